import { firstTries, type LearnRun } from './learn-run.ts'

/** What became of a point: met for the first time, stronger than before, or missed at first sight. */
export type PointOutcome = 'met' | 'stronger' | 'missed'

/** As much of a step as says what became of its point; what was only read has no dates. */
export interface OutcomeStep {
  point: number
  dueIfRight?: string
  dueIfMissed?: string
}

export interface PointResult {
  /** Its place in the session. */
  point: number
  outcome: PointOutcome
  /** When the first of its items comes back, as an ISO date-time. */
  due: string
}

/** What became of each point that was asked, in the order of the session's points. */
export function sessionOutcome(
  { steps, points }: { steps: readonly OutcomeStep[]; points: readonly { memory: number | null }[] },
  run: Pick<LearnRun, 'tries'>,
): PointResult[] {
  const first = firstTries(run)
  return points.flatMap(({ memory }, point): PointResult[] => {
    const asked = steps.flatMap((step, place) => {
      const right = first.get(place)
      const due = right ? step.dueIfRight : step.dueIfMissed
      return step.point === point && right !== undefined && due ? [{ right, due }] : []
    })
    const [due] = asked.map((one) => one.due).toSorted()
    if (due === undefined) return []
    const missed = asked.some(({ right }) => !right)
    return [{ point, outcome: missed ? 'missed' : memory === null ? 'met' : 'stronger', due }]
  })
}
