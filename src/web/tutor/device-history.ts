import type { TutorExchange } from '#contract/tutor.ts'
import { clientId } from '../api/client-id.ts'
import { deviceValue } from '../device/device-value.ts'
import { listOf, text } from '../device/stored-shape.ts'

/** A device holds little, and a guest's history is a convenience. */
const KEPT = 20

const isExchange = (value: unknown): value is TutorExchange =>
  typeof value === 'object' && value !== null && 'question' in value && 'reply' in value && 'id' in value
const history = deviceValue(
  'tutor',
  listOf((stored) => (isExchange(stored) ? stored : null)),
  { quiet: true },
)
const device = deviceValue('tutor-device', text, { quiet: true })

/** A guest's history, which is on this device alone. */
export const readDeviceHistory = (): TutorExchange[] => history.read() ?? []

export const keepOnDevice = (exchange: TutorExchange): void =>
  history.keep([...readDeviceHistory().filter(({ id }) => id !== exchange.id), exchange].slice(-KEPT))

export const forgetOnDevice = (): void => history.forget()

/** An id that says nothing but that two questions come from one device, or one page where it can't be kept. */
export function deviceId(): string {
  const known = device.read() || clientId()
  device.keep(known)
  return known
}
