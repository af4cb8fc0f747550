import type { Logger } from 'pino'
import { isNoAddress } from '#domain/no-address.ts'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string> | undefined
  /** The same for the same mail: delivered again after a crash it is no second mail. Default: one of its own. */
  key?: string | undefined
}

/** Takes one mail to where it goes. */
export type Deliver = (mail: OutgoingMail) => Promise<void>

export interface Mailer {
  /** Takes a mail where it goes and rejects when that fails: for a job, which is tried again by itself. */
  deliver: Deliver
  /**
   * Takes a mail over and returns at once, so that an answer neither waits for it nor tells by its time whether one went
   * out. What fails is tried once more, then logged. Who has no address gets none.
   */
  send(mail: OutgoingMail): void
  /** Resolves when every mail taken over has been delivered or given up. */
  settled(): Promise<void>
}

export function createMailer(options: {
  deliver: Deliver
  log: Pick<Logger, 'error' | 'warn'>
  /** Default: 5 s. */
  retryAfterMs?: number
}): Mailer {
  const { deliver, log, retryAfterMs = 5000 } = options
  const underWay = new Set<Promise<void>>()

  async function deliverWithRetry(mail: OutgoingMail): Promise<void> {
    await new Promise(setImmediate)
    try {
      await deliver(mail)
    } catch (error) {
      log.warn({ err: error, subject: mail.subject }, 'a mail was not delivered; it is tried once more')
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
      await deliver(mail)
    }
  }

  return {
    deliver,
    send(mail) {
      if (isNoAddress(mail.to)) return
      const delivery = deliverWithRetry(mail)
        .catch((error: unknown) => log.error({ err: error, subject: mail.subject }, 'a mail could not be delivered'))
        .finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
