import type { TutorExchange } from '#contract/tutor.ts'
import { clientId } from '../api/client-id.ts'

const HISTORY = 'revisewell:tutor'
const DEVICE = 'revisewell:tutor-device'
/** A device holds little, and a guest's history is a convenience. */
const KEPT = 20

/** A guest's history, which is on this device alone; empty where nothing can be stored. */
export function readDeviceHistory(): TutorExchange[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(HISTORY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isExchange) : []
  } catch {
    return []
  }
}

const isExchange = (value: unknown): value is TutorExchange =>
  typeof value === 'object' && value !== null && 'question' in value && 'reply' in value && 'id' in value

export function keepOnDevice(exchange: TutorExchange): void {
  try {
    const kept = [...readDeviceHistory().filter(({ id }) => id !== exchange.id), exchange].slice(-KEPT)
    localStorage.setItem(HISTORY, JSON.stringify(kept))
  } catch {
    // Then it is on the screen until the page is left.
  }
}

export function forgetOnDevice(): void {
  try {
    localStorage.removeItem(HISTORY)
  } catch {
    // Nothing was stored either.
  }
}

/** An id that says nothing but that two questions come from one device; undefined where it cannot be kept. */
export function deviceId(): string | undefined {
  try {
    const known = localStorage.getItem(DEVICE)
    if (known) return known
    const made = clientId()
    localStorage.setItem(DEVICE, made)
    return made
  } catch {
    return undefined
  }
}
