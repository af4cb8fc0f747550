import type { Hono } from 'hono'
import { listOutbox } from '#contract/accounts.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { listOutbox as list } from './list-outbox.ts'
import type { Outbox } from './outbox.ts'

interface Parts {
  outbox: Pick<Outbox, 'list'>
  outboxReadable: boolean
}

export function mailRoutes(app: Hono<AppEnvironment>, { outbox, outboxReadable }: Parts): void {
  serveEndpoint(app, listOutbox, (_input, context) =>
    list({ person: context.var.person, outbox, development: outboxReadable }),
  )
}
