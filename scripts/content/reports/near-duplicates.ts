import { hasFourOptions, questionsOf } from '../../../src/domain/curriculum/quiz-questions.ts'
import type { QuizQuestion, Topic } from '../../../src/domain/curriculum/topic.ts'
import { questionTexts } from '../../../src/domain/questions/question-texts.ts'

export interface NearDuplicate {
  subject: string
  one: string
  other: string
  /** 0 to 1: Jaccard's index of the items' shingles. */
  likeness: number
}

/** From here on two items ask the same thing. */
export const DUPLICATE_FROM = 0.9
/** From here on an author should look. */
export const ALIKE_FROM = 0.6
const SHINGLE_WORDS = 3

/**
 * Pairs of items of one subject and kind whose texts are much alike, the likest first: Jaccard's index of their shingles
 * of three words (Broder 1997). Numbers and signs count as words, so that two sums are two items.
 */
export function nearDuplicates(topics: readonly Topic[]): NearDuplicate[] {
  const bySubject = Map.groupBy(topics, ({ level, subject }) => `${level}/${subject}`)
  return [...bySubject]
    .flatMap(([subject, own]) => [
      ...alike(own.flatMap(cardTexts)).map((pair) => ({ subject, ...pair })),
      ...alike(own.flatMap(textsOfQuestions)).map((pair) => ({ subject, ...pair })),
    ])
    .sort((one, other) => other.likeness - one.likeness)
}

type ItemText = [id: string, text: string]

const cardTexts = ({ material }: Topic): ItemText[] =>
  (material?.flashcards ?? []).map(({ id, front, back }) => [id, `${front.text} | ${back.text}`])

const textsOfQuestions = ({ material }: Topic): ItemText[] =>
  questionsOf(material).map((question) => [
    question.id,
    [question.question.text, ...partsOf(question).sort()].join(' | '),
  ])

const partsOf = (question: QuizQuestion) =>
  hasFourOptions(question)
    ? question.options.map(({ text }) => text)
    : questionTexts({ ...question.scheme, prompt: '', explanation: '' })
        .map((text) => text.replaceAll(/<svg.*?<\/svg>/gs, ''))
        .filter(Boolean)

function alike(items: readonly ItemText[]): Omit<NearDuplicate, 'subject'>[] {
  const shingles = items.map(([id, text]) => ({ id, own: shinglesOf(text) }))
  const holders = new Map<string, number[]>()
  for (const [index, { own }] of shingles.entries())
    for (const shingle of own) holders.set(shingle, [...(holders.get(shingle) ?? []), index])
  return shingles.flatMap(({ id, own }, index) => {
    const shared = new Map<number, number>()
    for (const shingle of own)
      for (const other of holders.get(shingle) ?? []) if (other > index) shared.set(other, (shared.get(other) ?? 0) + 1)
    return [...shared].flatMap(([other, common]) => {
      const against = shingles[other]
      if (!against) return []
      const likeness = common / (own.size + against.own.size - common)
      return likeness >= ALIKE_FROM ? [{ one: id, other: against.id, likeness }] : []
    })
  })
}

export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.'’]+|[^\s\p{L}\p{N}]/gu) ?? []
  const count = Math.max(1, words.length - SHINGLE_WORDS + 1)
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')))
}
