import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

const question = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'true-false',
  prompt: 'Iron is a metal.',
  explanation: '',
  marks: 1,
  correct: true,
}

const gift = { fileName: 'metals.txt', data: Buffer.from('Iron is a metal. {T}').toString('base64') }

/** Teachers' quizzes, and taking them. */
export const quizzes: CallTable = {
  rows: `
call                                          | guest         | student     | unconfirmed teacher | teacher   | parent      | pending admin | admin
GET /api/quizzes                              | not-signed-in | not-allowed | ok                  | ok        | not-allowed | not-allowed   | not-allowed
POST /api/quizzes                             | not-signed-in | not-allowed | ok                  | ok        | not-allowed | not-allowed   | not-allowed
GET /api/quizzes/:id                          | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
PATCH /api/quizzes/:id                        | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
DELETE /api/quizzes/:id                       | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
POST /api/quizzes/:id/copy                    | not-signed-in | not-allowed | not-found           | not-found | not-allowed | not-allowed   | not-allowed
PUT /api/quizzes/:id/questions/:questionId    | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
DELETE /api/quizzes/:id/questions/:questionId | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
PUT /api/quizzes/:id/order                    | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
POST /api/quizzes/:id/picked                  | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
POST /api/quizzes/:id/media                   | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
POST /api/quizzes/:id/preview                 | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
GET /api/quizzes/:id/start                    | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
POST /api/quizzes/:id/preview-marks           | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
POST /api/quizzes/:id/attempts                | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
GET /api/quiz-attempts/:id                    | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
PUT /api/quiz-attempts/:id/responses          | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
POST /api/quiz-attempts/:id/submit            | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
GET /api/quizzes/:id/marking                  | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
PUT /api/quizzes/:id/marking                  | not-signed-in | not-found   | not-found           | not-found | not-found   | not-found     | not-found
PUT /api/marking-comments/:id                 | not-signed-in | not-allowed | not-allowed         | ok        | not-allowed | not-allowed   | not-allowed
DELETE /api/marking-comments/:id              | not-signed-in | not-allowed | not-allowed         | ok        | not-allowed | not-allowed   | not-allowed
POST /api/quiz-imports/preview                | not-signed-in | not-allowed | ok                  | ok        | not-allowed | not-allowed   | not-allowed
POST /api/quiz-imports                        | not-signed-in | not-allowed | ok                  | ok        | not-allowed | not-allowed   | not-allowed
`,
  bodies: {
    'POST /api/quiz-imports/preview': () => gift,
    'POST /api/quiz-imports': () => ({ ...gift, quizId: randomUUID(), title: 'Metals' }),
    'POST /api/quizzes': () => ({ id: randomUUID(), title: 'Metals' }),
    'PATCH /api/quizzes/:id': () => ({ title: 'Metals' }),
    'POST /api/quizzes/:id/copy': () => ({ id: randomUUID() }),
    'PUT /api/quizzes/:id/questions/:questionId': (cast) => ({ question: { ...question, id: cast.requestId } }),
    'PUT /api/quizzes/:id/order': () => ({ questionIds: [] }),
    'POST /api/quizzes/:id/picked': () => ({ items: [{ id: randomUUID(), itemId: 'cells/q01' }] }),
    'POST /api/quizzes/:id/media': () => ({ data: 'AAAA' }),
    'POST /api/quizzes/:id/preview': () => ({ question, seed: 1 }),
    'POST /api/quizzes/:id/preview-marks': () => ({ responses: [] }),
    'POST /api/quizzes/:id/attempts': () => ({ id: randomUUID() }),
    'PUT /api/quizzes/:id/marking': () => ({
      studentId: 'nobody',
      attemptId: randomUUID(),
      questionId: randomUUID(),
      revision: 1,
      mark: { ticked: [], marks: 1, comment: '' },
    }),
    'PUT /api/marking-comments/:id': () => ({ text: 'Say why.' }),
    'PUT /api/quiz-attempts/:id/responses': () => ({
      responses: [{ questionId: randomUUID(), revision: 1, response: null }],
    }),
    'POST /api/quiz-attempts/:id/submit': () => ({ responses: [] }),
  },
}
