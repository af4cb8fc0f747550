import { FSRSAlgorithm, type FSRSState, forgetting_curve, type Grade, Rating } from 'ts-fsrs'
import type { Lessons, Memory } from '../memory.ts'

const grades = { recalled: Rating.Good, recognised: Rating.Hard, missed: Rating.Again } as const

/** What was read so few days ago is still warm. */
const WARM_DAYS = 0.125

/**
 * A memory that follows FSRS-6 with a pupil's own weights. Reading is no review: what was never
 * asked is known for a while as after a miss, and counts as hard when it is recalled while it is still warm.
 */
export function fsrsMemory({
  weights,
  facts,
  lessons,
}: {
  weights: readonly number[]
  facts: number
  lessons: Lessons
}): Memory {
  const algorithm = new FSRSAlgorithm({ w: weights, enable_short_term: true })
  const states: (FSRSState | null)[] = Array.from({ length: facts }, () => null)
  const met = Float64Array.from({ length: facts }, () => Number.NaN)
  const read = Float64Array.from({ length: facts }, () => Number.NaN)
  const memory: Memory = {
    recall(fact, at) {
      const state = states[fact]
      if (state) return forgetting_curve(weights, Math.max(0, at - (met[fact] ?? at)), state.stability)
      const since = at - (read[fact] ?? Number.NaN)
      return since >= 0 ? forgetting_curve(weights, since, algorithm.init_stability(Rating.Again)) : 0
    },
    practise(fact, practice, at) {
      const before = states[fact] ?? null
      if (practice === 'read') {
        if (!before) read[fact] = at
        return
      }
      const warm = !before && at - (read[fact] ?? Number.NaN) < WARM_DAYS
      const grade: Grade = warm && practice === 'recalled' ? Rating.Hard : grades[practice]
      // FSRS reckons in whole days.
      const elapsed = before ? Math.floor(at) - Math.floor(met[fact] ?? at) : 0
      states[fact] = algorithm.next_state(before, elapsed, grade)
      met[fact] = at
    },
  }
  for (let fact = 0; fact < facts; fact++) for (const day of lessons(fact)) memory.practise(fact, 'recalled', day)
  return memory
}

/** Weights of one pupil: FSRS-6's defaults, each moved by chance within what it may be. `normal` draws from N(0, 1). */
export function drawWeights(defaults: readonly number[], normal: () => number): number[] {
  return defaults.map((weight, index) => {
    const spread = index < 4 ? FIRST_STABILITY_SPREAD : index === 20 ? DECAY_SPREAD : OTHER_SPREAD
    return weight * Math.exp(spread * normal())
  })
}

/** Standard deviations of the logarithms: first stabilities differ most between people. */
const FIRST_STABILITY_SPREAD = 0.5
const DECAY_SPREAD = 0.4
const OTHER_SPREAD = 0.15
