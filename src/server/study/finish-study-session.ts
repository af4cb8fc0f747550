import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { finishStudySessionEndpoint } from '#contract/study.ts'
import { may, type Person } from '#domain/permissions.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { STUDY_SESSIONS_REWARDED_PER_DAY, studySessionAward, totalOf } from '#domain/progress/xp.ts'
import { awardXp } from '../awards/award-xp.ts'
import { holdPupil } from '../awards/hold-pupil.ts'
import { countSessionAwards } from '../awards/ledger-store.ts'
import type { Database } from '../database/database.ts'
import { countAnswered } from './due-cards-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Finishes a session of flashcards. It earns XP when the server has an answer of the last 24 hours to every card of it
 * and the day's sessions have not earned all they can; otherwise it earns 0.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function finishStudySession(options: {
  person: Person
  session: ParsedOf<typeof finishStudySessionEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof finishStudySessionEndpoint>> {
  const { person, session, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record answers', { studentId: person.id })) throw new AppError('not-allowed')
  const studentId = person.id
  const since = new Date(now.getTime() - DAY_MS)
  const itemIds = [...new Set(session.itemIds)]
  const { granted, student } = await database.transaction(async (transaction) => {
    // Sessions that end at once must not all be the day's last one.
    await holdPupil(transaction, studentId)
    const answered = await countAnswered(transaction, { studentId, itemIds, since })
    const rewardedToday = await countSessionAwards(transaction, { studentId, since })
    const earned = studySessionAward({
      sessionId: session.id,
      rewardedToday: answered === itemIds.length ? rewardedToday : STUDY_SESSIONS_REWARDED_PER_DAY,
    })
    return awardXp({ database: transaction, studentId, award: earned && (() => earned), now })
  })
  return {
    xp: totalOf(granted.awards),
    progress: summariseProgress({ ...student, progress: granted.progress, days: student.snapshot.days, now }),
  }
}
