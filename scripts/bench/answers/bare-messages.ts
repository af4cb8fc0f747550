import { z } from 'zod'

/** What the process that runs the bare SQL is started with. */
export const BareSettings = z.object({
  dataDir: z.string(),
  databaseUrl: z.string().optional(),
  pupilIds: z.array(z.string()),
  connections: z.int(),
})
export type BareSettings = z.infer<typeof BareSettings>

export const BareRun = z.object({ seconds: z.number() })
export type BareRun = z.infer<typeof BareRun>

export const BareRunResult = z.object({ answers: z.int(), seconds: z.number() })
export type BareRunResult = z.infer<typeof BareRunResult>
