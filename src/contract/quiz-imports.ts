import { z } from 'zod'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { endpoint } from './endpoint.ts'
import { accountErrors, QuizId, QuizTitle, TeacherQuestion } from './quizzes.ts'

const file = {
  fileName: z.string().trim().min(1).max(200),
  data: z.base64('That file did not arrive whole. Please try again.').min(1, 'That file is empty.'),
}
const maxBytes = Math.ceil((quizLimits.importFile * 4) / 3) + 4096
const errors = [...accountErrors, 'too-many-requests', 'not-readable', 'unavailable'] as const

/** An item of a file that did not become what it was, and why. */
export const QuizImportProblem = z.object({
  /** Its number in the file, from 1; 0 for the file as a whole. */
  item: z.int(),
  /** How it begins. */
  text: z.string(),
  reason: z.string(),
  /** Whether the item is left out, or imported without what is named. */
  leftOut: z.boolean(),
})
export type QuizImportProblem = z.infer<typeof QuizImportProblem>

export const QuizImportPreview = z.object({
  title: z.string(),
  /** Questions that can be imported. */
  count: z.int(),
  /** The first of them. */
  first: z.array(TeacherQuestion),
  /** The first problems, and how many there are. */
  problems: z.array(QuizImportProblem),
  problemCount: z.int(),
})
export type QuizImportPreview = z.infer<typeof QuizImportPreview>

export const previewQuizImportEndpoint = endpoint({
  route: 'POST /api/quiz-imports/preview',
  summary: 'What a GIFT file or a QTI 3 package would become, with a report of every item that was not understood',
  body: z.object(file),
  response: QuizImportPreview,
  errors,
  maxBytes,
})

export const importQuizEndpoint = endpoint({
  route: 'POST /api/quiz-imports',
  summary: 'Makes a quiz of a GIFT file or a QTI 3 package; sent again with the same id it is made once',
  body: z.object({ ...file, quizId: QuizId, title: QuizTitle }),
  response: z.object({ quizId: QuizId, questions: z.int() }),
  errors: [...errors, 'limit-reached'],
  maxBytes,
})
