import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { AnswerResult, recordAnswersEndpoint } from '#contract/study.ts'
import { may, type Person } from '#domain/permissions.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { totalOf } from '#domain/progress/xp.ts'
import type { Answer } from '#domain/study/answer.ts'
import { correctClock } from '#domain/study/answer-time.ts'
import type { Outcome } from '#domain/study/outcome.ts'
import type { AnswerRecorder } from './answer-recorder.ts'

/**
 * Records a pupil's own answers.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; unavailable when others kept writing for this student.
 */
export async function recordAnswers(options: {
  person: Person
  answers: readonly Answer[]
  /** What the device's clock said when it sent them. */
  sentAt?: string | undefined
  /** The day on which the server first saw the device, where it can tell. */
  deviceSeenOn: string | null
  record: AnswerRecorder
  now: Date
}): Promise<AnswerOf<typeof recordAnswersEndpoint>> {
  const { person, answers, sentAt, deviceSeenOn, record } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record answers', { studentId: person.id })) throw new AppError('not-allowed')
  const dated = sentAt === undefined ? answers : correctClock(answers, { sentAt, now: options.now })
  const { outcome, student, now } = await record(person.id, dated, { deviceSeenOn })
  return {
    results: answers.map((answer) => resultOf(answer.id, outcome)),
    progress: summariseProgress({ ...student, progress: outcome.progress, days: outcome.snapshot.days, now }),
    newBadges: student.badgeRules
      .filter(({ id }) => outcome.badges.some(({ badge }) => badge === id))
      .map(({ id, name }) => ({ id, name })),
  }
}

function resultOf(id: string, outcome: Outcome): AnswerResult {
  const recorded = outcome.recorded.find(({ answerId }) => answerId === id)
  if (recorded) return { id, status: 'recorded', correct: recorded.correct, xp: totalOf(recorded.awards) }
  const refused = outcome.refused.find(({ answerId }) => answerId === id)
  return refused ? { id, status: 'refused', code: refused.code } : { id, status: 'duplicate' }
}
