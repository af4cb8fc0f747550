import * as fc from 'fast-check'
import type { Answer, FlashcardAnswer, NoteAnswer, QuizAnswer } from '#domain/study/answer.ts'
import type { ItemFacts } from '#domain/study/snapshot.ts'

/** `genes/q07`: right is 30 m, written so. */
const schemed: ItemFacts = {
  kind: 'quiz',
  topicId: 'genes',
  level: 'gcse',
  subject: 'biology',
  correctAnswer: null,
  askedFor: 'recall',
  isRight: (response) => response.kind === 'numeric' && response.text === '30 m',
}

/**
 * A small curriculum: two topics of GCSE biology and one of KS2 maths, each with 3 flashcards, 6 quiz and 3 note questions, and one
 * question without four options.
 */
export const items: ReadonlyMap<string, ItemFacts> = new Map([
  ['genes/q07', schemed] as const,
  ...(
    [
      ['cells', 'gcse', 'biology'],
      ['genes', 'gcse', 'biology'],
      ['sums', 'ks2', 'maths'],
    ] as const
  ).flatMap(([topicId, level, subject]) => [
    ...numbered(3).map((n): [string, ItemFacts] => [
      `${topicId}/f${n}`,
      { kind: 'flashcard', topicId, level, subject, correctAnswer: null },
    ]),
    ...numbered(6).map((n): [string, ItemFacts] => [
      `${topicId}/q${n}`,
      { kind: 'quiz', topicId, level, subject, correctAnswer: 1, cards: numbered(3).map((f) => `${topicId}/f${f}`) },
    ]),
    ...numbered(3).map((n): [string, ItemFacts] => [
      `${topicId}/n${n}`,
      { kind: 'note', topicId, level, subject, correctAnswer: 1 },
    ]),
  ]),
])

/** The option that is right in every question of `items`. */
export const RIGHT = 1
export const WRONG = 3

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'))
}

/** The same uuid for the same number. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

const given = { topicId: 'cells', answeredAt: '2026-03-02T10:00:00.000Z' }

export function cardAnswer(options: Partial<FlashcardAnswer> & { id: string }): FlashcardAnswer {
  return { kind: 'flashcard', itemId: 'cells/f01', grade: 'know', ...given, ...options }
}

export function quizAnswer(options: Partial<QuizAnswer> & { id: string }): QuizAnswer {
  return { kind: 'quiz', itemId: 'cells/q01', choice: RIGHT, attempt: null, ...given, ...options }
}

export function noteAnswer(options: Partial<NoteAnswer> & { id: string }): NoteAnswer {
  return { kind: 'note', itemId: 'cells/n01', choice: RIGHT, ...given, ...options }
}

/** To the one question without four options. */
export function responseAnswer(options: Partial<QuizAnswer> & { id: string }): QuizAnswer {
  const response = { kind: 'numeric', text: '30 m' } as const
  return { kind: 'quiz', itemId: 'genes/q07', response, attempt: null, ...given, ...options }
}

/** A whole run of five questions on `cells`, with ids from `from` on; `wrong` of the answers are wrong. */
export function quizRunAnswers(options: {
  from: number
  attempt: string
  wrong?: number
  answeredAt?: string
}): QuizAnswer[] {
  const { from, attempt, wrong = 0, answeredAt = given.answeredAt } = options
  const itemIds = numbered(5).map((n) => `cells/q${n}`)
  return itemIds.map((itemId, index) =>
    quizAnswer({
      id: uuid(from + index),
      itemId,
      choice: index < wrong ? WRONG : RIGHT,
      answeredAt,
      attempt: { id: attempt, scope: 'cells', itemIds },
    }),
  )
}

const questionIds = [...items]
  .filter(([, item]) => item.correctAnswer !== null && item.kind === 'quiz')
  .map(([id]) => id)

/** The time to which `arbitraryAnswers` relate. */
export const arbitraryNow = new Date('2026-04-01T12:00:00.000Z')

