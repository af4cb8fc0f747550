import { AppError } from '#contract/errors.ts'
import type { LiveQuizSource } from '#contract/live-quiz.ts'
import type { Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { findQuiz } from '../quizzes/find-quiz.ts'
import { fromCurriculum } from '../quizzes/questions/pick-questions.ts'
import { readQuestions } from '../quizzes/questions/question-store.ts'
import type { AskedQuestion } from './live-quiz-store.ts'

export interface SourceQuestions {
  title: string
  /** The teacher's quiz that they are from. */
  quizId: string | null
  /** The topic of the curriculum that they are from. */
  topicId: string | null
  questions: AskedQuestion[]
}

/**
 * What a live quiz asks, as it stands now.
 * Written answers are left out: nobody can mark them in a moment.
 * @throws {AppError} not-found for a quiz that the person does not see, a topic that is not there, and where there is no question.
 */
export async function readSource(options: {
  person: Person
  source: LiveQuizSource
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic'>
  newId: () => string
}): Promise<SourceQuestions> {
  const { person, source, queries, curriculum, newId } = options
  if (source.kind === 'quiz') {
    const quiz = await findQuiz({ person, quizId: source.id, queries })
    const all = await readQuestions(queries, quiz.id)
    if (all.length === 0) throw new AppError('not-found', { message: 'That quiz has no questions yet.' })
    const questions = all.filter(({ content }) => content.kind !== 'written')
    if (questions.length === 0)
      throw new AppError('not-found', {
        message: 'Every question of that quiz needs your marking. Set it as homework instead.',
      })
    const asked = questions.map(({ content, html }) => ({ content, html }))
    return { title: quiz.title, quizId: quiz.id, topicId: null, questions: asked }
  }
  const topic = curriculum.topic(source.id)
  const questions = topic?.material?.quiz ?? []
  if (!topic || questions.length === 0) throw new AppError('not-found')
  return {
    title: topic.title,
    quizId: null,
    topicId: topic.id,
    questions: questions.map((question) => {
      const { content, html } = fromCurriculum(question, newId())
      return { content, html }
    }),
  }
}
