import type { Parse } from './device-value.ts'

// A schema library would be several times what these values need, on screens that are read with a phone's connection. What is
// sent on to the server is parsed by the domain's zod schemas, which are fetched only when something waits.

export const text: Parse<string> = (stored) => (typeof stored === 'string' ? stored : null)
export const flag: Parse<boolean> = (stored) => (typeof stored === 'boolean' ? stored : null)
/** A whole number, 0 or more. */
export const whole: Parse<number> = (stored) =>
  Number.isSafeInteger(stored) && Number(stored) >= 0 ? Number(stored) : null

export const oneOf =
  <const T>(values: readonly T[]): Parse<T> =>
  (stored) =>
    values.find((value) => value === stored) ?? null

/** Damaged entries of a list are passed over. */
export const listOf =
  <T>(parse: Parse<T>): Parse<T[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.map(parse).filter((entry) => entry !== null) : null

/** Every field must make sense; others are left out. */
export const shapeOf =
  <T extends object>(fields: { [K in keyof T]: Parse<T[K]> }): Parse<T> =>
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return null
    const entries = Object.entries<Parse<unknown>>(fields).map(([key, parse]) => [key, parse(Reflect.get(stored, key))])
    return entries.some(([, value]) => value === null) ? null : (Object.fromEntries(entries) as T)
  }
