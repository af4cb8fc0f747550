import type { TutorMode } from '#domain/tutor/tutor-mode.ts'
import { questionWords } from '../search-words.ts'

/** Share of an answer's words that its notes or question must have; a comparison from daily life brings words of its own. */
const LEAST_SHARE: Record<TutorMode, number> = { normal: 0.4, eli5: 0.25 }
/** Fewer words than this say nothing about what an answer speaks of. */
const ENOUGH_WORDS = 8

/** What was written last, in characters: it must not have drifted away either, though one sentence may bring more of its own. */
const LAST = 320
const LAST_SHARE = 0.6

/** Whether an answer speaks of what its notes speak of. Too short to tell counts as yes until the answer is whole. */
export function isGrounded(answer: string, notes: ReadonlySet<string>, mode: TutorMode, whole: boolean): boolean {
  const words = questionWords(answer)
  if (words.length < ENOUGH_WORDS) return !whole || share(words, notes) >= LEAST_SHARE[mode]
  const last = questionWords(answer.slice(-LAST))
  return share(words, notes) >= LEAST_SHARE[mode] && share(last, notes) >= LEAST_SHARE[mode] * LAST_SHARE
}

/** Longer runs of the rules are the rules, not an answer. */
const RULES_RUN = 8
/** Fewer words in quotation marks are a name or a term. */
const QUOTED_WORDS = 4
const quotation = /["“]([^"“”]{1,400})["”]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{12,400})[’'](?![\p{L}\p{N}])/gu

const plain = (text: string) =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/** Whether everything that an answer quotes is in the notes or the question word for word. */
export function quotesHold(answer: string, given: readonly string[]): boolean {
  const said = given.map((text) => ` ${plain(text)} `)
  return [...answer.matchAll(quotation)].every(([, double, single]) => {
    const words = plain(double ?? single ?? '')
    return words.split(' ').length < QUOTED_WORDS || said.some((text) => text.includes(` ${words} `))
  })
}

/** Whether an answer gives away what the model was told to do. */
export function tellsRules(answer: string, rules: string): boolean {
  const words = plain(rules).split(' ')
  const said = ` ${plain(answer)} `
  return words.some((_, at) => {
    const run = words.slice(at, at + RULES_RUN)
    return run.length === RULES_RUN && said.includes(` ${run.join(' ')} `)
  })
}

const share = (words: readonly string[], notes: ReadonlySet<string>) =>
  words.length === 0 ? 0 : words.filter((word) => notes.has(word)).length / words.length

export const wordsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(questionWords))
