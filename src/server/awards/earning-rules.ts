import { BadgeRules } from '#domain/progress/badge-id.ts'
import { type BadgeRule, defaultBadges } from '#domain/progress/badges.ts'
import { defaultThresholds } from '#domain/progress/tier.ts'
import { TierThresholds } from '#domain/progress/tier-name.ts'
import type { Queries } from '../database/database.ts'

/** By what tiers and badges are told: an admin's, or as the product comes. */
export interface EarningRules {
  thresholds: TierThresholds
  badgeRules: BadgeRule[]
}

export interface RuleRow {
  key: string
  value: unknown
}

/** A select of what an admin has set, for statements that read it together with other things. */
export const selectRules = `select s.key, s.value from unnest(array['thresholds', 'badges']) wanted(name)
  cross join lateral (select key, value from office_settings where key = wanted.name limit 1) s`

/** What isn't set, or was set by a version that knew other rules, is as the product comes. */
export function earningRulesOf(rows: readonly RuleRow[]): EarningRules {
  const valueOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.value
  return {
    thresholds: TierThresholds.safeParse(valueOf('thresholds')).data ?? defaultThresholds,
    badgeRules: BadgeRules.safeParse(valueOf('badges')).data ?? [...defaultBadges],
  }
}

export async function readEarningRules(queries: Queries): Promise<EarningRules> {
  return earningRulesOf(await queries.query<RuleRow>(selectRules))
}
