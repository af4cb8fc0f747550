import type { Api } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { TutorEvent, TutorReply } from '#contract/tutor.ts'
import { ApiError } from '../api/client.ts'

export type Question = InputOf<Api['POST /api/tutor/messages']>['body']

/**
 * Asks the tutor and tells each piece of the reply as it comes.
 * @throws {ApiError} with the server's code; {TypeError} without a connection.
 */
export async function askStream(question: Question, onPiece: (text: string) => void): Promise<TutorReply> {
  const response = await fetch('/api/tutor/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify(question),
  })
  if (!response.ok || !response.body) throw await errorOf(response)
  let reply: TutorReply | undefined
  for await (const event of events(response.body)) {
    if (event.type === 'piece') onPiece(event.text)
    else reply = event.reply
  }
  if (!reply) throw unavailable(502)
  return reply
}

const unavailable = (status: number) =>
  new ApiError(status, {
    error: { code: 'unavailable', message: 'The service is starting or busy. Please try again in a moment.' },
  })

async function errorOf(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null)
  return body?.error ? new ApiError(response.status, body) : unavailable(response.status)
}

/** The lines of a response as the events that they hold; the server has parsed them by the contract. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<TutorEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + decoder.decode(next.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}
