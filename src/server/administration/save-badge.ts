import type { saveBadgeEndpoint } from '#contract/administration.ts'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { MOST_BADGES } from '#domain/progress/badges.ts'
import { recordAct } from '../audit/record-act.ts'
import { readEarningRules } from '../awards/earning-rules.ts'
import type { Database } from '../database/database.ts'
import { requireAdministration } from '../http/require-administration.ts'
import { lockSettings, writeSetting } from './settings-store.ts'

/**
 * Adds a badge or changes one. Badges that are held stay held; whoever meets a requirement that became easier gets the badge
 * with their next answer or award.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; limit-reached.
 */
export async function saveBadge(options: {
  person: Person
  badgeId: string
  body: ParsedOf<typeof saveBadgeEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof saveBadgeEndpoint>> {
  const { badgeId, body, database, now } = options
  const { id: actorId } = requireAdministration(options.person)
  const badge = { id: badgeId, ...body }
  await database.transaction(async (transaction) => {
    await lockSettings(transaction)
    const { badgeRules } = await readEarningRules(transaction)
    const known = badgeRules.some(({ id }) => id === badgeId)
    if (!known && badgeRules.length >= MOST_BADGES) throw new AppError('limit-reached')
    const value = known ? badgeRules.map((rule) => (rule.id === badgeId ? badge : rule)) : [...badgeRules, badge]
    await writeSetting(transaction, { key: 'badges', value, now })
    const { requirement, type, on } = badge
    const details = { requirement, counts: type, on, new: !known }
    await recordAct(transaction, {
      actorId,
      act: 'badge-edited',
      subject: { id: badgeId, name: badge.name },
      details,
      at: now,
    })
  })
  return { badge }
}
