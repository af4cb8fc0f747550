import { describe, expect, test } from 'vitest'
import { fullSource } from '#tests/support/game-source.ts'
import { seededRandom } from '../../seeded-random.ts'
import { type MemoryState, memoryMatch, memoryMatchReducer } from './memory-match.ts'

const start = () => memoryMatch.start(memoryMatch.deal(fullSource, seededRandom(1)) ?? [], 'calm')
const flip = (state: MemoryState, card: number) => memoryMatchReducer(state, { type: 'flip', card, at: 0 })
const board = (state: MemoryState) => state.rounds[state.run.round]?.cards ?? []
const partnerOf = (state: MemoryState, card: number) =>
  board(state).findIndex(({ pair }, index) => index !== card && pair === board(state)[card]?.pair)
const strangerTo = (state: MemoryState, card: number) =>
  board(state).findIndex(({ pair }) => pair !== board(state)[card]?.pair)

describe('Memory Match', () => {
  test('two cards that belong together stay; two that do not turn back with the next', () => {
    const fresh = start()
    const found = flip(flip(fresh, 0), partnerOf(fresh, 0))
    expect(found).toMatchObject({ found: [0, partnerOf(fresh, 0)], open: [], turns: 1 })
    const stranger = strangerTo(fresh, 0)
    const open = flip(flip(fresh, 0), stranger)
    expect(open.open).toEqual([0, stranger])
    const third = [0, 1, 2, 3].find((card) => card !== 0 && card !== stranger) ?? 0
    expect(flip(open, third).open).toEqual([third])
  })

  test('a card that is open or found cannot be turned again', () => {
    const one = flip(start(), 0)
    expect(flip(one, 0)).toBe(one)
    const found = flip(one, partnerOf(one, 0))
    expect(flip(found, 0)).toBe(found)
  })

  test('a board that takes more turns than it may is solved but not right', () => {
    let state = start()
    const stranger = strangerTo(state, 0)
    const third = [1, 2, 3].find((card) => card !== stranger) ?? 0
    const par = state.rounds[0]?.par ?? 0
    for (let turn = 0; turn < par + 1; turn++)
      state = flip(flip(state, turn % 2 ? third : 0), turn % 2 ? strangerTo(state, third) : stranger)
    expect(state.turns).toBeGreaterThan(par)
    expect(state.run).toMatchObject({ slipped: true, missed: [0], phase: 'asking' })
  })
})
