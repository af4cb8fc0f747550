import { forget, keepText, type Place, readText, tellNotKept } from './device-store.ts'

/** What a stored value must be, as a schema: gives it, or null for what makes no sense. */
export type Parse<T> = (stored: unknown) => T | null

export interface DeviceValue<T> {
  /** Null where nothing is kept, or nothing that makes sense. */
  read(): T | null
  keep(value: T): void
  forget(): void
}

export interface DeviceValueOptions {
  place?: Place
  /** Kept for convenience: nobody needs to know where it can't be. */
  quiet?: boolean
}

/** One value that this device keeps: a word as it is, an object or list as JSON. */
export function deviceValue<T extends string | object>(
  name: string,
  parse: Parse<T>,
  { place, quiet = false }: DeviceValueOptions = {},
): DeviceValue<T> {
  return {
    read() {
      const text = readText(name, place)
      return text === null ? null : parse(fromText(text))
    },
    keep(value) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      if (!keepText(name, text, place) && !quiet) tellNotKept()
    },
    forget: () => forget(name, place),
  }
}

function fromText(text: string): unknown {
  // What was stored as a word stays one, also '1.5'.
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
