import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullSource } from '#tests/support/game-source.ts'
import { GREATEST_SEED, seededRandom } from '../seeded-random.ts'
import { mathNinja } from './reducers/math-ninja.ts'
import { memoryMatch } from './reducers/memory-match.ts'
import { patternMaster } from './reducers/pattern-master.ts'
import { speedQuiz } from './reducers/speed-quiz.ts'
import { timelineRace } from './reducers/timeline-race.ts'
import { wordBuilder } from './reducers/word-builder.ts'

const everySeed = (check: (seed: number) => void) =>
  fc.assert(fc.property(fc.nat(GREATEST_SEED), check), { numRuns: 60 })
const first = <T>(list: readonly T[] | null) => list?.[0] as T
const last = <T>(list: readonly T[] | null) => list?.at(-1) as T
const gentle = { ...fullSource, stage: 0 as const }

describe('what the games deal', () => {
  test('Memory Match: boards grow, and each card has exactly one that belongs to it', () => {
    everySeed((seed) => {
      const rounds = memoryMatch.deal(fullSource, seededRandom(seed)) ?? []
      expect(first(rounds).cards.length).toBeLessThan(last(rounds).cards.length)
      for (const { cards } of rounds)
        for (const { pair } of cards) expect(cards.filter((card) => card.pair === pair)).toHaveLength(2)
      const early = rounds.slice(0, 3).flatMap(({ cards }) => cards.map(({ text }) => text))
      expect(new Set(early).size).toBe(early.length)
    })
  })

  test('Speed Quiz: every question once, the right option among the others, less and less time to think', () => {
    everySeed((seed) => {
      const rounds = speedQuiz.deal(fullSource, seededRandom(seed)) ?? []
      expect(new Set(rounds.map(({ question }) => question.id)).size).toBe(10)
      for (const { question, options, right } of rounds) expect(options[right[0] ?? 9]).toBe(question.correctAnswer)
      expect(first(rounds).options.length).toBeLessThan(last(rounds).options.length)
      expect(first(rounds).limitMs).toBeGreaterThan(last(rounds).limitMs)
    })
  })

  test('Word Builder: the tiles can spell the word but do not already, and later rounds have letters too many', () => {
    everySeed((seed) => {
      const rounds = wordBuilder.deal(fullSource, seededRandom(seed)) ?? []
      for (const { word, tiles } of rounds) {
        const left = [...tiles]
        for (const letter of word) expect(left.splice(left.indexOf(letter), 1)).toEqual([letter])
        expect(tiles.join('').startsWith(word)).toBe(false)
      }
      expect(last(rounds).tiles.length).toBeGreaterThan(last(rounds).word.length)
    })
  })

  test('Word Builder: a topic with few words asks some of them again', () => {
    const rounds = wordBuilder.deal({ ...fullSource, words: fullSource.words.slice(0, 6) }, seededRandom(3)) ?? []
    expect(rounds).toHaveLength(10)
  })

  test('Math Ninja: the right answer is there once, and there is more to choose from later', () => {
    everySeed((seed) => {
      const rounds = mathNinja.deal(fullSource, seededRandom(seed)) ?? []
      for (const { sum, options, right } of rounds) {
        expect(new Set(options).size).toBe(options.length)
        expect(fullSource.sums).toContainEqual({ sum, answer: options[right[0] ?? 9] })
      }
      expect(first(rounds).options.length).toBeLessThan(last(rounds).options.length)
    })
  })

  test('Math Ninja: answers below zero and with their thousands apart are struck like any other', () => {
    const answers = ['-1', '-30000', '12,000', '-0.4']
    const sums = answers.map((answer, index) => ({ sum: `What is ${index}?`, answer }))
    everySeed((seed) => {
      for (const { sum, options, right } of mathNinja.deal({ ...fullSource, sums }, seededRandom(seed)) ?? []) {
        const answer = sums.find((other) => other.sum === sum)?.answer ?? ''
        expect(options[right[0] ?? 9]).toBe(answer.replace('-', '−'))
        expect(new Set(options).size).toBe(options.length)
        expect(options.join()).not.toMatch(/-/)
      }
    })
  })

  test('Math Ninja: answers in words stand among other answers in words', () => {
    const sums = ['even', 'odd', 'prime', 'even'].map((answer, index) => ({ sum: `What is ${index}?`, answer }))
    const rounds = mathNinja.deal({ ...fullSource, sums }, seededRandom(3)) ?? []
    for (const { options } of rounds) expect(options.length).toBeGreaterThan(1)
  })

  test('Pattern Master: what is to be put in order is in order when chosen so; numbers come where they belong', () => {
    everySeed((seed) => {
      const rounds = patternMaster.deal(fullSource, seededRandom(seed)) ?? []
      for (const { kind, options, right } of rounds) {
        expect(new Set(options).size).toBe(options.length)
        const chosen = right.map((option) => options[option] ?? '')
        if (kind === 'order') expect(chosen).toEqual(chosen.toSorted())
      }
      expect(last(rounds).shown.every((text) => /^−?\d+$/.test(text))).toBe(true)
    })
    const words = patternMaster.deal({ ...fullSource, numbers: false }, seededRandom(1)) ?? []
    expect(last(words).shown.concat(last(words).options).join()).toMatch(/[a-z]/)
  })

  test('Timeline Race: the line is in order and stays so with the card in its right place', () => {
    everySeed((seed) => {
      const rounds = timelineRace.deal(fullSource, seededRandom(seed)) ?? []
      for (const { line, card, right } of rounds) {
        const years = line.toSpliced(right[0] ?? 0, 0, card).map(({ when }) => Number(when))
        expect(years).toEqual(years.toSorted((one, other) => one - other))
      }
      expect(first(rounds).line.length).toBeLessThan(last(rounds).line.length)
    })
  })

  test('Timeline Race: dates that come in any order make a line in order', () => {
    const rounds = timelineRace.deal({ ...fullSource, events: fullSource.events.toReversed() }, seededRandom(4)) ?? []
    for (const { line } of rounds) {
      const years = line.map(({ when }) => Number(when))
      expect(years).toEqual(years.toSorted((one, other) => one - other))
    }
  })

  test('Timeline Race: a subject without dates orders the steps of its processes', () => {
    const rounds = timelineRace.deal({ ...fullSource, events: [] }, seededRandom(5)) ?? []
    expect(rounds.map(({ card }) => card.when).join('')).toBe('')
    for (const { line, card, right } of rounds) {
      const steps = line.toSpliced(right[0] ?? 0, 0, card).map(({ what }) => what)
      expect(steps).toEqual(steps.toSorted())
    }
  })

  test('for the youngest and the SEN track boards stay small and there is more time', () => {
    const [young, old] = [gentle, fullSource].map((source) => memoryMatch.deal(source, seededRandom(2)))
    expect(last(young ?? null).cards.length).toBeLessThan(last(old ?? null).cards.length)
    const [slow, quick] = [gentle, fullSource].map((source) => speedQuiz.deal(source, seededRandom(2)))
    expect(first(slow ?? null).limitMs).toBeGreaterThan(first(quick ?? null).limitMs)
  })
})
