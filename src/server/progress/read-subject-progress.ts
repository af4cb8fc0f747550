import type { AnswerOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { readSubjectProgressEndpoint, SubjectProgress } from '#contract/progress.ts'
import { may, type Person } from '#domain/permissions.ts'
import { dayIn } from '#domain/progress/day.ts'
import { masteryWord } from '#domain/study/mastery.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { type MasteryRow, readMastery } from './mastery-store.ts'
import { topicProgress } from './topic-progress.ts'

/**
 * How far a pupil is in every subject that they have begun, the one studied last first.
 * @throws {AppError} not-signed-in; not-allowed for anyone but a student.
 */
export async function readSubjectProgress(options: {
  person: Person
  queries: Queries
  curriculum: CurriculumStore
}): Promise<AnswerOf<typeof readSubjectProgressEndpoint>> {
  const { person, queries, curriculum } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'open dashboard', { dashboard: 'student' })) throw new AppError('not-allowed')
  const rows = await readMastery(queries, person.id)
  const subjects = Map.groupBy(rows, ({ level, subject }) => `${level}/${subject}`)
  return { subjects: [...subjects.values()].flatMap((begun) => subjectProgress(begun, curriculum)) }
}

/** `begun`: the pupil's topics of one subject, the one studied last first. */
function subjectProgress(begun: readonly MasteryRow[], curriculum: CurriculumStore): SubjectProgress[] {
  const [latest] = begun
  const summary = latest && curriculum.subject(latest.level, latest.subject)
  if (!latest || !summary) return []
  const topics = begun.flatMap((row) => topicProgress(row, curriculum))
  const met = new Set(topics.map(({ topicId }) => topicId))
  const [unmet] = curriculum.topics(latest.level, latest.subject).filter(({ id, counts }) => counts && !met.has(id))
  const total = (of: (row: MasteryRow) => number) => begun.reduce((sum, row) => sum + of(row), 0)
  return [
    {
      level: summary.level,
      levelTitle: curriculum.level(summary.level)?.title ?? summary.level,
      subject: summary.slug,
      title: summary.title,
      icon: summary.icon,
      hue: summary.hue,
      topicCount: summary.studyTopics,
      secure: topics.filter(({ mastery }) => masteryWord(mastery) === 'Secure').length,
      // A topic that is not begun yet is not known yet: the subject is done when every topic is.
      mastery: total(({ mastery }) => mastery) / Math.max(summary.studyTopics, topics.length, 1),
      answered: total(({ answered }) => answered),
      correct: total(({ correct }) => correct),
      lastStudied: dayIn('UTC', latest.updatedAt),
      topics,
      next: unmet
        ? (topicProgress({ topicId: unmet.id, answered: 0, correct: 0, mastery: 0 }, curriculum)[0] ?? null)
        : null,
    },
  ]
}
