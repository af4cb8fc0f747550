/** What a person did in a room, until the server has said what became of it. */
export interface WaitingAct<Act = unknown> {
  id: string
  act: Act
}

export interface WaitingStore {
  read(): WaitingAct[]
  write(waiting: readonly WaitingAct[]): void
}

/** Keeps them for this tab, so that a reload loses nothing and the next person on the device finds nothing. */
export function waitingStore(key: string): WaitingStore {
  const name = `revisewell-waiting:${key}`
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
        return Array.isArray(kept) ? kept.filter((act) => typeof act?.id === 'string') : []
      } catch {
        return []
      }
    },
    write(waiting) {
      try {
        if (waiting.length > 0) sessionStorage.setItem(name, JSON.stringify(waiting))
        else sessionStorage.removeItem(name)
      } catch {
        // Storage may be switched off: then it is kept as long as the page.
      }
    },
  }
}
