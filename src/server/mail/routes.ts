import type { Hono } from 'hono'
import { listOutboxEndpoint } from '#contract/accounts.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { listOutbox } from './list-outbox.ts'
import type { Outbox } from './outbox.ts'

interface Parts {
  outbox: Pick<Outbox, 'list'>
  outboxReadable: boolean
}

export function mailRoutes(app: Hono<AppEnvironment>, { outbox, outboxReadable }: Parts): void {
  serveEndpoint(app, listOutboxEndpoint, (_input, context) =>
    listOutbox({ person: context.var.person, outbox, development: outboxReadable }),
  )
}
