import type { CallTable } from './call-table.ts'

/** Pupils and those at home who are linked to them. */
export const families: CallTable = {
  rows: `
call                           | guest         | student      | unconfirmed teacher | teacher      | parent       | pending admin | admin
GET /api/family-links          | not-signed-in | ok           | not-allowed         | not-allowed  | not-allowed  | not-allowed   | not-allowed
POST /api/family-links/code    | not-signed-in | ok           | not-allowed         | not-allowed  | not-allowed  | not-allowed   | not-allowed
DELETE /api/family-links/code  | not-signed-in | ok           | not-allowed         | not-allowed  | not-allowed  | not-allowed   | not-allowed
DELETE /api/family-links/:id   | not-signed-in | not-found    | not-allowed         | not-allowed  | not-found    | not-allowed   | not-allowed
GET /api/children              | not-signed-in | not-allowed  | not-allowed         | not-allowed  | ok           | not-allowed   | not-allowed
POST /api/children             | not-signed-in | not-allowed  | not-allowed         | not-allowed  | not-found    | not-allowed   | not-allowed
PUT /api/children/:id/sen-mode | not-signed-in | not-found    | not-allowed         | not-allowed  | not-found    | not-allowed   | not-allowed
PUT /api/children/:id/goals    | not-signed-in | not-allowed  | not-allowed         | not-allowed  | not-found    | not-allowed   | not-allowed
GET /api/children/:id/reports  | not-signed-in | not-allowed  | not-allowed         | not-allowed  | not-found    | not-allowed   | not-allowed
GET /api/parent-preferences    | not-signed-in | not-allowed  | not-allowed         | not-allowed  | ok           | not-allowed   | not-allowed
PUT /api/parent-preferences    | not-signed-in | not-allowed  | not-allowed         | not-allowed  | ok           | not-allowed   | not-allowed
GET /api/weekly-mail           | bad-input     | bad-input    | bad-input           | bad-input    | bad-input    | bad-input     | bad-input
POST /api/weekly-mail          | link-expired  | link-expired | link-expired        | link-expired | link-expired | link-expired  | link-expired
`,
  bodies: {
    'POST /api/children': () => ({ code: 'BCDF-GHJK' }),
    'PUT /api/children/:id/sen-mode': () => ({ on: true }),
    'PUT /api/children/:id/goals': () => ({ dailyGoal: 20, restDays: [7] }),
    'PUT /api/parent-preferences': () => ({ weeklyDay: 1, overdueTasks: false }),
    'POST /api/weekly-mail': () => ({ token: 'made-up', subscribed: false }),
  },
}
