import { AppError } from '#contract/errors.ts'
import type { Person } from '#domain/permissions.ts'
import { dayIn } from '#domain/progress/day.ts'
import { QUESTIONS_PER_ADDRESS, QUESTIONS_PER_DEVICE, QUESTIONS_PER_PERSON } from '#domain/tutor/daily-limit.ts'
import type { Queries } from '../database/database.ts'
import { type RateLimit, rateLimit } from '../http/limits/rate-limit.ts'
import { countQuestion, readTimeZone } from './tutor-store.ts'

const DAY = 24 * 60 * 60
/** Nobody types faster; it only stops a program. */
const PER_MINUTE = { person: 30, address: 300 }
/** Of one sender in a day; the reply comes whether or not the message can still be kept. */
const CONCERNS_KEPT = 30

/** Who asked how often. Guests are counted in this process's memory, people who are signed in in the database. */
export interface TutorLimits {
  minute: { person: RateLimit; address: RateLimit }
  device: RateLimit
  address: RateLimit
  concerns: RateLimit
}

export const createTutorLimits = (): TutorLimits => ({
  minute: {
    person: rateLimit({ points: PER_MINUTE.person, seconds: 60 }),
    address: rateLimit({ points: PER_MINUTE.address, seconds: 60 }),
  },
  device: rateLimit({ points: QUESTIONS_PER_DEVICE, seconds: DAY }),
  address: rateLimit({ points: QUESTIONS_PER_ADDRESS, seconds: DAY }),
  concerns: rateLimit({ points: CONCERNS_KEPT, seconds: DAY }),
})

export interface Asker {
  person: Person
  address: string
  device: string | undefined
}

/** @throws {AppError} too-many-requests. */
export async function takeMoment(limits: TutorLimits, { person, address }: Asker): Promise<void> {
  if (person.role === 'guest') await limits.minute.address.take(address)
  else await limits.minute.person.take(person.id)
}

/**
 * Counts a question towards the day's.
 * @throws {AppError} too-many-requests when the day has no more.
 */
export async function takeQuestion(
  limits: TutorLimits,
  { person, address, device }: Asker,
  { queries, now }: { queries: Queries; now: Date },
): Promise<void> {
  if (person.role === 'guest') {
    const allowed = (!device || (await limits.device.tryTake(device))) && (await limits.address.tryTake(address))
    if (!allowed) throw enoughForToday()
    return
  }
  const day = dayIn((await readTimeZone(queries, person.id)) ?? 'Europe/London', now)
  if (!(await countQuestion(queries, { userId: person.id, day, limit: QUESTIONS_PER_PERSON }))) throw enoughForToday()
}

const enoughForToday = () =>
  new AppError('too-many-requests', {
    message:
      'That is all the questions for today. The tutor is here again tomorrow; the notes and quizzes are open now.',
  })
