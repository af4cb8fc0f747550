import type { Note } from '#domain/curriculum/topic.ts'
import { questionWords, searchWords } from './words.ts'

/** Lines that are read at one go. */
const LINES = 8

/**
 * The lines of a note's easy-read version that speak of the question and its passage, in their order, as HTML. A short
 * version comes whole.
 */
export function easyLines({ easyRead }: Note, passage: { heading: string; text: string }, question: string): string {
  const lines = easyRead.html.match(/<li>[\s\S]*?<\/li>/g) ?? []
  if (lines.length <= LINES || !/^\s*<ul>/.test(easyRead.html)) return easyRead.html
  const asked = new Set(questionWords(question))
  const near = new Set(
    [...searchWords(passage.heading), ...searchWords(passage.text)].filter((word) => word.length > 3),
  )
  const worth = lines.map((line) => {
    const words = new Set(searchWords(line.replace(/<[^>]+>/g, ' ')))
    return [...words].reduce((sum, word) => sum + (asked.has(word) ? 6 : near.has(word) ? 1 : 0), 0)
  })
  const first = bestWindow(worth)
  return `<ul>${lines.slice(first, first + LINES).join('')}</ul>`
}

/** Where the run of lines begins that is worth most; the earliest of equals. */
function bestWindow(worth: readonly number[]): number {
  const sums = worth
    .slice(0, worth.length - LINES + 1)
    .map((_, start) => worth.slice(start, start + LINES).reduce((sum, value) => sum + value, 0))
  return sums.indexOf(Math.max(...sums))
}
