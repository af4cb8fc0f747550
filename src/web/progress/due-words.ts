import { daysBetween } from '#domain/progress/day.ts'
import { longDay } from './day-words.ts'

/** When something is due, as in 'Due tomorrow at 09:00'; days are YYYY-MM-DD. */
export function dueWords({ dueOn, dueTime }: { dueOn: string; dueTime: string }, today: string): string {
  const days = daysBetween(today, dueOn)
  const verb = days < 0 ? 'Was due' : 'Due'
  if (days === 0) return `${verb} today at ${dueTime}`
  if (days === 1) return `${verb} tomorrow at ${dueTime}`
  if (days === -1) return `${verb} yesterday at ${dueTime}`
  return `${verb} ${longDay(dueOn)} at ${dueTime}`
}
