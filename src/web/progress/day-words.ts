import { daysBetween } from '#domain/progress/day.ts'

// Written out: the browser's and the server's own date formats differ, and the page must be the same in both.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Monday first, as ISO counts them. */
export const weekdayNames = [...weekdays.slice(1), ...weekdays.slice(0, 1)]
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function partsOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    date: date.getUTCDate(),
    month: months[date.getUTCMonth()] ?? '',
  }
}

/** Such as '12 May', of a YYYY-MM-DD. */
export function shortDay(day: string): string {
  const { date, month } = partsOf(day)
  return `${date} ${month.slice(0, 3)}`
}

/** Such as 'Tuesday 12 May'. */
export function longDay(day: string): string {
  const { weekday, date, month } = partsOf(day)
  return `${weekday} ${date} ${month}`
}

/** Such as 'Tue'. */
export function weekdayOf(day: string): string {
  return partsOf(day).weekday.slice(0, 3)
}

/** When a coming day is, as in 'the next cards come back …'. */
export function comingDay(day: string, today: string): string {
  const ahead = daysBetween(today, day)
  if (ahead <= 0) return 'later today'
  if (ahead === 1) return 'tomorrow'
  return ahead < 7 ? `on ${partsOf(day).weekday}` : `on ${longDay(day)}`
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Such as '12 May 2026, 16:05' in UK time, of an ISO moment. */
export function momentIn(moment: string): string {
  const parts = Object.fromEntries(clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
  const month = (months[Number(parts.month) - 1] ?? '').slice(0, 3)
  // With a month in figures the British format writes 07.
  return `${Number(parts.day)} ${month} ${parts.year}, ${parts.hour}:${parts.minute}`
}

/** Such as '12 May 2026' in UK time, of an ISO moment. */
export const dateIn = (moment: string): string => momentIn(moment).replace(/,.*/, '')

/** Such as '12/05/2026' in UK time, of an ISO moment. */
export function britishDate(moment: string): string {
  const parts = Object.fromEntries(clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
  return `${String(parts.day).padStart(2, '0')}/${String(parts.month).padStart(2, '0')}/${parts.year}`
}
