import { expect, test } from 'vitest'
import { fourOptions } from '#tests/support/four-options.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

const curriculum = readWrittenCurriculum()

test('what marking must know of an item is what its topic says', () => {
  const { material } = curriculum.topic('cells') ?? {}
  expect(material?.quiz).toHaveLength(6)
  const place = { topicId: 'cells', level: 'gcse', subject: 'biology' }
  const cards = material?.flashcards.map(({ id }) => id)
  expect(curriculum.cardsOf('cells', material?.flashcards[0]?.point ?? '')).toEqual(cards)
  expect(curriculum.cardsOf('cells', 'p99')).toEqual([])
  for (const { id } of material?.flashcards ?? [])
    expect(curriculum.items.get(id)).toEqual({ ...place, kind: 'flashcard', correctAnswer: null })
  for (const question of material?.quiz ?? []) {
    const { id, correctAnswer, options } = fourOptions(question)
    expect(curriculum.items.get(id)).toEqual({ ...place, kind: 'quiz', correctAnswer, cards })
    expect(curriculum.questionKeys().get(id)).toEqual({ options: options.map(({ text }) => text), correctAnswer })
  }
  for (const { id, correctAnswer } of material?.noteQuestions ?? [])
    expect(curriculum.items.get(id)).toEqual({ ...place, kind: 'note', correctAnswer, cards })
})

test('a question without four options is marked by its scheme, whole or not at all', () => {
  const item = curriculum.items.get('genes/q07')
  expect(item).toMatchObject({ topicId: 'genes', kind: 'quiz', correctAnswer: null })
  const right = (text: string) => item?.isRight?.({ kind: 'numeric', text })
  expect([right('30 m'), right('0.03 km'), right('30'), right('20 m')]).toEqual([true, true, false, false])
  expect(curriculum.questionKeys().get('genes/q07')).toMatchObject({ scheme: { kind: 'numeric', answer: 30 } })
})

test('a topic is read once while it is asked for', () => {
  expect(curriculum.topic('genes')).toBe(curriculum.topic('genes'))
})

test.for(['', 'unknown', '../outline', '../topics/cells', 'constructor'])(
  'no topic is called "%s", and no file is looked for',
  (id) => {
    expect(curriculum.topic(id)).toBeUndefined()
    expect(curriculum.itemFacts.get(`${id}/q01`)).toBeUndefined()
  },
)
