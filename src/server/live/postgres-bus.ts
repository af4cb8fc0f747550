import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { reconnectDelay } from '#domain/live/heartbeat.ts'
import type { Queries } from '../database/database.ts'
import type { Listener, NoticeBus } from './notice-bus.ts'

const CHANNEL = 'revisewell_live'
const PROBE = 'probe '

/**
 * LISTEN and NOTIFY. It listens on a connection of its own, since a pool's connections, or a pooler's, are handed on; `url`
 * must lead to the database itself. A connection that breaks or falls silent is replaced, and the gap is told.
 */
export async function openPostgresBus(
  options: { url: string; queries: Pick<Queries, 'query'> } & Listener,
): Promise<NoticeBus> {
  const { url, queries, onNotice, onGap, onProblem } = options
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false
  /** What was sent to see whether it comes back. */
  let unheard: string | undefined

  async function listen(): Promise<void> {
    retry = undefined
    const own = new Client({
      connectionString: url,
      application_name: 'revisewell live rooms',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    client = own
    own.on('error', () => lose(own))
    own.on('end', () => lose(own))
    own.on('notification', ({ payload = '' }) => {
      if (payload === unheard) unheard = undefined
      else if (!payload.startsWith(PROBE)) onNotice(payload)
    })
    try {
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
    } catch (error) {
      if (!closed) onProblem(error)
      lose(own)
      return
    }
    failures = 0
    onGap()
  }

  function lose(own: Client): void {
    if (client !== own) return
    client = undefined
    unheard = undefined
    own.end().catch(() => undefined)
    if (closed) return
    failures += 1
    retry = setTimeout(() => void listen(), reconnectDelay(failures)).unref()
  }

  const notify = (text: string) => queries.query('select pg_notify($1, $2)', [CHANNEL, text])
  await listen()
  return {
    async publish(text) {
      try {
        await notify(text)
      } catch (error) {
        // What it is about is stored: at least those on this server hear of it.
        onProblem(error)
        onNotice(text)
      }
    },
    async check() {
      if (!client) return
      if (unheard !== undefined) {
        onProblem(
          new Error(
            'Servers do not hear each other through the database. If DATABASE_URL leads through a pooler, give the address of the database itself in LISTEN_DATABASE_URL.',
          ),
        )
        lose(client)
        return
      }
      unheard = `${PROBE}${randomUUID()}`
      await notify(unheard).catch((error: unknown) => {
        unheard = undefined
        onProblem(error)
      })
    },
    async close() {
      closed = true
      clearTimeout(retry)
      const own = client
      client = undefined
      await own?.end()
    },
  }
}
