import { expect, test } from 'vitest'
import type { GroupMessage } from '#contract/groups.ts'
import { emptyGroupView, type GroupView, hearGroup, shownElapsed, spoken, withEarlier } from './group-view.ts'

const entry = (sequence: number, rest: Partial<GroupMessage> = {}): GroupMessage => ({
  sequence,
  id: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
  author: { id: 'ada', name: 'Ada L' },
  text: `Line ${sequence}`,
  phraseId: null,
  removed: false,
  removes: null,
  sentAt: '2026-11-21T16:00:00.000Z',
  ...rest,
})
const stopwatch = { elapsedMs: 0, running: false }
const numbers = ({ messages }: GroupView) => messages.map(({ sequence }) => sequence)

test('what follows is added; where too much was missed, only the newest stands', () => {
  const first = hearGroup(emptyGroupView, { state: { messages: [entry(1), entry(2)], follows: false, stopwatch } }, 0)
  const more = hearGroup(first, { event: { type: 'messages', messages: [entry(3)] } }, 0)
  expect(numbers(hearGroup(more, { state: { messages: [entry(4)], follows: true, stopwatch } }, 0))).toEqual([
    1, 2, 3, 4,
  ])
  expect(numbers(hearGroup(more, { state: { messages: [entry(150)], follows: false, stopwatch } }, 0))).toEqual([150])
  expect(
    numbers(
      withEarlier(hearGroup(emptyGroupView, { event: { type: 'messages', messages: [entry(3)] } }, 0), [entry(2)]),
    ),
  ).toEqual([2, 3])
})

test('what a moderator removes is gone from where it stood, and its removal is no line of its own', () => {
  const removal = entry(3, { text: null, removes: 1, author: null })
  const view = hearGroup(emptyGroupView, { event: { type: 'messages', messages: [entry(1), entry(2), removal] } }, 0)
  expect(spoken(view.messages)).toMatchObject([
    { sequence: 1, text: null, removed: true },
    { sequence: 2, text: 'Line 2' },
  ])
})

test('the stopwatch counts on from when it was told, by the page’s own clock alone', () => {
  const running = hearGroup(
    emptyGroupView,
    { event: { type: 'stopwatch', stopwatch: { elapsedMs: 5000, running: true } } },
    1_000_000,
  )
  expect(shownElapsed(running.stopwatch, 1_003_000)).toBe(8000)
  expect(shownElapsed({ ...running.stopwatch, running: false }, 1_003_000)).toBe(5000)
})
