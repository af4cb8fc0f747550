import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

/** The tutor, reported mistakes and rewards. */
export const aroundStudy: CallTable = {
  rows: `
call                                   | guest         | student             | unconfirmed teacher | teacher     | parent      | pending admin | admin
POST /api/mistake-reports              | ok            | ok                  | ok                  | ok          | ok          | ok            | ok
GET /api/admin/mistake-reports         | not-signed-in | not-allowed         | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/admin/mistake-reports/:id    | not-signed-in | not-allowed         | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
GET /api/rewards                       | ok            | ok                  | ok                  | ok          | ok          | ok            | ok
POST /api/reward-claims                | not-signed-in | insufficient-points | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/reward-claims/:id/withdraw   | not-signed-in | not-found           | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/admin/reward-claims           | not-signed-in | not-allowed         | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/admin/reward-claims/:id      | not-signed-in | not-allowed         | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
PUT /api/admin/rewards/:rewardId/stock | not-signed-in | not-allowed         | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/tutor/messages               | ok            | ok                  | ok                  | ok          | ok          | ok            | ok
GET /api/tutor/messages                | not-signed-in | ok                  | ok                  | ok          | ok          | ok            | ok
DELETE /api/tutor/messages             | not-signed-in | ok                  | ok                  | ok          | ok          | ok            | ok
GET /api/tutor/hints                   | ok            | ok                  | ok                  | ok          | ok          | ok            | ok
GET /api/admin/concerns                | not-signed-in | not-allowed         | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/admin/concerns/:id/seen      | not-signed-in | not-allowed         | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
`,
  bodies: {
    'POST /api/mistake-reports': () => ({ id: randomUUID(), itemId: 'cells/f01', note: 'The answer is missing.' }),
    'POST /api/admin/mistake-reports/:id': () => ({ decision: 'mended' }),
    'POST /api/reward-claims': () => ({ id: randomUUID(), rewardId: 'choose-your-seat' }),
    'POST /api/admin/reward-claims/:id': () => ({ decision: 'fulfilled' }),
    'PUT /api/admin/rewards/:rewardId/stock': () => ({ stock: 3 }),
    'POST /api/tutor/messages': () => ({ id: randomUUID(), question: 'What is DNA?', mode: 'eli5', filter: 'all' }),
  },
}
