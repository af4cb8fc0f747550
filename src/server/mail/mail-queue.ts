import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import type { Queue } from '../jobs/queue.ts'
import type { Mailer, OutgoingMail } from './mailer.ts'

/** Mails that must arrive even when the mail server is away for hours or this one is restarted. */
export const mailQueue: Queue<OutgoingMail> = {
  name: 'mail',
  data: z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()).optional(),
    key: z.string().optional(),
  }),
  // Over a little more than a day.
  retries: 12,
}

export function deliverQueuedMails({ jobs, mailer }: { jobs: Jobs; mailer: Pick<Mailer, 'deliver'> }): Promise<void> {
  // Delivered again after a crash it has the same key, so it is no second mail.
  return jobs.work(mailQueue, async ({ key, ...mail }, { id }) => {
    try {
      await mailer.deliver({ ...mail, key: key ?? id })
    } catch (error) {
      // Mail servers repeat whom they refuse, and the reason is kept longer than the mail.
      throw new Error((error instanceof Error ? error.message : String(error)).replaceAll(mail.to, 'the address'))
    }
  })
}
