/** Consonants that cannot be taken for one another, in capitals or not, and that make no words. */
export const JOIN_CODE_LETTERS = 'BCDFGHJKMNPQRTVWXZ'
export const JOIN_CODE_LENGTH = 8

/**
 * A class's code from numbers of chance.
 * @param chance JOIN_CODE_LENGTH numbers, each from 0 up to the number of letters
 * @throws {RangeError} for numbers beyond that
 */
export function joinCodeOf(chance: readonly number[]): string {
  const letters = Array.from({ length: JOIN_CODE_LENGTH }, (_, at) => JOIN_CODE_LETTERS[chance[at] ?? -1])
  if (letters.includes(undefined)) throw new RangeError('a letter of a code needs a number that stands for one')
  return letters.join('')
}

/** A code as somebody typed it, in the form in which it is stored; null for what can't be one. */
export function joinCodeIn(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\p{Pd}._]/gu, '')
  return code.length === JOIN_CODE_LENGTH && [...code].every((letter) => JOIN_CODE_LETTERS.includes(letter))
    ? code
    : null
}

/** A code as it is shown, in two halves. */
export const shownJoinCode = (code: string) =>
  `${code.slice(0, JOIN_CODE_LENGTH / 2)}-${code.slice(JOIN_CODE_LENGTH / 2)}`
