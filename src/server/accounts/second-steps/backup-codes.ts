import { randomInt } from 'node:crypto'

const CODES = 10
/** No letter that looks like another or like a figure, and no vowel, so that no code is a word. */
const letters = '23456789bcdfghjkmnpqrstvwxz'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => letters[randomInt(letters.length)]).join('')

/** Codes to keep on paper, such as `bk7mx-2p9wd`: each signs in once without the app. */
export const makeBackupCodes = (): string[] => Array.from({ length: CODES }, () => `${half()}-${half()}`)

/** A code as somebody typed it: six figures of an app, or a backup code, in whatever case and spacing. */
export function readCode(typed: string): { kind: 'app' | 'backup'; code: string } {
  const bare = typed.toLowerCase().replace(/[\s-]/g, '')
  return /^\d{6}$/.test(bare)
    ? { kind: 'app', code: bare }
    : { kind: 'backup', code: `${bare.slice(0, HALF)}-${bare.slice(HALF)}` }
}
