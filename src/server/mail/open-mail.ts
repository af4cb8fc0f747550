import path from 'node:path'
import type { Logger } from 'pino'
import { createMailer, type Mailer } from './mailer.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { smtpDelivery } from './smtp.ts'

/** Mail by SMTP where it is configured, otherwise into the outbox in the data folder. */
export function openMail(options: {
  smtpUrl: string | undefined
  mailFrom: string
  dataDir: string
  log: Pick<Logger, 'error' | 'warn'>
  now: () => Date
}): { mailer: Mailer; outbox: Outbox } {
  const { smtpUrl, mailFrom, dataDir, log, now } = options
  const outbox = openOutbox({ folder: path.join(dataDir, 'outbox'), now })
  const deliver = smtpUrl ? smtpDelivery({ url: smtpUrl, from: mailFrom }) : outbox.deliver
  return { mailer: createMailer({ deliver, log }), outbox }
}
