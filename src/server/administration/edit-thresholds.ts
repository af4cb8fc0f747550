import type { editThresholdsEndpoint } from '#contract/administration.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Person } from '#domain/permissions.ts'
import { type TierThresholds, tierNames, tiersBy } from '#domain/progress/tier.ts'
import { recordAct } from '../audit/record-act.ts'
import { readEarningRules } from '../awards/earning-rules.ts'
import type { Database, Queries } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import { lockSettings, writeSetting } from './settings-store.ts'

/**
 * Sets where the tiers begin. Whoever has the XP of a higher tier now rises at once; nobody falls (decision on thresholds).
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin.
 */
export async function editThresholds(options: {
  person: Person
  thresholds: TierThresholds
  database: Database
  now: Date
}): Promise<AnswerOf<typeof editThresholdsEndpoint>> {
  const { thresholds, database, now } = options
  const { id: actorId } = requireAdministration(options.person)
  return database.transaction(async (transaction) => {
    await lockSettings(transaction)
    const { thresholds: before } = await readEarningRules(transaction)
    await writeSetting(transaction, { key: 'thresholds', value: thresholds, now })
    const risen = await raiseTiers(transaction, thresholds)
    const words = ({ silver, gold, platinum }: TierThresholds) => `${silver}, ${gold}, ${platinum}`
    const details = { from: words(before), to: words(thresholds), risen }
    const subject = { id: 'thresholds', name: 'Silver, Gold, Platinum' }
    await recordAct(transaction, { actorId, act: 'thresholds-edited', subject, details, at: now })
    return { thresholds, risen }
  })
}

/** @returns how many pupils rose. */
async function raiseTiers(transaction: Queries, thresholds: TierThresholds): Promise<number> {
  const starts = tiersBy(thresholds).map(({ from }) => from)
  const [row] = await transaction.query<{ risen: number }>(
    `with risen as (
       update student_progress set current_tier = ($1::text[])[width_bucket(total_xp, $2::int[])]
       where width_bucket(total_xp, $2::int[]) > array_position($1::text[], current_tier) returning 1)
     select count(*)::int as risen from risen`,
    [[...tierNames], starts],
  )
  return row?.risen ?? 0
}
