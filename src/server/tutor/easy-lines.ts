import type { Note } from '#domain/curriculum/topic.ts'
import { questionWords, searchWords } from './words.ts'

/** Lines that are read at one go. */
const LINES = 7
/** Lines that may lead up to the one that names what was asked for. */
const LEAD = 1

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
  const named = lines.findIndex((line) => searchWords(line.replace(/<[^>]+>/g, ' ')).some((word) => asked.has(word)))
  const first = bestWindow(worth, named)
  return `<ul>${lines.slice(first, first + LINES).join('')}</ul>`
}

/** Where the run of lines begins that is worth most, the earliest of equals; a line or two before what was asked for, where a line names it. */
function bestWindow(worth: readonly number[], named: number): number {
  const latest = worth.length - LINES
  const starts = worth.map((_, start) => start).filter((start) => start <= latest)
  const near = starts.filter((start) => named === -1 || (start <= named && start >= Math.min(named, latest) - LEAD))
  const sumAt = (start: number) => worth.slice(start, start + LINES).reduce((sum, value) => sum + value, 0)
  return near.reduce((best, start) => (sumAt(start) > sumAt(best) ? start : best), near[0] ?? 0)
}
