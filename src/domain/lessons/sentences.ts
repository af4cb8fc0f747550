import { type Run, sliceRuns, spokenOf, textOf } from './run.ts'

/** A full stop after these ends no sentence. */
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|c|ca|cf|vs|approx|etc|St|Mr|Mrs|Dr|No|p|pp|fig)\.\s*$/i

/** Cuts a line into its sentences; formulas and styles stay whole. */
export function sentencesOf(runs: readonly Run[]): Run[][] {
  const text = textOf(runs)
  const spans: { from: number; to: number }[] = []
  for (const { index, segment } of new Intl.Segmenter('en-GB', { granularity: 'sentence' }).segment(
    text.replaceAll('\n', ' '),
  )) {
    const last = spans.at(-1)
    const joins = last && (abbreviation.test(text.slice(last.from, last.to)) || opensBracket(text, last))
    if (joins) last.to = index + segment.length
    else spans.push({ from: index, to: index + segment.length })
  }
  return spans.map(({ from, to }) => sliceRuns(runs, from, to)).filter((sentence) => spokenOf(sentence) !== '')
}

/** A sentence does not end inside brackets. */
function opensBracket(text: string, { from, to }: { from: number; to: number }): boolean {
  const span = text.slice(from, to)
  return span.split('(').length > span.split(')').length
}
