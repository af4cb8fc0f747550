import type { TaskWindow } from './task.ts'

/** What a pupil did with one card or question inside a task's window. */
export interface ItemFact {
  itemId: string
  firstAt: Date
  /** When it was first known or right; null while it never was. */
  firstRightAt: Date | null
  lastAt: Date
  tries: number
}

/** One run of a quiz inside a task's window. */
export interface RunFact {
  total: number
  correct: number
  startedAt: Date
  finishedAt: Date | null
}

/** How far a pupil is with a task. */
export interface TaskProgress {
  /** The moment at which it counted as done; null until then. */
  doneAt: Date | null
  /** Cards or questions met, of `total`; for a quiz, finished runs, of one. */
  met: number
  total: number
  /** The best score in per cent, rounded down; null before there is one. */
  percent: number | null
  /** Finished runs of a quiz; else how often the busiest item was answered. */
  attempts: number
  lastAt: Date | null
}

/**
 * Cards and a note's questions: done when each was met, or, with a goal, when so many were known or right at least once. What
 * was reached is never lost again by a later slip.
 */
export function deckProgress(options: {
  itemIds: ReadonlySet<string>
  facts: readonly ItemFact[]
  goalPercent: number | null
}): TaskProgress {
  const { itemIds, goalPercent } = options
  const facts = options.facts.filter(({ itemId }) => itemIds.has(itemId))
  const total = itemIds.size
  const right = facts.flatMap(({ firstRightAt }) => firstRightAt ?? [])
  const reached = goalPercent === null ? facts.map(({ firstAt }) => firstAt) : right
  return {
    doneAt: nthOf(reached, goalPercent === null ? total : neededOf(total, goalPercent)),
    met: facts.length,
    total,
    percent: facts.length === 0 || total === 0 ? null : percentOf(right.length, total),
    attempts: Math.max(0, ...facts.map(({ tries }) => tries)),
    lastAt: latest(facts.map(({ lastAt }) => lastAt)),
  }
}

/** A quiz: done when a run was finished, or, with a goal, when a finished run reached it. */
export function quizProgress(options: { runs: readonly RunFact[]; goalPercent: number | null }): TaskProgress {
  const { runs, goalPercent } = options
  const finished = runs.flatMap(({ finishedAt, correct, total }) =>
    finishedAt && total > 0 ? [{ finishedAt, correct, total, percent: percentOf(correct, total) }] : [],
  )
  const good = finished.filter(({ correct, total }) => goalPercent === null || correct >= neededOf(total, goalPercent))
  return {
    doneAt: nthOf(
      good.map(({ finishedAt }) => finishedAt),
      1,
    ),
    met: Math.min(1, finished.length),
    total: 1,
    percent: finished.length === 0 ? null : Math.max(...finished.map(({ percent }) => percent)),
    attempts: finished.length,
    lastAt: latest(runs.map(({ startedAt, finishedAt }) => finishedAt ?? startedAt)),
  }
}

/** How a task stands with a pupil. `overdue` can still be done, `closed` no more. */
export const taskStates = ['coming', 'to-do', 'begun', 'done', 'done-late', 'overdue', 'closed'] as const
export type TaskState = (typeof taskStates)[number]

export const isDone = (state: TaskState) => state === 'done' || state === 'done-late'

/** Whether the pupil can still do it and has not. */
export const isOpen = (state: TaskState) => state === 'to-do' || state === 'begun' || state === 'overdue'

export function stateOf(options: {
  window: TaskWindow
  lateAllowed: boolean
  progress: TaskProgress
  now: Date
}): TaskState {
  const { window, lateAllowed, progress, now } = options
  if (progress.doneAt) return progress.doneAt <= window.dueAt ? 'done' : 'done-late'
  if (now < window.opensAt) return 'coming'
  if (now > window.dueAt) return lateAllowed ? 'overdue' : 'closed'
  return progress.lastAt ? 'begun' : 'to-do'
}

/** Whether something done at this moment counts for the task. */
export function isWithin({ opensAt, dueAt }: TaskWindow, lateAllowed: boolean, at: Date): boolean {
  return at >= opensAt && (lateAllowed || at <= dueAt)
}

/** How many of `total` make `percent` per cent: never none. */
export const neededOf = (total: number, percent: number) => Math.max(1, Math.ceil((total * percent) / 100))

const percentOf = (right: number, total: number) => Math.floor((right * 100) / total)

function nthOf(moments: readonly Date[], count: number): Date | null {
  if (count < 1) return null
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[count - 1] ?? null
}

const latest = (moments: readonly Date[]) =>
  moments.length === 0 ? null : new Date(Math.max(...moments.map((moment) => moment.getTime())))
