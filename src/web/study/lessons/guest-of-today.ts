import { clientId } from '../../api/client-id.ts'
import { deviceValue } from '../../device/device-value.ts'
import { shapeOf, text } from '../../device/stored-shape.ts'

const guest = deviceValue('lesson-guest', shapeOf<{ day: string; id: string }>({ day: text, id: text }), {
  quiet: true,
})

/** A guest's number for counting views once a day: made anew each day, so that no two days can be joined. */
export function guestOfToday(): string {
  const day = new Date().toISOString().slice(0, 10)
  const known = guest.read()
  if (known?.day === day && /^[0-9a-f-]{36}$/.test(known.id)) return known.id
  const made = { day, id: clientId() }
  guest.keep(made)
  return made.id
}
