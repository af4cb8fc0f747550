/** Where a browser keeps things: `local` for good, `session` as long as the tab. */
export type Place = 'local' | 'session'

/** Said in the window when something that is kept here has changed. */
export const DEVICE_CHANGED = 'revisewell:changed'
/** Said in the window when something that a person did could not be kept. */
export const NOT_KEPT = 'revisewell:not-kept'

export const PREFIX = 'revisewell:'
const DAMAGED = 'damaged:'
/** What could not be written is here as long as the page is open. */
const memory = new Map<string, string>()
const opened = new Set<Place>()
let notKept = false

/** @throws {Error} where the browser refuses storage. */
function open(place: Place): Storage {
  const storage = globalThis[`${place}Storage`]
  if (!opened.has(place)) {
    // Earlier releases began some names with `revisewell-` or `revisewell.`.
    for (const old of Object.keys(storage).filter((key) => /^revisewell[-.]/.test(key))) {
      const text = storage.getItem(old) ?? ''
      storage.removeItem(old)
      const name = PREFIX + old.slice(PREFIX.length)
      if (storage.getItem(name) === null) storage.setItem(name, text)
    }
    opened.add(place)
  }
  return storage
}

const changed = () => globalThis.dispatchEvent?.(new Event(DEVICE_CHANGED))

/** What is kept under a name; null for nothing. */
export function readText(name: string, place: Place = 'local'): string | null {
  try {
    return memory.get(place + name) ?? open(place).getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Keeps a text. False where storage is full or switched off: then it lasts as long as the page. */
export function keepText(name: string, text: string, place: Place = 'local'): boolean {
  try {
    open(place).setItem(PREFIX + name, text)
    memory.delete(place + name)
  } catch {
    memory.set(place + name, text)
  }
  changed()
  return !memory.has(place + name)
}

export function forget(name: string, place: Place = 'local'): void {
  memory.delete(place + name)
  try {
    open(place).removeItem(PREFIX + name)
  } catch {
    // Nothing is kept where storage is switched off.
  }
  changed()
}

/** The names that begin so, whether the device keeps them or only this page. */
export function keptNames(beginning: string, place: Place = 'local'): string[] {
  const names = Array.from(memory.keys(), (key) => (key.startsWith(place) ? PREFIX + key.slice(place.length) : ''))
  try {
    names.push(...Object.keys(open(place)))
  } catch {
    // Then there is only what this page holds.
  }
  return [...new Set(names)].filter((key) => key.startsWith(PREFIX + beginning)).map((key) => key.slice(PREFIX.length))
}

/** Puts what can't be read aside, so that it holds nothing up and is still there for a release that can read it. */
export function setAside(name: string): void {
  const text = readText(name)
  forget(name)
  if (text !== null) keepText(DAMAGED + name, text)
}

/** The names of what was set aside. */
export const damagedNames = (): string[] => keptNames(DAMAGED)

/** Has a person told, once a page, that what they did here could not be kept. */
export function tellNotKept(): void {
  notKept = true
  globalThis.dispatchEvent?.(new Event(NOT_KEPT))
}
export const wasNotKept = (): boolean => notKept
