import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

/** Looking after an installation, and what the product tells people. */
export const administration: CallTable = {
  rows: `
call                                      | guest         | student     | unconfirmed teacher | teacher     | parent      | pending admin | admin
GET /api/admin/audit                      | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
GET /api/notices                          | not-signed-in | ok          | ok                  | ok          | ok          | ok            | ok
POST /api/notices/read                    | not-signed-in | ok          | ok                  | ok          | ok          | ok            | ok
GET /api/admin/overview                   | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
PUT /api/admin/thresholds                 | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
PUT /api/admin/badges/:badgeId            | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
GET /api/admin/grade-boundaries | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
PUT /api/admin/grade-boundaries/:targetId | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
DELETE /api/admin/grade-boundaries/:targetId | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
GET /api/landing                          | ok            | ok          | ok                  | ok          | ok          | ok            | ok
PUT /api/admin/landing                    | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
GET /api/admin/notifications              | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/admin/notifications/preview     | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/admin/notifications             | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
GET /api/admin/reports                    | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/admin/reports                   | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
GET /api/admin/help-requests              | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/admin/help-requests/:id/answers | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
PUT /api/admin/help-requests/:id/state    | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
`,
  bodies: {
    'POST /api/notices/read': () => ({ ids: 'all' }),
    'PUT /api/admin/thresholds': () => ({ silver: 2001, gold: 5001, platinum: 10001 }),
    'PUT /api/admin/badges/:badgeId': () => ({
      name: 'Early Bird',
      description: 'Finish 5 quizzes',
      rarity: 'Common',
      requirement: 5,
      type: 'quizzesCompleted',
      on: false,
    }),
    'PUT /api/admin/grade-boundaries/:targetId': () => ({
      month: 'June',
      year: 2023,
      outOf: 200,
      grades: [{ grade: '9', from: 150 }],
    }),
    'PUT /api/admin/landing': () => ({ live: false }),
    'POST /api/admin/notifications/preview': () => ({ roles: [], schoolId: null }),
    // Of a school that isn't there: nothing goes out.
    'POST /api/admin/notifications': () => ({
      id: randomUUID(),
      title: 'Hello',
      message: 'A message',
      roles: [],
      schoolId: randomUUID(),
      byMail: false,
    }),
    'POST /api/admin/reports': () => ({
      id: randomUUID(),
      firstDay: '2026-05-01',
      lastDay: '2026-05-31',
      schoolId: randomUUID(),
      withNames: false,
    }),
    'POST /api/admin/help-requests/:id/answers': () => ({ id: randomUUID(), message: 'Here is how.' }),
    'PUT /api/admin/help-requests/:id/state': () => ({ state: 'answered' }),
  },
}
