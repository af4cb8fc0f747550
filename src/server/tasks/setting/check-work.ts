import { AppError } from '#contract/errors.ts'
import type { TaskMethod, TaskWork } from '#domain/tasks/task.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { TaskRow } from '../task-row.ts'

/** What of a task's row its work decides, and what it is called where nobody gave it a title. */
export type CheckedWork = Pick<TaskRow, 'method' | 'scope' | 'board' | 'sectionId'> & { subject: string }

export interface OwnWork {
  sets: readonly { id: string; title: string }[]
  quizzes: readonly { id: string; title: string }[]
}

const gone = (what: string) => new AppError('not-found', { message: `We do not have that ${what}.` })

/**
 * Makes sure that the work is there for the teacher to set.
 * @throws {AppError} not-found; bad-input for a board that does not teach the topic.
 */
export function checkWork(
  work: TaskWork,
  { curriculum, own }: { curriculum: Pick<CurriculumStore, 'topic' | 'subject'>; own: OwnWork },
): CheckedWork {
  if (work.kind === 'set') {
    const set = own.sets.find(({ id }) => id === work.setId)
    if (!set) throw gone('set')
    return ofOwn('flashcards', `set:${set.id}`, set.title)
  }
  if (work.kind === 'quiz') {
    const quiz = own.quizzes.find(({ id }) => id === work.quizId)
    if (!quiz) throw gone('quiz')
    return ofOwn('own-quiz', `quiz:${quiz.id}`, quiz.title)
  }
  const { method, topicId, board, sectionId } = work
  const topic = curriculum.topic(topicId)
  if (!topic?.material) throw gone('topic')
  const taught = Object.keys(topic.references)
  const subject = curriculum.subject(topic.level, topic.subject)
  // A topic that no board names is in the routes of all of its subject's.
  const boards = taught.length > 0 ? taught : Object.keys(subject?.qualifications ?? {})
  if (board === null ? boards.length > 0 : !boards.includes(board))
    throw new AppError('bad-input', {
      message: 'Choose a board that teaches this topic.',
      fields: { board: 'Choose a board that teaches this topic.' },
    })
  const section = method === 'notes' ? topic.material.note.sections.find(({ id }) => id === sectionId) : undefined
  return { method, scope: topicId, board, sectionId: section?.id ?? null, subject: topic.title }
}

const ofOwn = (method: TaskMethod, scope: string, subject: string): CheckedWork => ({
  method,
  scope,
  board: null,
  sectionId: null,
  subject,
})
