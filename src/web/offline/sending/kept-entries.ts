import type { z } from 'zod'
import { keptNames, readText, setAside } from '../../device/device-store.ts'

/** The entries whose names begin so, by the rest of their names. What can't be read is set aside, so that the others go on. */
export function keptEntries<T>(beginning: string, schema: z.ZodType<T>): [id: string, entry: T][] {
  return keptNames(beginning).flatMap((name): [string, T][] => {
    const entry = parse(readText(name), schema)
    if (entry) return [[name.slice(beginning.length), entry]]
    setAside(name)
    return []
  })
}

function parse<T>(stored: string | null, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(stored ?? '')).data ?? null
  } catch {
    return null
  }
}
