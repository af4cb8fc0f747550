const LONGEST_FIRST_NAME = 24

/** How a pupil who opted in is named to others: by first name and the initial of the last. An address is no name to show. */
export function publicName(fullName: string): string {
  const words = wordsOf(fullName)
  const [first] = words
  if (first === undefined) return 'A pupil'
  const shown = [...first].slice(0, LONGEST_FIRST_NAME).join('')
  const last = words.length > 1 ? initialOf(words.at(-1)) : ''
  return last === '' ? shown : `${shown} ${last}.`
}

/** One or two letters in place of a picture, which would come from elsewhere. */
export function initialsOf(fullName: string): string {
  const words = wordsOf(fullName)
  return initialOf(words[0]) + (words.length > 1 ? initialOf(words.at(-1)) : '')
}

const wordsOf = (fullName: string) =>
  fullName
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !word.includes('@'))

function initialOf(word = ''): string {
  return (/\p{L}/u.exec(word)?.[0] ?? '').toUpperCase()
}
