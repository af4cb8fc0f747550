import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, playGame } from '#tests/support/game-plays.ts'
import { emptySource, fullSource } from '#tests/support/game-source.ts'
import { GREATEST_SEED } from '../seeded-random.ts'
import { gameIds } from './game.ts'
import { playableGames, replay } from './replay.ts'
import { HEARTS, ROUNDS } from './run.ts'

const seed = fc.nat(GREATEST_SEED)
const number = fc.nat(14)
const anything: fc.Arbitrary<Action | null> = fc.oneof(
  fc.constant(null),
  number.map((option) => ({ type: 'choose' as const, option })),
  number.map((card) => ({ type: 'flip' as const, card })),
  number.map((tile) => ({ type: 'place' as const, tile })),
  fc.constantFrom({ type: 'take-back' as const }, { type: 'hint' as const }, { type: 'turn-back' as const }),
  fc.constantFrom({ type: 'time-up' as const }, { type: 'next' as const }),
)
const habits = fc.array(anything, { minLength: 1, maxLength: 60 })

describe.each(gameIds)('%s', (game) => {
  test('a play without a mistake takes ten rounds, all right, and can be replayed from its seed', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom('race' as const, 'calm' as const), (seed, pace) => {
        const { moves, state } = playGame[game]({ source: fullSource, seed, pace })
        expect(state.run).toMatchObject({ phase: 'finished', rounds: ROUNDS, correct: ROUNDS, missed: [] })
        expect(replay[game]({ source: fullSource, seed, pace, moves })).toEqual(state.run)
      }),
      { numRuns: 30 },
    )
  })

  test('however it is played, calmly it can always be finished, and its figures stay within their bounds', () => {
    fc.assert(
      fc.property(seed, habits, (seed, habits) => {
        const instead = (turn: number) => habits[turn] ?? null
        const { state, moves } = playGame[game]({ source: fullSource, seed, instead })
        const { run } = state
        expect(run.phase).toBe('finished')
        expect(run.correct + run.missed.length).toBe(ROUNDS)
        expect(run.bestCombo).toBeLessThanOrEqual(run.correct)
        expect(new Set(run.missed).size).toBe(run.missed.length)
        expect(replay[game]({ source: fullSource, seed, pace: 'calm', moves })).toEqual(run)
      }),
      { numRuns: 40 },
    )
  })

  test('a race ends finished, or lost with no heart left; hearts are never more than at first', () => {
    fc.assert(
      fc.property(seed, habits, fc.integer({ min: 100, max: 9000 }), (seed, habits, step) => {
        const instead = (turn: number) => habits[turn % habits.length] ?? null
        const { run } = playGame[game]({ source: fullSource, seed, pace: 'race', step, instead }).state
        expect(run.hearts).toBeGreaterThanOrEqual(0)
        expect(run.hearts).toBeLessThanOrEqual(HEARTS)
        if (run.phase === 'lost') expect(run.hearts).toBe(0)
        if (run.phase === 'finished') expect(run.correct + run.missed.length).toBe(ROUNDS)
      }),
      { numRuns: 40 },
    )
  })

  test('the same seed deals the same rounds, another seed others', () => {
    const dealt = (seed: number) => JSON.stringify(playGame[game]({ source: fullSource, seed }).state.rounds)
    expect(dealt(7)).toBe(dealt(7))
    expect(new Set([1, 2, 3, 4, 5].map(dealt)).size).toBeGreaterThan(3)
  })

  test('a move that is left out, doubled or out of time makes a play impossible or unfinished', () => {
    const { moves } = playGame[game]({ source: fullSource, seed: 11 })
    const again = (moves: Parameters<(typeof replay)[typeof game]>[0]['moves']) =>
      replay[game]({ source: fullSource, seed: 11, pace: 'calm', moves })
    for (const place of moves.keys()) expect(again(moves.toSpliced(place, 1))?.phase).not.toBe('finished')
    for (const [place, move] of moves.entries()) {
      expect(again(moves.toSpliced(place, 0, move))).toBeNull()
    }
    const early = moves.map((move, index) => (index === moves.length - 1 ? { ...move, at: 0 } : move))
    expect(again(early)).toBeNull()
  })

  test('without material it cannot be played', () => {
    expect(playableGames(emptySource)).not.toContain(game)
    expect(replay[game]({ source: emptySource, seed: 1, pace: 'calm', moves: [] })).toBeNull()
    expect(playableGames(fullSource)).toContain(game)
  })
})
