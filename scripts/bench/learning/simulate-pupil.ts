import type { Chance } from '../../product/seeded-chance.ts'
import type { Deck } from './deck.ts'
import type { Memory } from './memory.ts'
import type { Activity, StudyPlan } from './study-plan.ts'

const DAY_MS = 86_400_000
/** Study is after school, at five; the paper is at nine. */
const STUDY_HOUR = 17
const EXAM_HOUR = 9

/**
 * Seconds that things take, before a pupil's own pace. Cards: what Anki's users take for what they recall and for what they do not
 * (the medians in fsrs-rs's `SimulatorConfig`). Questions take longer, as their stems are read and their answers typed; a section of a
 * note is about 150 words, read at 200 words a minute.
 */
const SECONDS = {
  card: { right: 12.4, wrong: 19.4 },
  recognition: { right: 22, wrong: 30 },
  recall: { right: 30, wrong: 40 },
  read: 45,
} as const
/** Right by luck, one of four. */
const GUESS = 0.25

export interface Pupil {
  memory: Memory
  /** Multiplies what things take. */
  pace: number
  /** Whether the pupil studies on this day. */
  studiesOn(day: number): boolean
}

export interface Results {
  /** The share of all facts that is expected to be recalled on the exam's morning, and 30 days later. */
  onTheDay: number
  later: number
  hours: number
}

export const examMorning = (starts: Date, days: number) => new Date(starts.getTime() + (days + EXAM_HOUR / 24) * DAY_MS)

/** So many days of study with so many minutes on each, and what is left of it. */
export function simulatePupil(options: {
  deck: Deck
  plan: StudyPlan
  pupil: Pupil
  days: number
  minutes: number
  starts: Date
  chance: Chance
}): Results {
  const { deck, plan, pupil, days, minutes, starts, chance } = options
  let seconds = 0
  const dateOf = (at: number) => new Date(starts.getTime() + at * DAY_MS)
  for (let day = 0; day < days; day++) {
    if (!pupil.studiesOn(day)) continue
    const opens = day + STUDY_HOUR / 24
    let spent = 0
    plan.begin(dateOf(opens), minutes * 60)
    while (spent < minutes * 60) {
      const at = opens + spent / 86_400
      const activity = plan.next(dateOf(at))
      if (!activity) break
      const { right, took } = perform(activity, at)
      spent += took * pupil.pace
      plan.done(activity, right, dateOf(at))
    }
    seconds += spent
  }
  const expected = (at: number) => {
    let sum = 0
    for (let fact = 0; fact < deck.facts; fact++) sum += pupil.memory.recall(fact, at)
    return sum / deck.facts
  }
  const morning = days + EXAM_HOUR / 24
  return { onTheDay: expected(morning), later: expected(morning + 30), hours: seconds / 3600 }

  function perform(activity: Activity, at: number): { right: boolean | null; took: number } {
    if (activity.kind === 'read') {
      for (const fact of deck.factsOf(activity.point.id)) pupil.memory.practise(fact, 'read', at)
      return { right: null, took: SECONDS.read }
    }
    const { of, askedFor, id } = activity.item
    const fact = deck.factOf(id)
    const known = chance() < pupil.memory.recall(fact, at)
    const right = known || (askedFor === 'recognition' && chance() < GUESS)
    const practice = known ? (askedFor === 'recall' ? 'recalled' : 'recognised') : 'missed'
    pupil.memory.practise(fact, practice, at)
    const cost = SECONDS[of === 'flashcard' ? 'card' : askedFor]
    return { right, took: right ? cost.right : cost.wrong }
  }
}
