import type { z } from 'zod'
import type { AuditFilter } from '#contract/audit.ts'
import { addDays, startOfDay } from '#domain/progress/day.ts'
import type { ActFilter } from './audit-store.ts'

/** Where admins read the log: its days begin at midnight there. */
const ZONE = 'Europe/London'

export function filterOf({ act, person, from, to }: z.output<typeof AuditFilter>): ActFilter {
  return {
    acts: act && [act],
    person: person || undefined,
    from: from ? startOfDay(ZONE, from) : undefined,
    until: to ? startOfDay(ZONE, addDays(to, 1)) : undefined,
  }
}
