import type { Context } from 'hono'
import type { Person } from '#domain/permissions.ts'

/** What the middleware knows of a request before its handler runs. */
export interface RequestFacts {
  person: Person
  /** The address that rate limits count by: the socket's, or a trusted proxy's word. */
  address: string
  /** Names it in its answer and in the log. */
  requestId: string
}

export interface AppEnvironment {
  Variables: RequestFacts
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
}

export type AppContext = Context<AppEnvironment>
