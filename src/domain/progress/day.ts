const MS_PER_DAY = 86_400_000

interface ZoneClock {
  formatter: Intl.DateTimeFormat
  /** The second of which it was asked last, since 1970, and what it said. */
  second: number
  time: LocalTime
}

// Making a formatter takes a hundred times as long as using it. Bounded, since a zone's name has many spellings.
const clocks = new Map<string, ZoneClock>()
const CLOCKS_KEPT = 500

function clockOf(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  const made = { formatter, second: Number.NaN, time: { day: '', hour: 0 } }
  if (clocks.size >= CLOCKS_KEPT) clocks.clear()
  clocks.set(timeZone, made)
  return made
}

export interface LocalTime {
  /** YYYY-MM-DD */
  day: string
  /** 0 to 23 */
  hour: number
}

/**
 * What calendar and clock say in a time zone.
 * @throws {RangeError} for an unknown zone or an invalid date.
 */
export function localTime(timeZone: string, instant: Date): Readonly<LocalTime> {
  const clock = clockOf(timeZone)
  // A class answers within the same second, and no zone's clock is set within one.
  const second = Math.floor(instant.getTime() / 1000)
  if (second !== clock.second) Object.assign(clock, { second, time: readClock(clock.formatter, instant) })
  return clock.time
}

function readClock(formatter: Intl.DateTimeFormat, instant: Date): LocalTime {
  const parts = { year: '', month: '', day: '', hour: '' }
  for (const { type, value } of formatter.formatToParts(instant)) {
    if (type === 'year' || type === 'month' || type === 'day' || type === 'hour') parts[type] = value
  }
  return { day: `${parts.year.padStart(4, '0')}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}

/**
 * The calendar day of an instant, as YYYY-MM-DD, where the person is.
 * @throws {RangeError} for an unknown zone or an invalid date.
 */
export function dayIn(timeZone: string, instant: Date): string {
  return localTime(timeZone, instant).day
}

/**
 * The hour on the clock (0 to 23) where the person is.
 * @throws {RangeError} for an unknown zone or an invalid date.
 */
export function hourIn(timeZone: string, instant: Date): number {
  return localTime(timeZone, instant).hour
}

/** Days are counted between UTC midnights, so a change of clocks can't add or lose one. */
function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Whole days from one YYYY-MM-DD to another; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / MS_PER_DAY)
}

/** The YYYY-MM-DD that comes `count` days after (before, when negative). */
export function addDays(day: string, count: number): string {
  return new Date(midnight(day) + count * MS_PER_DAY).toISOString().slice(0, 10)
}

/** The first moment of a YYYY-MM-DD in a time zone. @throws {RangeError} for an unknown zone. */
export function startOfDay(timeZone: string, day: string): Date {
  const HALF_HOUR = 1_800_000
  // Zones are up to 14 hours before and 12 behind UTC.
  for (let step = -28; step <= 24; step += 1) {
    const moment = new Date(midnight(day) + step * HALF_HOUR)
    if (dayIn(timeZone, moment) >= day) return moment
  }
  return new Date(midnight(day))
}

/** True for a zone's name, such as Europe/London; a bare offset isn't one, since it knows no summer time. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(text)) return false
  try {
    clockOf(text)
    return true
  } catch {
    return false
  }
}
