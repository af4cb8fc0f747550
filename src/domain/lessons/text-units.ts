import { hasTerm, keyPoint, leansBack } from './key-point.ts'
import type { LessonSentence } from './lesson.ts'
import { htmlOf, type Run, sliceRuns, spokenOf, textOf, trimRuns, wordCount, wordsIn } from './run.ts'
import { sentencesOf } from './sentences.ts'
import type { Unit } from './unit.ts'

/** Words of one line on a slide above which it is shown in two where its clauses part, and above which at any comma. */
const LONG = 18
const LONGEST = 30
/** Words of a sentence without a term above which it is only said. */
const MOST = 28
/** Fewest words of a half. */
const HALF = 5
/** Sentences up to so many words run on in one line with the one before them. */
const SHORT = 4
const JOINED = 14

export const say = (runs: readonly Run[]): LessonSentence => ({ text: spokenOf(runs) })

export function pointOf(runs: readonly Run[], kind: 'lead' | 'point' | 'quote', said: LessonSentence[]): Unit {
  return {
    shown: { kind, html: htmlOf(runs) },
    words: wordsIn(runs),
    before: [],
    said,
    ...(leansBack(runs) && { leansBack: true }),
  }
}

/** A paragraph's units, and what is said before the first of them. Every sentence is said; the telling ones are shown. */
export function paragraphUnits(
  runs: readonly Run[],
  { isExample, isLast }: { isExample: boolean; isLast: boolean },
): { units: Unit[]; before: LessonSentence[] } {
  const units: Unit[] = []
  const before: LessonSentence[] = []
  const sentences = joined(sentencesOf(runs))
  let shownBefore = false
  for (const [index, sentence] of sentences.entries()) {
    const point = keyPoint(sentence)
    const tells = isExample || index === 0 || hasTerm(sentence) || hasFigures(sentence)
    const stands: boolean = shownBefore || isExample || index === 0 || !leansBack(sentence)
    const fits = says(sentence) && (hasTerm(sentence) || isExample || wordsIn(point) <= MOST)
    const isLead = /:\s*$/.test(textOf(sentence)) && index === sentences.length - 1 && !isLast
    shownBefore = tells && stands && fits && !isLead
    const last = units.at(-1)
    if (shownBefore) units.push(...inLines(point, say(sentence)))
    else if (isLead && wordsIn(sentence) <= 12)
      units.push({ ...pointOf(trimSpace(sentence), 'lead', [say(sentence)]), leadsOn: true })
    else if (last) last.said.push(say(sentence))
    else before.push(say(sentence))
  }
  return { units, before }
}

/** A list's item: its first sentence is shown, all are said. */
export function itemUnit(runs: readonly Run[], number: number | undefined): Unit {
  const sentences = joined(sentencesOf(runs))
  const [first = [], second, ...others] = sentences
  const isName = second && wordsIn(first) <= 3 && /\.\s*$/.test(textOf(first))
  const point = isName ? [...trimRuns(first), { text: ': ' }, ...keyPoint(second)] : keyPoint(first)
  const said = isName ? [say([...first, ...second]), ...others.map(say)] : sentences.map(say)
  const unit = pointOf(point, 'point', said)
  return number === undefined ? unit : { ...unit, shown: { kind: 'point', html: htmlOf(point), number } }
}

export const quoteUnits = (paragraph: readonly Run[]): Unit[] =>
  sentencesOf(paragraph).flatMap((sentence) => inLines(trimSpace(sentence), say(sentence), 'quote'))

/** A line that is too long for one is shown in two, and each is said as it appears. */
function inLines(runs: readonly Run[], said: LessonSentence, kind: 'point' | 'quote' = 'point'): Unit[] {
  if (wordsIn(runs) <= LONG) return [pointOf(runs, kind, [said])]
  const text = textOf(runs)
  const cut =
    middleCut(runs, /[;:] |, (?:and(?! (?:that|which|who|to|not|so|then)\b)|but|while|whereas) /g) ??
    (wordsIn(runs) > LONGEST ? middleCut(runs, /[,–] /g) : null)
  if (cut === null) return [pointOf(runs, kind, [said])]
  const rest = kind === 'quote' ? cut + 1 : cut + (/^[,;:–] (?:and )?/.exec(text.slice(cut))?.[0].length ?? 1)
  const halves = [sliceRuns(runs, 0, kind === 'quote' ? cut + 1 : cut), trimSpace(sliceRuns(runs, rest, text.length))]
  return halves.flatMap((half, index) =>
    inLines(kind === 'quote' || index === 0 ? half : capital(half), say(half), kind),
  )
}

/** The place of a sign nearest to the middle that cuts a line in two parts with something to say; null where there is none. */
function middleCut(runs: readonly Run[], signs: RegExp): number | null {
  const text = textOf(runs)
  const [cut] = [...text.matchAll(signs)]
    .map(({ index }) => index)
    .filter((at) => isWhole(text.slice(0, at)) && isWhole(text.slice(at)))
    .toSorted((one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2))
  return cut ?? null
}

const isWhole = (text: string) =>
  wordCount(text.split(/[.?!] /).at(-1) ?? '') >= HALF &&
  text.split('(').length === text.split(')').length &&
  (text.match(/[‘'"]/g)?.length ?? 0) % 2 === 0

function capital(runs: readonly Run[]): Run[] {
  const [first, ...others] = runs
  if (!first || first.formula) return [...runs]
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...others]
}

function joined(sentences: readonly Run[][]): Run[][] {
  const lines: Run[][] = []
  for (const sentence of sentences) {
    const last = lines.at(-1)
    if (last && wordsIn(sentence) <= SHORT && wordsIn(last) + wordsIn(sentence) <= JOINED) last.push(...sentence)
    else lines.push([...sentence])
  }
  return lines
}

export const trimSpace = (runs: readonly Run[]) => {
  const text = textOf(runs)
  return sliceRuns(runs, text.length - text.trimStart().length, text.trimEnd().length)
}

/** More than a formula and a word, such as 'CO₂ is': that is understood only with the sentence before it. */
const says = (runs: readonly Run[]) => {
  const formulas = runs.filter(({ formula }) => formula).length
  const words = wordCount(runs.map(({ text, formula }) => (formula ? ' ' : text)).join(''))
  return formulas !== 1 || words !== 1
}

/** A formula, or a sum in figures. */
const hasFigures = (runs: readonly Run[]) =>
  runs.some(({ formula }) => formula) || /\d\s*[=+−×÷<>→:]\s*\d/.test(textOf(trimRuns(runs)))
