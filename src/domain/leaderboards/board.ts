import { addDays, dayIn } from '../progress/day.ts'
import type { SubjectFilter, TimePeriod } from './filters.ts'

/** Everybody's weeks and months begin at the same moment, whatever the pupil's own time zone: a ranking needs one clock. */
export const RANKING_TIME_ZONE = 'Europe/London'

const MONDAY = 1

/** The first days (YYYY-MM-DD) of the weeks and months for which XP is kept: the present ones and those before. */
export interface KeptPeriods {
  week: string
  lastWeek: string
  month: string
  lastMonth: string
}

/** Weeks begin at London's Monday, months at its first of the month. */
export function keptPeriodsAt(now: Date): KeptPeriods {
  const today = dayIn(RANKING_TIME_ZONE, now)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const week = addDays(today, -((weekday - MONDAY + 7) % 7))
  const month = firstOfMonth(today)
  return { week, lastWeek: addDays(week, -7), month, lastMonth: firstOfMonth(addDays(month, -1)) }
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`

/** How a board names its period: a new week is a new board. */
export function periodKeyOf(period: TimePeriod, { week, month }: KeptPeriods): string {
  if (period === 'this-week') return `week/${week}`
  if (period === 'this-month') return `month/${month}`
  return 'ever'
}

/** The name under which one ranking is kept; invented pupils have boards of their own. */
export function boardOf(options: { demo: boolean; subject: SubjectFilter; periodKey: string }): string {
  return `${options.demo ? 'demo/' : ''}${options.subject}/${options.periodKey}`
}

/** Whether the board is of a week or month that is not kept any more. */
export function isPast(board: string, { lastWeek, lastMonth }: KeptPeriods): boolean {
  const [kind, first = ''] = board.split('/').slice(-2)
  return (kind === 'week' && first < lastWeek) || (kind === 'month' && first < lastMonth)
}
