import { clientId } from '../../api/client-id.ts'

const KEY = 'revisewell:lesson-guest'
let unstored: { day: string; id: string } | null = null

/** A guest's number for counting views once a day: made anew each day, so that no two days can be joined. */
export function guestOfToday(): string {
  const day = new Date().toISOString().slice(0, 10)
  const known = read() ?? unstored
  if (known?.day === day) return known.id
  const made = { day, id: clientId() }
  unstored = made
  try {
    localStorage.setItem(KEY, JSON.stringify(made))
  } catch {
    // Then it holds until the page is left.
  }
  return made.id
}

function read(): { day: string; id: string } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { day, id } = { day: '', id: '', ...stored }
    return /^[0-9a-f-]{36}$/.test(id) ? { day, id } : null
  } catch {
    return null
  }
}
