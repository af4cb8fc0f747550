import { z } from 'zod'

const MOST_LETTERS = 12

/** A name to sign in with, for pupils without an e-mail address. */
export const Username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,29}$/, 'A username has 3 to 30 small letters, figures, dots or dashes.')

/** A username that tells no more than the first name, and a number that tells it from others. */
export function usernameOf(fullName: string, number: number): string {
  const [first = ''] = fullName.trim().split(/\s+/)
  const letters = first
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, MOST_LETTERS)
  return `${letters || 'pupil'}${number}`
}
