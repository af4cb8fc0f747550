import type { Note } from '#domain/curriculum/topic.ts'
import { questionWords, searchWords } from './search-words.ts'

/** Lines that are read at one go. */
const MOST = 8
const FEWEST = 4

/**
 * The lines of a note's easy-read version that retell one of its sections or name what was asked, in their order, as HTML. A
 * short version comes whole.
 */
export function easyLines({ sections, easyRead }: Note, sectionId: string, question: string): string {
  const lines = easyRead.html.match(/<li>[\s\S]*?<\/li>/g) ?? []
  if (lines.length <= MOST || !/^\s*<ul>/.test(easyRead.html)) return easyRead.html
  const asked = new Set(questionWords(question))
  const told = sections.map(({ id, heading, text }) => ({ id, words: new Set(searchWords(`${heading} ${text}`)) }))
  const worth = lines.map((line) => {
    const words = [...new Set(searchWords(line.replace(/<[^>]+>/g, ' ')))]
    // A word that only one section has says that the line is of that section.
    const likeness = told.map(({ id, words: has }) => ({
      id,
      share: words.reduce(
        (sum, word) => sum + (has.has(word) ? 1 / told.filter((other) => other.words.has(word)).length : 0),
        0,
      ),
    }))
    const best = Math.max(...likeness.map(({ share }) => share))
    const own = likeness.find(({ id }) => id === sectionId)?.share ?? 0
    const names = words.filter((word) => asked.has(word)).length
    return 2 * names + (own > 0 && own >= best * 0.999 ? 1 + own : own / (1 + best))
  })
  return `<ul>${best(worth)
    .map((index) => lines[index])
    .join('')}</ul>`
}

/** The places of the lines worth most, in order: all that retell the section, a few more where they are too few. */
function best(worth: readonly number[]): number[] {
  const ranked = worth.map((_, index) => index).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b)
  const telling = ranked.filter((index) => (worth[index] ?? 0) >= 1).length
  return ranked.slice(0, Math.min(MOST, Math.max(FEWEST, telling))).sort((a, b) => a - b)
}
