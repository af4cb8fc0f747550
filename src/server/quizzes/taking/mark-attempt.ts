import type { QuizResult } from '#contract/quiz-attempts.ts'
import type { TeacherMark } from '#contract/quiz-marking.ts'
import { type Marking, mark } from '#domain/questions/mark-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { rightAnswer } from '#domain/questions/right-answer.ts'
import { richText } from '../../questions/show-question.ts'
import type { QuestionRow } from '../questions/question-store.ts'

type Given = ReadonlyMap<string, QuestionResponse | null>

/** Every question of an attempt with its marks. */
export function markAll(
  questions: readonly QuestionRow[],
  given: Given,
): { question: QuestionRow; marking: Marking }[] {
  return questions.map((question) => ({ question, marking: mark(question.content, given.get(question.id) ?? null) }))
}

/** What a pupil learns of one question once it is marked. */
export function questionResult(
  { content, html }: QuestionRow,
  {
    marking,
    raised,
    teacherMark = null,
    quizId,
  }: { marking: Marking; raised: boolean; teacherMark?: TeacherMark | null; quizId: string },
): QuizResult['questions'][number] {
  const { explanation } = content
  return {
    questionId: content.id,
    ...marking,
    right: rightAnswer(content),
    explanation: explanation ? richText(explanation, { html, quizId }) : null,
    raised,
    teacherMark,
  }
}
