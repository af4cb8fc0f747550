import type { Logger } from 'pino'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Takes one mail to where it goes. */
export type Deliver = (mail: OutgoingMail) => Promise<void>

export interface Mailer {
  /**
   * Takes a mail over and returns at once, so that an answer neither waits for it nor tells by its time whether one went
   * out. What fails is tried once more, then logged.
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
    send(mail) {
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
