import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

/** Live quizzes: a class that is not theirs is not there. */
export const liveQuizzes: CallTable = {
  rows: `
call                                | guest         | student   | unconfirmed teacher | teacher   | parent    | pending admin | admin
POST /api/live-quizzes              | not-signed-in | not-found | not-allowed         | not-found | not-found | not-found     | not-found
GET /api/live-quizzes               | not-signed-in | ok        | ok                  | ok        | ok        | ok            | ok
POST /api/live-quizzes/:id/homework | not-signed-in | not-found | not-found           | not-found | not-found | not-found     | not-found
`,
  bodies: {
    'POST /api/live-quizzes': () => ({
      id: randomUUID(),
      place: { kind: 'class', id: randomUUID() },
      source: { kind: 'topic', id: 'cells' },
    }),
  },
}
