import { expect, test } from 'vitest'
import { chatReducer, isWaiting, type Turn } from './chat-state.ts'

const asked = (id: string) => ({
  id,
  question: 'What is DNA?',
  mode: 'normal' as const,
  filter: 'all' as const,
  askedAt: '2026-05-12T16:00:00.000Z',
})
const reply = { kind: 'fallback', text: 'Sorry.' } as const
const play = (...events: Parameters<typeof chatReducer>[1][]) => events.reduce<readonly Turn[]>(chatReducer, [])

test('contract §4: the question is appended at once and the typing indicator shows until the reply is there', () => {
  const waiting = play({ type: 'ask', turn: asked('a') })
  expect(waiting).toMatchObject([{ question: 'What is DNA?', reply: null }])
  expect(isWaiting(waiting)).toBe(true)
  const answered = chatReducer(waiting, { type: 'reply', id: 'a', reply })
  expect(isWaiting(answered)).toBe(false)
})

test('the whole reply takes the place of its pieces', () => {
  const turns = play(
    { type: 'ask', turn: asked('a') },
    { type: 'piece', id: 'a', text: 'Half ' },
    { type: 'piece', id: 'a', text: 'a word' },
  )
  expect(turns[0]?.partial).toBe('Half a word')
  expect(chatReducer(turns, { type: 'reply', id: 'a', reply })).toMatchObject([{ partial: '', reply }])
})

test('a history that arrives late stands before what was asked meanwhile, and nothing stands twice', () => {
  const turns = play({ type: 'ask', turn: asked('b') }, { type: 'load', exchanges: [{ ...asked('a'), reply }] })
  expect(turns.map(({ id }) => id)).toEqual(['a', 'b'])
  const again = chatReducer(turns, { type: 'load', exchanges: [{ ...asked('b'), reply }] })
  expect(again.filter(({ id }) => id === 'b')).toHaveLength(1)
})

test('a question that failed can be asked again in its place', () => {
  const failed = play(
    { type: 'ask', turn: asked('a') },
    { type: 'fail', id: 'a', failure: { message: 'No', again: true, distress: false } },
  )
  expect(isWaiting(failed)).toBe(false)
  expect(chatReducer(failed, { type: 'ask', turn: asked('a') })).toMatchObject([{ failure: null, reply: null }])
})
