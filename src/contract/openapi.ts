import { z } from 'zod'
import { features, type Operation } from './api.ts'
import type { Call } from './endpoint.ts'
import { ErrorBody, errorTable } from './errors.ts'

type Json = Record<string, unknown>

const description = `What the product's own pages call. Every fault is answered with JSON, \`{ error: { code, message } }\`.
Live screens use a WebSocket at \`/api/live\` besides.`

/**
 * OpenAPI 3.1 of the operations, made from the same schemas that parse the traffic.
 * @param installation where the calls are sent to, and the cookie that says who calls.
 */
export function openApiOf(
  operations: readonly Operation[],
  { url, sessionCookie }: { url: string; sessionCookie: string },
): Json {
  const paths = new Map<string, Json>()
  for (const operation of operations) {
    const [method = '', path = ''] = operation.call.route.split(' ')
    const openPath = path.replace(/:(\w+)/g, '{$1}')
    paths.set(openPath, { ...paths.get(openPath), [method.toLowerCase()]: describe(operation) })
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Revisewell', version: '1', description },
    servers: [{ url }],
    tags: Object.entries(features).map(([name, { about }]) => ({ name, description: about })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: z.toJSONSchema(ErrorBody) },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by `POST /api/sign-in`, `POST /api/class-sign-in` and the links in mails.',
        },
      },
    },
  }
}

function describe({ id, feature, call }: Operation): Json {
  const errors = ['bad-input', ...(call.errors ?? []), 'internal'] as const
  const byStatus = Map.groupBy(new Set(errors), (code) => String(errorTable[code].status))
  const body = 'body' in call ? call.body : undefined
  return {
    operationId: id,
    tags: [feature],
    summary: call.summary,
    // Without a session a call answers for a guest, unless it refuses guests.
    security: call.errors?.includes('not-signed-in') ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      200: { description: 'As asked', content: contentOf(call) },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  }
}

function contentOf(call: Call): Json {
  if ('types' in call) return Object.fromEntries(call.types.map((type) => [type, {}]))
  return { ...json(schemaOf(call.response, 'output')), ...(call.lines && lines(schemaOf(call.lines, 'output'))) }
}

const json = (schema: Json) => ({ 'application/json': { schema } })
const lines = (schema: Json) => ({ 'application/x-ndjson': { schema } })

/** A schema inside the document, whose dialect is the document's. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return made
}

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
