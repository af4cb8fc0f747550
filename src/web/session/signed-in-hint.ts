import type { Profile } from '#contract/accounts.ts'
import type { Role } from '#domain/permissions.ts'
import { deviceValue } from '../device/device-value.ts'

/** The name of the device's note of who is signed in here. */
export const SIGNED_IN = 'signed-in'

/** Who it is, as far as it takes to keep their answers for them while the server can't be asked, and to say whose they are. */
export interface KnownPerson {
  id: string
  role: Role
  /** Their first name; notes of earlier releases have none. */
  name?: string | undefined
}

const note = deviceValue<KnownPerson>(
  SIGNED_IN,
  (stored) => {
    const { id, role, name } = Object(stored)
    return id && role ? { id, role, name } : null
  },
  { quiet: true },
)

/** Keeps the note, so that the next page doesn't show 'Sign In' for a moment to somebody who is signed in. */
export function rememberPerson({ id, role, fullName }: Profile): void {
  note.keep({ id, role, name: fullName.trim().split(/\s/, 1)[0] })
}

export const rememberedPerson = (): KnownPerson | null => note.read()

export const signedOutWords = ({ name }: KnownPerson): string => `You are signed out${name ? `, ${name}` : ''}.`

export const forgetPerson = (): void => note.forget()
