import { z } from 'zod'
import { RichText } from '#domain/curriculum/topic.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { WrittenPoint } from '#domain/questions/written/schemas.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { endpoint } from './endpoint.ts'
import { accountErrors, QuizId, quizErrors } from './quizzes.ts'

const params = z.object({ id: QuizId })

const Comment = z.string().trim().max(quizLimits.comment, `A comment has at most ${quizLimits.comment} characters.`)

/** What a teacher gave to a written answer. */
export const TeacherMark = z.object({
  /** The points of the mark scheme that the teacher found. */
  ticked: z.array(z.string().max(16)).max(questionLimits.points),
  marks: z.int('Give whole marks.').min(0).max(questionLimits.marks),
  comment: Comment,
})
export type TeacherMark = z.infer<typeof TeacherMark>

/** One written answer of a pupil, in a teacher's queue. */
export const AnswerToMark = z.object({
  studentId: z.string(),
  /** The pupil's name. */
  name: z.string(),
  attemptId: QuizId,
  handedInAt: z.iso.datetime(),
  text: z.string(),
  onPaper: z.boolean(),
  outOf: z.int(),
  /** Null while it waits. */
  mark: TeacherMark.nullable(),
  /** Of the mark; the next one is greater. */
  revision: z.int(),
})
export type AnswerToMark = z.infer<typeof AnswerToMark>

/** A question with all that was written to it. */
export const QuestionToMark = z.object({
  /** Its id and version: pupils may have been asked different wordings. */
  key: z.string(),
  questionId: QuizId,
  prompt: RichText,
  marks: z.int(),
  points: z.array(WrittenPoint),
  answers: z.array(AnswerToMark),
})
export type QuestionToMark = z.infer<typeof QuestionToMark>

export const MarkingComment = z.object({ id: QuizId, text: z.string() })
export type MarkingComment = z.infer<typeof MarkingComment>

export const readMarkingEndpoint = endpoint({
  route: 'GET /api/quizzes/:id/marking',
  summary:
    'Written answers that pupils handed in to a quiz for one’s own tasks, by question, with the comments kept to use again',
  params,
  response: z.object({
    quiz: z.object({ id: QuizId, title: z.string() }),
    questions: z.array(QuestionToMark),
    comments: z.array(MarkingComment),
  }),
  errors: quizErrors,
})

export const markWrittenAnswerEndpoint = endpoint({
  route: 'PUT /api/quizzes/:id/marking',
  summary: 'Marks a written answer, or takes the mark back; of each answer the greatest revision stands',
  params,
  body: z.object({
    studentId: z.string().max(64),
    attemptId: QuizId,
    questionId: QuizId,
    revision: z.int().min(1).max(1_000_000_000),
    /** Null: it waits again. */
    mark: TeacherMark.nullable(),
  }),
  response: z.object({ revision: z.int(), mark: TeacherMark.nullable() }),
  errors: quizErrors,
})

export const saveMarkingCommentEndpoint = endpoint({
  route: 'PUT /api/marking-comments/:id',
  summary: 'Keeps a comment to use again, or changes it',
  params,
  body: z.object({ text: Comment.min(1, 'Write the comment.') }),
  response: MarkingComment,
  errors: [...accountErrors, 'limit-reached'],
})

export const deleteMarkingCommentEndpoint = endpoint({
  route: 'DELETE /api/marking-comments/:id',
  summary: 'Deletes a comment that was kept; where it was used it stays',
  params,
  response: z.object({ id: QuizId }),
  errors: accountErrors,
})
