import { z } from 'zod'
import type { Database } from '#server/database/database.ts'
import type { Queue } from '#server/jobs/queue.ts'

/** A job whose two steps each leave a row, once. */
export const twoSteps: Queue<{ work: string }> = { name: 'two-steps', data: z.object({ work: z.string() }) }

export async function makeStepTable({ query }: Database): Promise<void> {
  await query(
    'create table if not exists steps (work text, step integer, times integer default 1, primary key (work, step))',
  )
}

/** A step counts once: one that was taken already adds nothing but to how often it was tried. */
export async function takeStep({ query }: Pick<Database, 'query'>, work: string, step: number): Promise<void> {
  await query(
    `insert into steps (work, step) values ($1, $2) on conflict (work, step) do update set times = steps.times + 1`,
    [work, step],
  )
}
