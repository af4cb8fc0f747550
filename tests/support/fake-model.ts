import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the fake of the paid model behaves next. `halves` waits between its two halves until it is told to go on. */
export type ModelBehaviour =
  | { kind: 'says'; text: string }
  | { kind: 'halves'; first: string; second: string }
  | { kind: 'silent' }
  | { kind: 'stalls'; text: string }
  | { kind: 'breaks'; text: string }
  /** Ends as if all were well, but for the reason that it gives; without one, only the stream ends. */
  | { kind: 'ends'; text: string; reason: 'length' | 'content_filter' | null }
  | { kind: 'refuses'; status: number }
  | { kind: 'hangs up' }
  /** Answers with anything but a stream of words. */
  | { kind: 'answers'; status: number; type: string; body: string; location?: string }
  /** Sends these chunks in place of its words, and ends well. */
  | { kind: 'sends'; chunks: readonly unknown[] }
  /** Never stops. */
  | { kind: 'endless'; text: string }

export interface FakeModel {
  url: string
  behave(next: ModelBehaviour): void
  /** Lets a reply in halves go on. */
  goOn(): void
  /** Everything that was asked, the newest last. */
  asked: {
    authorization: string | undefined
    body: { model: string; stream: boolean; messages: { content: string }[] }
  }[]
  close(): Promise<void>
}

/** A local service that speaks as much of OpenAI's chat completions as the tutor uses. */
export async function startFakeModel(): Promise<FakeModel> {
  let behaviour: ModelBehaviour = { kind: 'silent' }
  let gate = Promise.withResolvers<void>()
  const asked: FakeModel['asked'] = []
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) })
    const now = behaviour
    if (now.kind === 'silent') return
    if (now.kind === 'hangs up') {
      response.destroy()
      return
    }
    if (now.kind === 'refuses' || now.kind === 'answers') {
      const { status, type, body, location }: { status: number; type: string; body: string; location?: string } =
        now.kind === 'answers'
          ? now
          : { status: now.status, type: 'application/json', body: JSON.stringify({ error: { message: 'no' } }) }
      response.writeHead(status, { 'content-type': type, ...(location !== undefined && { location }) })
      response.end(body)
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (text: string) => {
      for (const word of text.match(/\s*\S+/g) ?? [])
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: word } }] })}\n\n`)
    }
    if (now.kind === 'endless') {
      const more = () => {
        if (response.destroyed) return
        say(now.text)
        setImmediate(more)
      }
      more()
      return
    }
    if (now.kind === 'sends') for (const chunk of now.chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    else say(now.kind === 'halves' ? now.first : now.text)
    if (now.kind === 'stalls') return
    if (now.kind === 'breaks') {
      // What was said arrives first.
      response.socket?.end()
      return
    }
    if (now.kind === 'halves') {
      await gate.promise
      say(now.second)
    }
    const reason = now.kind === 'ends' ? now.reason : 'stop'
    if (reason)
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })}\n\n`)
    response.end(reason ? 'data: [DONE]\n\n' : '')
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave(next) {
      behaviour = next
      gate = Promise.withResolvers<void>()
    },
    goOn: () => gate.resolve(),
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
