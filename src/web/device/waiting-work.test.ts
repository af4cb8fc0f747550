import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoredPlay } from '#domain/games/stored-play.ts'
import { keptEntries } from '../offline/sending/kept-entries.ts'
import { keepText } from './device-store.ts'
import { countWaiting, lookAfter, PLAY, waitingWorkOf } from './waiting-work.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      kept.set(key, text)
      Object.assign(localStorage, { [key]: text })
    },
    removeItem: (key: string) => {
      kept.delete(key)
      Reflect.deleteProperty(localStorage, key)
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('what waits is counted for its owner alone, and damaged entries are nobody’s', () => {
  keepText('answer:1', JSON.stringify({ owner: 'ada', answer: {} }))
  keepText('answer:2', JSON.stringify({ owner: 'grace', answer: {} }))
  keepText('answer:3', JSON.stringify({ owner: null, answer: {} }))
  keepText('answer:4', '{"owner":"ada"')
  keepText('game-play:1', JSON.stringify({ owner: 'ada', moves: [] }))
  keepText('quiz-attempt:1', JSON.stringify({ owner: 'ada', responses: [1, 2] }))
  // As an earlier release kept them, which noted nobody.
  keepText('quiz-attempt:2', '[1,2,3]')
  keepText('exam-answer:cells/e01', JSON.stringify({ owner: 'ada', answer: {} }))
  keepText('session:1', JSON.stringify({ owner: 'ada', at: 0, session: {} }))
  expect(waitingWorkOf('ada')).toEqual({ answers: 1, games: 1, responses: 2, exam: 1, sessions: 1 })
  expect(countWaiting(waitingWorkOf('ada'))).toBe(5)
  expect(countWaiting(waitingWorkOf('grace'))).toBe(1)
  expect(countWaiting(waitingWorkOf('somebody'))).toBe(0)
})

test('what the open page sends itself is left to it', () => {
  keepText('exam-answer:cells/e01', JSON.stringify({ owner: 'ada', answer: {} }))
  const leave = lookAfter('exam-answer:cells/e01')
  expect(countWaiting(waitingWorkOf('ada'))).toBe(0)
  leave()
  expect(countWaiting(waitingWorkOf('ada'))).toBe(1)
})

test('entries that can’t be read are set aside, and the others come', () => {
  keepText('game-play:good', JSON.stringify({ owner: 'ada', moves: [{ type: 'next', at: 5 }] }))
  for (const [at, damaged] of ['{"owner":', 'null', '7', '{"owner":"ada","moves":"all"}', ''].entries())
    keepText(`game-play:damaged-${at}`, damaged)
  expect(keptEntries(PLAY, StoredPlay).map(([id]) => id)).toEqual(['good'])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('revisewell:damaged:')).length).toBe(5)
})
