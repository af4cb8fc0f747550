import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'
import { errorTable } from './errors.ts'
import { openApiOf } from './openapi.ts'

const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string().min(10),
        parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean() })),
        responses: z.record(z.string(), z.object({ description: z.string() })),
      }),
    ),
  ),
})
const document = Document.parse(JSON.parse(JSON.stringify(openApiOf(endpoints))))

test('the document names every call of the contract, once', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = endpoints.map(({ route }) => route.replace(/:(\w+)/g, '{$1}'))
  expect(described.toSorted()).toEqual(routes.toSorted())
  expect(new Set(routes).size).toBe(routes.length)
})

test('every parameter in a path is described', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const operation of Object.values(methods)) {
      const described = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(described.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
      expect(described.every(({ required }) => required)).toBe(true)
    }
  }
})

test('every call says which errors it answers with', () => {
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods)) {
      expect(responses['400']?.description).toContain('bad-input')
      expect(responses['500']?.description).toContain('internal')
    }
})

test('every error has a sentence that a person can act on and a status of its kind', () => {
  for (const { status, message } of Object.values(errorTable)) {
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(status).toBeGreaterThanOrEqual(400)
  }
})
