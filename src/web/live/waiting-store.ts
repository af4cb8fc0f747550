import { deviceValue } from '../device/device-value.ts'
import { listOf } from '../device/stored-shape.ts'

/** What a person did in a room, until the server has said what became of it. */
export interface WaitingAct<Act = unknown> {
  id: string
  act: Act
}

export interface WaitingStore {
  read(): WaitingAct[]
  write(waiting: readonly WaitingAct[]): void
}

const isWaiting = (stored: unknown): stored is WaitingAct =>
  typeof stored === 'object' && stored !== null && 'act' in stored && 'id' in stored && typeof stored.id === 'string'

/** Keeps them for this tab, so that a reload loses nothing and the next person on the device finds nothing. */
export function waitingStore(key: string): WaitingStore {
  const acts = listOf((stored) => (isWaiting(stored) ? stored : null))
  const kept = deviceValue(`waiting:${key}`, acts, { place: 'session' })
  return {
    read: () => kept.read() ?? [],
    write: (waiting) => (waiting.length > 0 ? kept.keep([...waiting]) : kept.forget()),
  }
}
