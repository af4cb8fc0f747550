import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls, features, operations } from './api.ts'
import { errorTable } from './errors.ts'
import { openApiOf } from './openapi.ts'

const Document = z.object({
  openapi: z.literal('3.1.0'),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string().min(10) })),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string().regex(/^[a-z]+([A-Z][a-z]+)+$/),
        tags: z.tuple([z.string()]),
        security: z.array(z.record(z.string(), z.array(z.string()))).min(1),
        summary: z.string().min(10),
        parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean() })),
        responses: z.record(
          z.string(),
          z.object({ description: z.string(), content: z.record(z.string(), z.unknown()) }),
        ),
      }),
    ),
  ),
  components: z.object({ securitySchemes: z.record(z.string(), z.object({ in: z.string(), name: z.string() })) }),
})
const installation = { url: 'https://revise.example.org', sessionCookie: '__Host-revisewell.session_token' }
const document = Document.parse(JSON.parse(JSON.stringify(openApiOf(operations, installation))))
const described = Object.values(document.paths).flatMap((methods) => Object.values(methods))

test('the document names every call of the contract, once', () => {
  const routesDescribed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = calls.map(({ route }) => route.replace(/:(\w+)/g, '{$1}'))
  expect(routesDescribed.toSorted()).toEqual(routes.toSorted())
  expect(new Set(routes).size).toBe(routes.length)
})

test('every call has a name of its own, which is the contract’s, and its feature’s tag', () => {
  const names = described.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(calls.length)
  expect(document.paths['/api/answers']?.post).toMatchObject({ operationId: 'recordAnswers', tags: ['study'] })
  expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(features))
  expect(new Set(described.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(features)))
})

test('it says where calls are sent to, by which cookie somebody is known, and which calls need them to be', () => {
  expect(document.servers).toEqual([{ url: 'https://revise.example.org' }])
  expect(document.components.securitySchemes).toMatchObject({
    session: { in: 'cookie', name: '__Host-revisewell.session_token' },
  })
  expect(document.paths['/api/dashboard']?.get?.security).toEqual([{ session: [] }])
  expect(document.paths['/api/me']?.get?.security).toEqual([{}, { session: [] }])
})

test('calls that are answered with a file, or line by line, say with what', () => {
  const typesOf = (path: string, method = 'get') =>
    Object.keys(document.paths[path]?.[method]?.responses['200']?.content ?? {})
  expect(typesOf('/api/sets/{id}/media/{mediaId}')).toEqual(['image/*', 'audio/*'])
  expect(typesOf('/api/quizzes/{id}/export')).toEqual(['text/plain', 'application/zip'])
  expect(typesOf('/calendar/{file}')).toEqual(['text/calendar'])
  expect(typesOf('/api/admin/backup')).toEqual(['application/gzip'])
  expect(typesOf('/api/tutor/messages', 'post')).toEqual(['application/json', 'application/x-ndjson'])
})

test('every parameter in a path is described', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const operation of Object.values(methods)) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
      expect(inPath.every(({ required }) => required)).toBe(true)
    }
  }
})

test('every call says which errors it answers with', () => {
  for (const { responses } of described) {
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
