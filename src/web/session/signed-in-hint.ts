import type { Profile } from '#contract/accounts.ts'

/** The name of the device's note that somebody is signed in here. */
export const SIGNED_IN_HINT = 'revisewell-signed-in'

/** Who it is, as far as it takes to keep their answers for them while the server can't be asked. */
export type KnownPerson = Pick<Profile, 'id' | 'role'>

/**
 * Keeps the note, so that the next page doesn't show 'Sign In' for a moment to somebody who is. A device that stores
 * nothing just shows it.
 */
export function rememberPerson(person: KnownPerson | null): void {
  try {
    if (person) localStorage.setItem(SIGNED_IN_HINT, JSON.stringify({ id: person.id, role: person.role }))
    else localStorage.removeItem(SIGNED_IN_HINT)
  } catch {
    // Storage may be switched off.
  }
}

export function rememberedPerson(): KnownPerson | null {
  try {
    const { id, role } = Object(JSON.parse(localStorage.getItem(SIGNED_IN_HINT) ?? '{}'))
    return id && role ? { id, role } : null
  } catch {
    return null
  }
}
