/** A step is asked at most so often in one session; what is missed still then comes back another day. */
export const MOST_TRIES = 3
/** Other steps that come before a missed one returns. */
export const BETWEEN_TRIES = 3

/** Where a session stands. Steps are known by their place in it; it can be kept as JSON and gone on with. */
export interface LearnRun {
  /** Steps that are left; the first is shown. */
  queue: readonly number[]
  /** Whether the first was answered, and its verdict shows. */
  answered: boolean
  /** Answers given to each step, right or wrong, in their order. */
  tries: Readonly<Record<number, readonly boolean[]>>
}

export type LearnEvent = { type: 'answer'; right: boolean } | { type: 'next' }

export const startRun = (queue: readonly number[]): LearnRun => ({ queue, answered: false, tries: {} })

/** The session after an event: a step that was missed comes back after others, until it is right or has been asked enough. */
export function learnReducer(run: LearnRun, event: LearnEvent): LearnRun {
  const [step, ...others] = run.queue
  if (step === undefined) return run
  const tries = run.tries[step] ?? []
  if (event.type === 'answer')
    return run.answered ? run : { ...run, answered: true, tries: { ...run.tries, [step]: [...tries, event.right] } }
  const again = run.answered && tries.at(-1) === false && tries.length < MOST_TRIES
  const queue = again ? [...others.slice(0, BETWEEN_TRIES), step, ...others.slice(BETWEEN_TRIES)] : others
  return { ...run, queue, answered: false }
}

/** How each step that was asked went at first sight. */
export const firstTries = ({ tries }: Pick<LearnRun, 'tries'>): Map<number, boolean> =>
  new Map(Object.entries(tries).flatMap(([step, [first]]) => (first === undefined ? [] : [[Number(step), first]])))
