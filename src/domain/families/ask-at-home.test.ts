import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseAsk, type RevisedTopic } from './ask-at-home.ts'

const card = (question: string, inWords = true, answer = 'Because.') => ({ question, answer, inWords })
const topic = (topicTitle: string, answers: number, cards: RevisedTopic['cards']): RevisedTopic => ({
  topicTitle,
  subjectTitle: 'Biology',
  answers,
  cards,
})

test('asks of the topic that was revised most', () => {
  const topics = [topic('Genes', 3, [card('What is a gene?')]), topic('Cells', 12, [card('What is a cell?')])]
  expect(chooseAsk(topics, 0)).toEqual({
    topicTitle: 'Cells',
    subjectTitle: 'Biology',
    question: 'What is a cell?',
    answer: 'Because.',
  })
})

test('leaves out formulas, pictures and what is too long to read out, and takes the next topic rather than those', () => {
  const unfit = [card('x²?', false), card('Why? '.repeat(40)), card('Why?', true, 'Since. '.repeat(40))]
  const topics = [topic('Cells', 12, unfit), topic('Genes', 3, [card('What is a gene?')])]
  expect(chooseAsk(topics, 0.5)?.topicTitle).toBe('Genes')
  expect(chooseAsk([topic('Cells', 12, unfit)], 0.5)).toBeNull()
  expect(chooseAsk([], 0.5)).toBeNull()
})

test('whatever the chance, it asks something of a topic that was revised, and with the same chance the same', () => {
  const cards = fc.array(
    fc.string({ minLength: 1, maxLength: 200 }).map((text) => card(text)),
    { maxLength: 6 },
  )
  const topics = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 50 }), cards), { maxLength: 5 })
    .map((all) => all.map(([answers, own], index) => topic(`Topic ${index}`, answers, own)))
  fc.assert(
    fc.property(topics, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (topics, chance) => {
      const ask = chooseAsk(topics, chance)
      expect(chooseAsk(topics, chance)).toEqual(ask)
      if (ask) {
        const from = topics.find(({ topicTitle }) => topicTitle === ask.topicTitle)
        expect(from?.cards.map(({ question }) => question)).toContain(ask.question)
        expect(ask.question.length).toBeLessThanOrEqual(110)
      }
    }),
  )
})
