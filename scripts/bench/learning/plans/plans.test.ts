import { expect, test } from 'vitest'
import { createDeck } from '../deck.ts'
import { cardPlan, type Scheduler } from './card-plan.ts'
import { cycling } from './cycling.ts'
import { ourPlan } from './our-plan.ts'
import { leitner, plainFsrs, sm2 } from './schedulers.ts'

const now = new Date('2027-03-01T17:00:00Z')
const DAY = 86_400_000
const card = (id: string) => ({ id, of: 'flashcard', askedFor: 'recall' }) as const
const deck = createDeck([
  { id: 't#p1', topicId: 't', items: [card('a'), card('b'), { id: 'q', of: 'quiz', askedFor: 'recall' }] },
  { id: 't#p2', topicId: 't', items: [card('c')] },
])

/** Days until a card that is answered when it is due comes back, each time. */
function intervals<State>(schedule: Scheduler<State>, answers: string): number[] {
  let state: State | null = null
  let at = now
  return [...answers].map((answer) => {
    const next = schedule(state, answer === '+', at)
    const days = Math.floor(next.due.getTime() / DAY) - Math.floor(at.getTime() / DAY)
    state = next.state
    // In the evening of that day.
    at = new Date(at.getTime() + days * DAY)
    return days
  })
}

test('schedulers bring cards back as their books say', () => {
  expect(intervals(leitner, '+++++++-+')).toEqual([1, 2, 4, 8, 16, 16, 16, 1, 2])
  expect(intervals(sm2, '++++-+')).toEqual([1, 6, 15, 38, 0, 1])
  const fsrs = intervals(plainFsrs, '+++-')
  expect(fsrs.slice(0, 3)).toEqual(fsrs.slice(0, 3).toSorted((one, other) => one - other))
  expect(fsrs[3]).toBe(0)
})

test('cycling goes through the cards and begins again, known or not', () => {
  const plan = cycling(deck)
  const asked = Array.from({ length: 4 }, () => {
    const activity = plan.next(now)
    if (activity) plan.done(activity, false, now)
    return activity?.kind === 'ask' ? activity.item.id : null
  })
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('cards that are due come before new ones, and a day with neither is over', () => {
  const plan = cardPlan(deck, leitner)
  const study = (at: Date) => {
    const asked: string[] = []
    for (let activity = plan.next(at); activity; activity = plan.next(at)) {
      if (activity.kind === 'ask') asked.push(activity.item.id)
      plan.done(activity, asked.at(-1) !== 'b', at)
    }
    return asked
  }
  expect(study(now)).toEqual(['a', 'b', 'c'])
  const tomorrow = new Date(now.getTime() + DAY)
  expect(study(tomorrow)).toEqual(['a', 'b', 'c'])
  expect(study(new Date(tomorrow.getTime() + DAY))).toEqual(['b'])
})

test('our plan is Learn: a point is shown, then asked, what is missed comes back, and a session ends', () => {
  const plan = ourPlan(deck, { morning: new Date(now.getTime() + 30 * DAY) })
  plan.begin(now, 600)
  const done: string[] = []
  for (let activity = plan.next(now); activity && done.length < 30; activity = plan.next(now)) {
    done.push(activity.kind === 'read' ? activity.point.id : activity.item.id)
    plan.done(activity, activity.kind === 'read' ? null : done.filter((id) => id === done.at(-1)).length > 1, now)
  }
  expect(done.slice(0, 2)).toEqual(['t#p1', 'a'])
  expect(done.filter((id) => id === 'a').length).toBeGreaterThan(1)
  expect(new Set(done)).toEqual(new Set(['t#p1', 't#p2', 'a', 'b', 'c', 'q']))
  expect(done.length).toBeLessThan(30)
})
