import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { PartAnswers, saveExamAnswerEndpoint } from '#contract/exam.ts'
import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { type ExamQuestion, marksOf } from '#domain/exam/exam-question.ts'
import { type ExamMarks, markExamAnswer } from '#domain/exam/mark-exam-answer.ts'
import { emptyAnswer } from '#domain/exam/part-answer.ts'
import { rankedSubjectOf } from '#domain/leaderboards/ranked-subject.ts'
import { may, type Person } from '#domain/permissions.ts'
import { summariseProgress } from '#domain/progress/summarise-progress.ts'
import { examAward, totalOf } from '#domain/progress/xp.ts'
import { awardXp } from '../awards/award-xp.ts'
import { readExamAwards } from '../awards/exam-awards-store.ts'
import { holdPupil } from '../awards/hold-pupil.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database, Queries } from '../database/database.ts'
import { type ExamAnswerRow, readExamAnswer, writeExamAnswer } from './exam-answer-store.ts'
import { readSitting } from './sitting-store.ts'

/** At least half of a question must have been tried before the attempt earns. */
const TRIED_SHARE = 0.5

/**
 * Keeps an answer; a revision that is not newer than what is kept changes nothing. The first time that it comes marked, the
 * attempt earns its XP, whatever its marks are: those are the pupil's own judgement, and the cards of the points that lost marks
 * come back. Once marked, an answer stays as it is, but for the reasons why marks were lost.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student; not-found for an unknown question, and for an id that
 * belongs to an answer to another question.
 */
export async function saveExamAnswer(options: {
  person: Person
  id: string
  answer: ParsedOf<typeof saveExamAnswerEndpoint>['body']
  database: Database
  curriculum: CurriculumStore
  now: Date
}): Promise<AnswerOf<typeof saveExamAnswerEndpoint>> {
  const { person, id, answer, database, curriculum, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'record answers', { studentId: person.id })) throw new AppError('not-allowed')
  const studentId = person.id
  const topicId = topicIdOf(answer.questionId)
  const question = curriculum.exam(topicId).find((candidate) => candidate.id === answer.questionId)
  if (!question) throw new AppError('not-found')
  return database.transaction(async (transaction) => {
    await holdPupil(transaction, studentId)
    const before = await readExamAnswer(transaction, { studentId, id })
    if (before && (before.questionId !== answer.questionId || before.sittingId !== answer.sittingId))
      throw new AppError('not-found')
    const sitting = answer.sittingId ? await findSitting(transaction, { studentId, answer }) : null
    if (before?.markedAt && before.revision < answer.revision) {
      const parts = withReasonsOf(answer.parts, before.parts)
      if (parts)
        await writeExamAnswer(transaction, studentId, {
          ...before,
          topicId,
          parts,
          revision: answer.revision,
          updatedAt: now,
        })
      const revision = parts ? answer.revision : before.revision
      return { revision, stage: before.stage, marks: before.marks, xp: 0, progress: null }
    }
    if (before && before.revision >= answer.revision)
      return { revision: before.revision, stage: before.stage, marks: before.marks, xp: 0, progress: null }
    const { revision, sittingId } = answer
    const parts = sitting?.handedInAt ? withMarksOf(answer.parts, before?.parts ?? {}) : answer.parts
    // In a paper that is not handed in nobody marks, and afterwards nobody writes.
    const stage = sitting && !sitting.handedInAt ? 'writing' : answer.stage
    if (sitting?.handedInAt && stage === 'writing')
      return { revision: before?.revision ?? 0, stage: before?.stage ?? 'writing', marks: null, xp: 0, progress: null }
    const marked = stage === 'marked' ? markExamAnswer(question, parts) : null
    const startedAt = before?.startedAt ?? now
    const earned = marked && (await reward(transaction, { studentId, question, marked, curriculum, now }))
    const row: ExamAnswerRow = {
      id,
      questionId: question.id,
      sittingId,
      revision,
      stage,
      // What was flagged in the exam room is history once the paper is handed in.
      flagged: sitting?.handedInAt ? (before?.flagged ?? false) : answer.flagged,
      parts,
      marks: marked?.marks ?? null,
      outOf: marksOf(question),
      xp: earned?.xp ?? 0,
      startedAt,
      updatedAt: now,
      markedAt: marked ? now : null,
    }
    await writeExamAnswer(transaction, studentId, { ...row, topicId })
    return { revision, stage, marks: row.marks, xp: row.xp, progress: earned?.progress ?? null }
  })
}

/** What was handed in, with what is ticked and chosen since: only that can change. */
const withMarksOf = (now: PartAnswers, handedIn: PartAnswers): PartAnswers =>
  Object.fromEntries(
    Object.entries(now).map(([letter, { ticked, chosen, lost }]) => [
      letter,
      { ...(handedIn[letter] ?? emptyAnswer), ticked, chosen, lost },
    ]),
  )

/** A marked answer with the reasons for lost marks that came since: nothing else of it can change. Null where they are the same. */
function withReasonsOf(now: PartAnswers, marked: PartAnswers): PartAnswers | null {
  const changed = Object.entries(now).filter(
    ([letter, { lost }]) => lost.join() !== (marked[letter]?.lost ?? []).join(),
  )
  if (changed.length === 0) return null
  const withLost = changed.map(([letter, { lost }]) => [letter, { ...(marked[letter] ?? emptyAnswer), lost }] as const)
  return { ...marked, ...Object.fromEntries(withLost) }
}

/** @throws {AppError} not-found for a mock that is not this pupil's or does not have the question. */
async function findSitting(
  queries: Queries,
  { studentId, answer }: { studentId: string; answer: Pick<ExamAnswerRow, 'questionId' | 'sittingId'> },
) {
  const sitting = answer.sittingId ? await readSitting(queries, { studentId, id: answer.sittingId }) : null
  if (!sitting?.questionIds.includes(answer.questionId)) throw new AppError('not-found')
  return sitting
}

async function reward(
  transaction: Queries,
  options: {
    studentId: string
    question: ExamQuestion
    marked: ExamMarks
    curriculum: CurriculumStore
    now: Date
  },
) {
  const { studentId, question, marked, curriculum, now } = options
  const tried = marked.answered >= question.parts.length * TRIED_SHARE
  const rewardedOn = await readExamAwards(transaction, { studentId, now })
  const outline = curriculum.topicOutline(topicIdOf(question.id))
  const { granted, student } = await awardXp({
    database: transaction,
    studentId,
    award: tried ? (day) => examAward({ questionId: question.id, day, rewardedToday: rewardedOn.get(day) ?? 0 }) : null,
    subject: outline ? rankedSubjectOf(outline.subject) : null,
    missed: tried ? marked.lost.map((point) => curriculum.cardsOf(topicIdOf(question.id), point)) : [],
    work: tried ? { answers: marked.answered, correct: marked.full } : null,
    now,
  })
  return {
    xp: totalOf(granted.awards.filter(({ cause }) => cause === 'exam')),
    progress: summariseProgress({ ...student, progress: granted.progress, days: student.snapshot.days, now }),
  }
}
