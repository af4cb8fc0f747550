import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { ErrorBody, errorTable } from './errors.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the endpoints, made from the same schemas that parse the traffic. */
export function openApiOf(endpoints: readonly Endpoint[]): Json {
  const paths = new Map<string, Json>()
  for (const endpoint of endpoints) {
    const [method = '', path = ''] = endpoint.route.split(' ')
    const openPath = path.replace(/:(\w+)/g, '{$1}')
    paths.set(openPath, { ...paths.get(openPath), [method.toLowerCase()]: operationOf(endpoint) })
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Revisewell', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: { Error: z.toJSONSchema(ErrorBody) } },
  }
}

function operationOf(endpoint: Endpoint): Json {
  const errors = ['bad-input', ...(endpoint.errors ?? []), 'internal'] as const
  const byStatus = Map.groupBy(new Set(errors), (code) => String(errorTable[code].status))
  return {
    summary: endpoint.summary,
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }),
    responses: {
      200: { description: 'As asked', content: json(schemaOf(endpoint.response, 'output')) },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  }
}

const json = (schema: Json) => ({ 'application/json': { schema } })
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}
