import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { AnswerOf, Endpoint, FileEndpoint, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { inputSentence } from './input-sentences.ts'
import type { AppContext, AppEnvironment } from './request-context.ts'

export type Handler<E> = (input: ParsedOf<E>, context: AppContext) => Promise<AnswerOf<E>> | AnswerOf<E>

const DEFAULT_MAX_BYTES = 32 * 1024

/** Mounts an endpoint of the contract: parses the request, runs the handler and parses what it answers. */
export function serveEndpoint<const E extends Endpoint>(
  app: Hono<AppEnvironment>,
  endpoint: E,
  handler: Handler<E>,
): void {
  const [method = '', path = ''] = endpoint.route.split(' ')
  app.on(method, path, async (context) => {
    const input = await readInput(endpoint, context)
    const answer = await handler(input, context)
    return context.json(endpoint.response.parse(answer), 200 as ContentfulStatusCode)
  })
}

/** The request as the contract says, or an error that says what is not right in it. */
export async function readInput<const E extends Endpoint | FileEndpoint>(
  asked: E,
  context: AppContext,
): Promise<ParsedOf<E>> {
  const endpoint: Pick<Endpoint, 'params' | 'query' | 'body' | 'maxBytes'> = asked
  return {
    ...(endpoint.params && { params: parse(endpoint.params, storableTexts(context.req.param())) }),
    ...(endpoint.query && { query: parse(endpoint.query, storableTexts(context.req.query())) }),
    ...(endpoint.body && {
      body: parse(endpoint.body, await readJson(context, endpoint.maxBytes ?? DEFAULT_MAX_BYTES)),
    }),
  } as ParsedOf<E>
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { error: inputSentence })
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]))
  throw new AppError('bad-input', { message: parsed.error.issues[0]?.message ?? '', fields })
}

/** PostgreSQL stores neither a NUL nor half a character, and they have no place in any text of ours. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()
const withStorableTexts = (_key: string, value: unknown) => (typeof value === 'string' ? storable(value) : value)

const storableTexts = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, storable(text)]))

/** Reads a JSON body without ever holding more than `maxBytes` of it. */
async function readJson(context: AppContext, maxBytes: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) throw new AppError('unsupported-type')
  const text = await readText(context, maxBytes)
  try {
    return /\\u(0000|d[89a-f])/i.test(text) ? JSON.parse(text, withStorableTexts) : JSON.parse(text)
  } catch {
    throw new AppError('bad-input', { message: 'The body is not valid JSON.' })
  }
}

async function readText({ req }: AppContext, maxBytes: number): Promise<string> {
  const told = Number(req.header('content-length') ?? Number.NaN)
  if (told > maxBytes) throw new AppError('too-large')
  // Of a body whose length was told the server reads no more than that.
  if (told <= maxBytes) return req.raw.text()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
