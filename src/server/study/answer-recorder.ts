import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'
import type { Answer } from '#domain/study/answer.ts'
import { earnsFrom } from '#domain/study/earning.ts'
import type { Outcome } from '#domain/study/outcome.ts'
import { applyAnswers } from '#domain/study/record-answers.ts'
import type { ItemFinder } from '#domain/study/snapshot.ts'
import { type SnapshotKeys, snapshotKeys } from '#domain/study/snapshot-keys.ts'
import { writeOutcomes } from '../awards/outcome-store.ts'
import { readStudents, type StoredStudent } from '../awards/snapshot-store.ts'
import { createBatchWindow } from '../database/batch-window.ts'
import type { Database } from '../database/database.ts'
import { findOwnItems } from '../items/find-own-items.ts'

/** What became of one request's answers. */
export interface Recorded {
  outcome: Outcome
  student: Pick<StoredStudent, 'timeZone' | 'dailyGoal' | 'restDays' | 'earnedTier' | 'thresholds' | 'badgeRules'>
  now: Date
}

interface Request {
  studentId: string
  answers: readonly Answer[]
  deviceSeenOn: string | null
  resolve(recorded: Recorded): void
  reject(error: unknown): void
}

/** Requests that one read and one commit serve; more wait for the next, which follows at once. */
const REQUESTS_PER_COMMIT = 64
/** So many waiting requests are worth a second commit beside the one under way, where the database can do both. */
const WORTH_A_COMMIT = 16
/** Tries against other servers that write for the same student at the same moment. */
const TRIES = 6
/** The zones at both ends of the world and between: an answer's day is among theirs wherever the student is. */
const everyDayZones = ['Etc/GMT+12', 'UTC', 'Etc/GMT-14']

export type AnswerRecorder = (
  studentId: string,
  answers: readonly Answer[],
  /** The day (YYYY-MM-DD in UTC) on which the server first saw the device, null where it can't tell. Default: null. */
  from?: { deviceSeenOn: string | null },
) => Promise<Recorded>

/**
 * Records answers durably. Whatever arrives while a commit is under way shares the next one, so that a class answering
 * together costs few commits; a lone answer waits for nobody, and nobody longer than `windowMs`. A student is
 * never in two commits at once.
 */
export function createAnswerRecorder(parts: {
  database: Database
  items: ItemFinder
  now: () => Date
  /** How long a commit of several waits at most for those just answered, who tend to come again at once. Default: 5. */
  windowMs?: number
}): AnswerRecorder {
  const { database, items, now, windowMs = 5 } = parts
  const parallel = database.kind === 'embedded' ? 1 : 2
  const waiting: Request[] = []
  const busy = new Set<string>()
  const window = createBatchWindow({ atMostMs: windowMs })
  let underWay = 0

  async function work(): Promise<void> {
    if (underWay > 0 && (underWay === parallel || waiting.length < WORTH_A_COMMIT)) return
    underWay++
    // First let everything in that has arrived: the embedded database works on this thread and lets nothing in meanwhile.
    await nextTurn()
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      await commit(batch)
      for (const { studentId } of batch) busy.delete(studentId)
      const expected = Math.min(batch.length + waiting.length, REQUESTS_PER_COMMIT)
      await (batch.length > 1 ? window.wait(() => waiting.length >= expected) : nextTurn())
    }
    underWay--
  }

  function takeBatch(): Request[] {
    const batch: Request[] = []
    for (let at = 0; at < waiting.length && batch.length < REQUESTS_PER_COMMIT; ) {
      const request = waiting[at]
      if (request && !busy.has(request.studentId)) batch.push(...waiting.splice(at, 1))
      else at++
    }
    for (const { studentId } of batch) busy.add(studentId)
    return batch
  }

  async function commit(batch: Request[]): Promise<void> {
    try {
      await settle(batch)
    } catch (error) {
      // One request that the database refuses must not fail the others of its batch.
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const request of batch) await settle([request]).catch(request.reject)
    }
  }

  async function settle(batch: Request[]): Promise<void> {
    let left = Map.groupBy(batch, ({ studentId }) => studentId)
    for (let tries = 0; left.size > 0; tries++) {
      if (tries === TRIES) throw new AppError('unavailable')
      left = await attempt(left)
    }
  }

  /** Reads, applies the rules and writes; returns the students whose version had moved on. */
  async function attempt(batch: Map<string, Request[]>): Promise<Map<string, Request[]>> {
    const at = now()
    const answersOf = (requests: Request[]) => requests.flatMap(({ answers }) => answers)
    const answered = new Map([...batch].map(([id, requests]) => [id, answersOf(requests)]))
    const itemsOf = await findOwnItems({ queries: database, answered, items })
    const keys = new Map(
      [...answered].map(([id, answers]) => [id, keysInAnyZone(answers, { now: at, items: itemsOf(id) })]),
    )
    const students = await readStudents(database, keys)
    const applied = [...batch].flatMap(([studentId, requests]) => {
      const student = students.get(studentId)
      if (student) {
        const { timeZone, dailyGoal, restDays, thresholds, badgeRules, version, madeAt } = student
        const since = earnsFrom({ accountMadeAt: madeAt, deviceSeenOn: earliestOf(requests) })
        const rules = { now: at, timeZone, items: itemsOf(studentId), dailyGoal, restDays, badgeRules, since }
        const outcome = applyAnswers(student.snapshot, answersOf(requests), rules)
        return [{ studentId, version, thresholds, student, outcome, requests }]
      }
      for (const { reject } of requests) reject(new AppError('not-allowed'))
      return []
    })
    const changed = applied.filter(({ outcome }) => outcome.recorded.length > 0)
    const written = changed.length > 0 ? await writeOutcomes(database, changed, at) : new Set<string>()
    const left = new Map<string, Request[]>()
    for (const { studentId, student, outcome, requests } of applied) {
      if (outcome.recorded.length > 0 && !written.has(studentId)) left.set(studentId, requests)
      else for (const { resolve } of requests) resolve({ outcome, student, now: at })
    }
    return left
  }

  return (studentId, answers, { deviceSeenOn } = { deviceSeenOn: null }) =>
    new Promise((resolve, reject) => {
      waiting.push({ studentId, answers, deviceSeenOn, resolve, reject })
      window.arrived()
      void work()
    })
}

const earliestOf = (requests: readonly Request[]) =>
  requests.flatMap(({ deviceSeenOn }) => deviceSeenOn ?? []).toSorted()[0] ?? null

function keysInAnyZone(answers: readonly Answer[], rules: { now: Date; items: ItemFinder }): SnapshotKeys {
  const [first, ...others] = everyDayZones.map((timeZone) => snapshotKeys(answers, { ...rules, timeZone }))
  if (!first) throw new Error('no zones')
  const days = new Set(first.days)
  const awards = new Map(first.awards.map((award) => [`${award.cause}|${award.source}`, award]))
  for (const keys of others) {
    for (const day of keys.days) days.add(day)
    for (const award of keys.awards) awards.set(`${award.cause}|${award.source}`, award)
  }
  return { ...first, days: [...days], awards: [...awards.values()] }
}
