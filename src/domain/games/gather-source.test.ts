import { describe, expect, test } from 'vitest'
import { fourOptions } from '#tests/support/four-options.ts'
import { questionOf } from '#tests/support/quiz-questions.ts'
import type { Material } from '../curriculum/topic.ts'
import { toPupilQuestion } from '../questions/pupil-question.ts'
import { gatherSource } from './gather-source.ts'
import { playableGames } from './replay.ts'

const rich = (text: string) => ({ html: `<p>${text}</p>`, text })
const count = (many: number) => Array.from({ length: many }, (_, index) => index)

function material(name: string, many: { events: number; sums: number }): Material {
  return {
    note: { sections: [], easyRead: rich('Easy'), words: 1 },
    noteQuestions: [],
    flashcards: [],
    quiz: count(10).map((index) => ({
      id: `${name}/q${index}`,
      key: 'q01',
      point: 'p1',
      question: rich(`${name} ${index}`),
      options: count(4).map((option) => rich(`Option ${option}`)),
      correctAnswer: 2,
      explanation: rich('Because'),
    })),
    games: {
      pairs: count(8).map((index) => ({ term: `${name} term ${index}`, meaning: `${name} meaning ${index}` })),
      words: count(6).map((index) => ({ word: `${name}${'abcdef'[index]}`, clue: 'A clue' })),
      sequences: [{ title: `${name} order`, steps: ['one', 'two', 'three', 'four'].map((step) => `${name} ${step}`) }],
      events: count(many.events).map((index) => ({ when: String(1900 + index), what: `${name} event ${index}` })),
      sums: count(many.sums).map((index) => ({ sum: `${name} ${index} + 1`, answer: String(index + 1) })),
    },
  }
}

const own = material('cells', { events: 0, sums: 12 })
const other = material('genes', { events: 6, sums: 12 })
const gather = (own: Material | null, all: Material[]) => gatherSource({ level: 'gcse', subject: 'biology', own, all })

describe('what the games draw on', () => {
  test('a topic with enough material of its own uses that alone', () => {
    const { pairs, words, sums, questions } = gather(own, [own, other])
    expect([pairs, words, sums].flat().every((item) => JSON.stringify(item).includes('cells'))).toBe(true)
    expect(questions.map(({ id }) => id)).toEqual(own.quiz.map(({ id }) => id))
  })

  test('games ask only questions with four options', () => {
    const scheme = questionOf('numeric')
    const asked = { ...toPupilQuestion(scheme, { seed: 1, render: rich }) }
    const { options: _options, correctAnswer: _right, ...item } = fourOptions(own.quiz[0])
    const mixed = { ...own, quiz: [{ ...item, asked, scheme }, ...own.quiz.slice(1)] }
    const ids = own.quiz.slice(1).map(({ id }) => id)
    expect(gather(mixed, [mixed]).questions.map(({ id }) => id)).toEqual(ids)
    expect(gather(null, [mixed]).questions.map(({ id }) => id)).toEqual(ids)
  })

  test('what a topic lacks comes from its subject', () => {
    const { events, sequences } = gather(own, [own, other])
    expect(events).toEqual(other.games.events)
    expect(sequences.map(({ title }) => title)).toEqual(['cells order', 'genes order'])
  })

  test('without a topic the whole subject is drawn on, in turn', () => {
    const { pairs, questions } = gather(null, [own, other])
    expect(pairs.slice(0, 2).map(({ term }) => term)).toEqual(['cells term 0', 'genes term 0'])
    expect(questions).toHaveLength(20)
  })

  test('nothing stands twice in it', () => {
    const { pairs } = gather(null, [own, own])
    expect(pairs).toEqual(own.games.pairs)
  })

  test('a subject without sums offers the other games', () => {
    const words = material('poems', { events: 0, sums: 0 })
    const source = gatherSource({
      level: 'gcse',
      subject: 'english',
      own: words,
      all: [words, { ...words, games: other.games }],
    })
    expect(playableGames({ ...source, sums: [] })).toEqual([
      'memory-match',
      'speed-quiz',
      'word-builder',
      'pattern-master',
      'timeline-race',
    ])
  })

  test('numbers belong to maths, and the stage to the level', () => {
    const of = (level: 'ks1' | 'ks2' | 'sen' | 'alevel', subject: string) =>
      gatherSource({ level, subject, own, all: [own] })
    expect(of('ks1', 'maths')).toMatchObject({ numbers: true, stage: 0 })
    expect(of('ks2', 'science')).toMatchObject({ numbers: false, stage: 1 })
    expect([of('sen', 'english').stage, of('alevel', 'maths').stage]).toEqual([0, 2])
  })
})
