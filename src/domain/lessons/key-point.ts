import { type Run, sliceRuns, textOf, trimRuns, wordsIn } from './run.ts'

/** Words above which a sentence is shortened for a slide. */
const LONG = 18
/** Fewest words that a shortened sentence keeps. */
const LEAST = 6

/** Where a sentence may end early: what follows only adds to it. */
const cuts = [
  / – /g,
  /: /g,
  /; /g,
  /, (?:so|but|because|while|whereas|although|unless) /g,
  /, and (?:it|they|he|she|this|these|the|its|their|his|her|most|some|many) /g,
]
/** The same, unless what stands before is a list, of which they would cut off the end. */
const cutsAfterNoList = /, (?:which|even|for example|such as|as when|where|not) /g
/** The shortened sentence would say nothing, or less than is true. */
const empty =
  /^(there (?:are|is|were|was)|learn|look|remember|note|here|that is|if|when|because|as|since|although|once|after|before|unless|in|at|on|for|to|either|not)\b/i

/** A sentence as a slide shows it: whole where it is short, else its main clause, without what stands in brackets. */
export function keyPoint(sentence: readonly Run[]): Run[] {
  const whole = trimRuns(sentence)
  if (wordsIn(whole) <= LONG) return whole
  const bare = trimRuns(withoutBrackets(whole))
  if (wordsIn(bare) <= LONG) return bare
  return shortest(bare) ?? bare
}

function shortest(runs: readonly Run[]): Run[] | null {
  const text = textOf(runs)
  const ends = [
    ...cuts.flatMap((cut) => [...text.matchAll(cut)].map(({ index }) => index)),
    ...[...text.matchAll(cutsAfterNoList)].map(({ index }) => index).filter((at) => !text.slice(0, at).includes(',')),
  ].toSorted((a, b) => b - a)
  for (const end of ends) {
    const head = trimRuns(sliceRuns(runs, 0, end))
    if (wordsIn(head) <= LONG && keepsSense(head, sliceRuns(runs, end, text.length))) return head
  }
  return null
}

/** Whether a beginning stands by itself: it is balanced, says something, and leaves no term that it lacks itself. */
function keepsSense(head: readonly Run[], rest: readonly Run[]): boolean {
  const text = textOf(head)
  const isOpen = text.split('(').length !== text.split(')').length || (text.match(/['"‘“]/g)?.length ?? 0) % 2 === 1
  if (isOpen || wordsIn(head) < LEAST || empty.test(text)) return false
  if (/\b(are|is|were|was|include|includes|including|say|says|said|called|of|and|or)$/.test(text)) return false
  return hasTerm(head) || !hasTerm(rest)
}

export const hasTerm = (runs: readonly Run[]) => runs.some(({ strong }) => strong)

function withoutBrackets(runs: readonly Run[]): Run[] {
  const text = textOf(runs)
  const kept: Run[] = []
  let from = 0
  for (const { index, 0: bracket } of text.matchAll(/\s\([^()]*\)/g)) {
    const inside = sliceRuns(runs, index, index + bracket.length)
    if (hasTerm(inside)) continue
    kept.push(...sliceRuns(runs, from, index))
    from = index + bracket.length
  }
  return [...kept, ...sliceRuns(runs, from, text.length)]
}

/** Begins with a word for something named before, so that it is understood only after the sentence before it. */
export const leansBack = (runs: readonly Run[]) =>
  /^\W*(it|they|this|these|those|that|he|she|his|hers?|its|their|them|then|both|such|others?|another|the other|so|but|and|or|yet|also|however|therefore|thus|instead|here|neither|each|most|some|none|only|even|unlike|one|again|now|since then|at first|later|afterwards|together|similarly|either way|in this|in that|for this|by this|from this|with this|after this|after that)\b/i.test(
    textOf(runs),
  )
