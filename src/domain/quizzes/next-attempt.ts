/** What decides whether a pupil may begin an attempt for a task. Times in milliseconds since 1970. */
export interface AssignmentFacts {
  taskId: string
  opensAt: number | null
  closesAt: number | null
  attemptsAllowed: number | null
}

export type NoStart = 'not-open-yet' | 'closed' | 'no-tries-left'

/**
 * The first task for which a pupil may begin an attempt now, with the tries that are left for it (null: without end), or why
 * there is none. `begun` counts the attempts of each task.
 */
export function nextAttempt<A extends AssignmentFacts>(
  assignments: readonly A[],
  { begun, now }: { begun: ReadonlyMap<string, number>; now: number },
): { assignment: A; triesLeft: number | null; reason: null } | { assignment: null; reason: NoStart } {
  const reasons = new Set<NoStart>()
  for (const assignment of assignments) {
    const { taskId, opensAt, closesAt, attemptsAllowed } = assignment
    const triesLeft = attemptsAllowed === null ? null : attemptsAllowed - (begun.get(taskId) ?? 0)
    if (opensAt !== null && now < opensAt) reasons.add('not-open-yet')
    else if (closesAt !== null && now >= closesAt) reasons.add('closed')
    else if (triesLeft !== null && triesLeft <= 0) reasons.add('no-tries-left')
    else return { assignment, triesLeft, reason: null }
  }
  const worth: NoStart[] = ['not-open-yet', 'no-tries-left', 'closed']
  return { assignment: null, reason: worth.find((reason) => reasons.has(reason)) ?? 'closed' }
}
