/** A moment as people in Britain write it, in a place's time: 'Thursday 4 June 2026 at 16:30'. */
export function momentWords(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return `${day.format(moment).replace(',', '')} at ${clockTime(moment, timeZone)}`
}

/** The time on the clock at a place: '16:30'. */
export function clockTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  )
}

/** A length as one says it: '45 minutes', '1 hour 30 minutes'. */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours && `${hours} hour${hours === 1 ? '' : 's'}`, rest && `${rest} minute${rest === 1 ? '' : 's'}`]
  return parts.filter(Boolean).join(' ')
}
