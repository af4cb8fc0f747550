import type { LearnSession } from '#contract/learn.ts'
import type { LearnRun } from '#domain/learn/learn-run.ts'
import type { QuizAttempt } from '#domain/study/answer.ts'
import { deviceValue } from '../../device/device-value.ts'

/** A session under way, as this device keeps it: it survives a reload and a lost connection. */
export interface KeptSession {
  /** Whose it is; null is a guest's. */
  owner: string | null
  /** The search of the page's address that it was begun from. */
  from: string
  session: LearnSession
  /** The day on which it was planned, in the UK. */
  today: string
  run: LearnRun
  /** The quiz run that each subject's questions make, where there are enough of them. */
  attempts: QuizAttempt[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPlaces = (value: unknown, below: number) =>
  Array.isArray(value) && value.every((place) => Number.isInteger(place) && place >= 0 && place < below)

/** Our own record is looked at no closer than it takes to go on: a damaged one is begun anew. */
function isKeptSession(stored: unknown): stored is KeptSession {
  if (!isObject(stored)) return false
  const { owner, from, session, today, run, attempts } = stored
  return (
    (owner === null || typeof owner === 'string') &&
    typeof from === 'string' &&
    typeof today === 'string' &&
    isObject(session) &&
    Array.isArray(session['steps']) &&
    Array.isArray(session['points']) &&
    isObject(run) &&
    isPlaces(run['queue'], session['steps'].length) &&
    isObject(run['tries']) &&
    Array.isArray(attempts)
  )
}

export const keptSession = deviceValue<KeptSession>('learn', (stored) => (isKeptSession(stored) ? stored : null))
