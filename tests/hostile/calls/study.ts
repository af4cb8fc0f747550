import { randomUUID } from 'node:crypto'
import { cardAnswer } from '#tests/support/answers.ts'
import type { CallTable } from './call-table.ts'

/** Answers, progress, plans and leaderboards. */
export const study: CallTable = {
  rows: `
call                        | guest         | student | unconfirmed teacher | teacher     | parent      | pending admin | admin
POST /api/answers           | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/due-cards          | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/study-sessions    | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/dashboard          | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/subject-progress   | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/raised-marks/seen | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/plan               | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
PUT /api/plan/exams/:id     | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
DELETE /api/plan/exams/:id  | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/plan/feed         | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
DELETE /api/plan/feed       | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/learn             | ok            | ok      | ok                  | ok          | ok          | ok            | ok
GET /api/learn/:level/:subject | not-signed-in | ok      | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/leaderboards       | ok            | ok      | ok                  | ok          | ok          | ok            | ok
`,
  bodies: {
    'POST /api/answers': () => ({ answers: [cardAnswer({ id: randomUUID() })] }),
    'POST /api/learn': () => ({ minutes: 5, scope: { topicId: 'cells' } }),
    'POST /api/study-sessions': () => ({
      id: randomUUID(),
      itemIds: Array.from({ length: 5 }, (_, n) => `cells/f0${n}`),
    }),
    'POST /api/raised-marks/seen': () => ({ answerIds: [randomUUID()] }),
    'PUT /api/plan/exams/:id': () => ({ level: 'gcse', subject: 'biology', board: null, paper: '', day: '2026-06-01' }),
  },
}