/** Instants of a few days, some too old or in the future, so that some are clamped at either end. */
const arbitraryInstant = fc
  .record({
    daysAgo: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 10, 40),
    seconds: fc.integer({ min: -86_400, max: 3600 }),
  })
  .map(({ daysAgo, seconds }) => new Date(arbitraryNow.getTime() + (seconds - daysAgo * 86_400) * 1000).toISOString())

const arbitraryAttempt = fc.constantFrom(
  { id: uuid(1), scope: 'cells', itemIds: questionIds.slice(0, 5) },
  { id: uuid(2), scope: 'cells', itemIds: questionIds.slice(1, 6) },
  { id: uuid(3), scope: 'gcse/biology', itemIds: questionIds.slice(0, 12) },
  { id: uuid(3), scope: 'ks2/maths', itemIds: questionIds.slice(12, 18) },
)

const arbitraryGiven = {
  id: fc.integer({ min: 100, max: 180 }).map(uuid),
  topicId: fc.constant('cells'),
  answeredAt: arbitraryInstant,
}
const arbitraryChoice = fc.integer({ min: 0, max: 3 }).map((choice) => (choice === 0 ? 0 : RIGHT))

/** Answers as they may come: right and wrong, early and late, some with the same id, unknown items and confused attempts. */
export const arbitraryAnswer: fc.Arbitrary<Answer> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('flashcard' as const),
      ...arbitraryGiven,
      itemId: fc.constantFrom('cells/f01', 'cells/f02', 'genes/f01', 'cells/q01', 'gone/f01'),
      grade: fc.constantFrom('know' as const, 'dont-know' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('quiz' as const),
      ...arbitraryGiven,
      itemId: fc.constantFrom(...questionIds, 'gone/q01'),
      choice: arbitraryChoice,
      attempt: fc.option(arbitraryAttempt, { freq: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('quiz' as const),
      ...arbitraryGiven,
      itemId: fc.constantFrom('genes/q07', 'genes/q06'),
      response: fc.constantFrom<NonNullable<QuizAnswer['response']>>(
        { kind: 'numeric', text: '30 m' },
        { kind: 'numeric', text: '30' },
        { kind: 'gaps', filled: { gap1: 'far' } },
      ),
      attempt: fc.constant<QuizAnswer['attempt']>({
        id: uuid(4),
        scope: 'genes',
        itemIds: ['genes/q07', ...questionIds.slice(6, 10)],
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('note' as const),
      ...arbitraryGiven,
      itemId: fc.constantFrom('cells/n01', 'sums/n02'),
      choice: arbitraryChoice,
    }),
  },
)

/** Whole runs, with or without a mistake, so that quizzes get finished. */
const arbitraryRun: fc.Arbitrary<Answer[]> = fc
  .record({ run: fc.integer({ min: 0, max: 5 }), wrong: fc.constantFrom(0, 0, 1), answeredAt: arbitraryInstant })
  .map(({ run, wrong, answeredAt }) =>
    quizRunAnswers({ from: 200 + run * 5, attempt: uuid(50 + run), wrong, answeredAt }).map((answer, index) => ({
      ...answer,
      answeredAt: new Date(Date.parse(answeredAt) + index * 7000).toISOString(),
    })),
  )

/** Answers of all sorts, one per id and no two at the same instant. */
export const arbitraryAnswers: fc.Arbitrary<Answer[]> = fc
  .tuple(fc.array(arbitraryAnswer, { maxLength: 40 }), fc.array(arbitraryRun, { maxLength: 3 }))
  .chain(([answers, runs]) => {
    const all = [...answers, ...runs.flat()]
    return fc.shuffledSubarray(all, { minLength: all.length })
  })
  .map((answers) => uniqueBy(uniqueBy(answers, 'id'), 'answeredAt'))

function uniqueBy(answers: Answer[], key: 'id' | 'answeredAt'): Answer[] {
  return [...new Map(answers.map((answer) => [answer[key], answer])).values()]
}
