const DAY_MS = 86_400_000

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}

// Making a formatter takes a hundred times as long as using it. Bounded, since a zone's name has many spellings.
const formatters = new Map<string, Intl.DateTimeFormat>()
const FORMATTERS_KEPT = 200

export interface Clock {
  /** YYYY-MM-DD */
  day: string
  /** HH:MM */
  time: string
}

/**
 * What calendar and clock show in a time zone, to the minute.
 * @throws {RangeError} for an unknown zone or an invalid date.
 */
export function clockIn(timeZone: string, instant: Date): Clock {
  const formatter = formatters.get(timeZone) ?? formatterFor(timeZone)
  if (formatters.size >= FORMATTERS_KEPT) formatters.clear()
  formatters.set(timeZone, formatter)
  const part = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]))
  return { day: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` }
}

const asUtc = ({ day, time }: Clock) => Date.parse(`${day}T${time}:00Z`)

/**
 * The instant at which a place's clock shows a day and time. Where a change of clocks shows it twice it is the first; where
 * the change leaves it out it is as much later as the clocks went forward.
 * @throws {RangeError} for an unknown zone or no day and time.
 */
export function instantAt(timeZone: string, clock: Clock): Date {
  const shown = asUtc(clock)
  const aheadAt = (instant: number) =>
    asUtc(clockIn(timeZone, new Date(instant))) - Math.floor(instant / 60_000) * 60_000
  const before = shown - aheadAt(shown - DAY_MS)
  const after = shown - aheadAt(shown + DAY_MS)
  const right = [before, after].filter((instant) => asUtc(clockIn(timeZone, new Date(instant))) === shown)
  return new Date(right.length > 0 ? Math.min(...right) : before)
}
