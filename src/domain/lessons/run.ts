/** A stretch of a line in one style; a formula is a run by itself. */
export interface Run {
  /** What is shown; one letter in a formula's place. */
  text: string
  strong?: boolean
  emphasis?: boolean
  code?: boolean
  /** A little picture, shown in its text's place. */
  picture?: string
  /** A formula ready to show and to say. */
  formula?: { html: string; spoken: string }
}

/** Stands for a formula: a capital letter, since a sentence may begin with one. */
export const FORMULA = 'Q'
/** A formula takes the room of about so many words. */
const FORMULA_WORDS = 3

export const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

/** The runs from one character of their text to another. */
export function sliceRuns(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    start += run.text.length
    return text === '' ? [] : [{ ...run, text }]
  })
}

/** The runs without the space round them and without a full stop at their end, as a slide shows them; `p.d.` keeps its own. */
export function trimRuns(runs: readonly Run[]): Run[] {
  const text = textOf(runs)
  const from = text.length - text.trimStart().length
  const end = text.trimEnd()
  const isSentence = end.endsWith('.') && !/\.\p{L}?\.$/u.test(end)
  const to = isSentence ? end.length - 1 : end.length
  return sliceRuns(runs, from, to)
}

/** A little picture among the words: shown, not said. */
const pictures = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\uFE0F\u200D]/gu

export function spokenOf(runs: readonly Run[]): string {
  const words = runs.map(({ text, formula }) => formula?.spoken ?? text).join('')
  return words
    .replaceAll(pictures, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:?!)])/g, '')
    .trim()
}

export function htmlOf(runs: readonly Run[]): string {
  return runs.map(htmlOfRun).join('')
}

function htmlOfRun({ text, strong, emphasis, code, picture, formula }: Run): string {
  const bare = formula?.html ?? picture ?? escapeHtml(text.replaceAll(/\s+/g, ' '))
  const coded = code ? `<code>${bare}</code>` : bare
  const emphatic = emphasis ? `<em>${coded}</em>` : coded
  return strong ? `<strong>${emphatic}</strong>` : emphatic
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Words that a reader sees. */
export function wordsIn(runs: readonly Run[]): number {
  const formulas = runs.filter(({ formula }) => formula).length
  const words = runs.map(({ text, formula }) => (formula ? ' ' : text)).join('')
  return wordCount(words) + formulas * FORMULA_WORDS
}

/** Words of a text: what stands between spaces and has a letter or a figure. */
export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
