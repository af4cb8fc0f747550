import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Deliver } from './mailer.ts'

const TIMEOUT_MS = 20_000

/** Delivery by the mail server of `SMTP_URL`, over a few connections that are kept. */
export function smtpDelivery({ url, from }: { url: string; from: string }): Deliver {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ key, ...mail }) => {
    // Mail programs and servers show mails of one id once.
    const messageId = key && `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`
    await transport.sendMail({ from, ...mail, ...(messageId && { messageId }) })
  }
}
