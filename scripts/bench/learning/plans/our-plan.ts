import type { LearnMinutes } from '#domain/learn/learn-minutes.ts'
import { type LearnRun, learnReducer, startRun } from '#domain/learn/learn-run.ts'
import { planSession } from '#domain/learn/plan-session.ts'
import type { PlannedStep } from '#domain/learn/planned-step.ts'
import type { StateOf } from '#domain/learn/point-memory.ts'
import { bringBack } from '#domain/study/scheduling/bring-back.ts'
import type { Aim } from '#domain/study/scheduling/exam-aim.ts'
import { type CardState, scheduleReview } from '#domain/study/scheduling/schedule.ts'
import type { Deck } from '../deck.ts'
import type { StudyPlan } from '../study-plan.ts'

/** Learn, by the rules that pupils get: sessions one after another for as long as there is time and something to do. */
export function ourPlan({ points }: Pick<Deck, 'points'>, aim: Aim | null): StudyPlan {
  const states = new Map<string, CardState>()
  const stateOf: StateOf = (itemId) => states.get(itemId) ?? null
  let steps: PlannedStep[] = []
  let run: LearnRun = startRun([])
  let endsAt = new Date(0)
  let idle = false
  const plan = (now: Date) => {
    const minutes = (endsAt.getTime() - now.getTime()) / 60_000
    const length: LearnMinutes = minutes >= 20 ? 20 : minutes >= 10 ? 10 : 5
    steps = planSession({ points, stateOf, aimOf: () => aim }, length, now)
    run = startRun(steps.map((_, place) => place))
    idle = steps.length === 0
  }
  return {
    begin(now, seconds) {
      endsAt = new Date(now.getTime() + seconds * 1000)
      run = startRun([])
      idle = false
    },
    next(now) {
      if (run.queue.length === 0 && !idle) plan(now)
      const step = steps[run.queue[0] ?? -1]
      if (!step) return null
      return step.kind === 'passage' ? { kind: 'read', point: step.point } : { kind: 'ask', item: step.item }
    },
    done(activity, right, now) {
      const step = steps[run.queue[0] ?? -1]
      if (activity.kind === 'ask' && right !== null) {
        const { item } = activity
        const recall = right ? (item.askedFor === 'recall' ? 'know' : 'recognised') : 'dont-know'
        states.set(item.id, scheduleReview(stateOf(item.id), recall, now))
        const cards = step?.point.items.filter(({ of }) => of === 'flashcard') ?? []
        if (!right && item.of !== 'flashcard')
          for (const [id, state] of bringBack(
            cards.map(({ id }) => id),
            stateOf,
            now,
          ))
            states.set(id, state)
        run = learnReducer(run, { type: 'answer', right })
      }
      run = learnReducer(run, { type: 'next' })
    },
  }
}
