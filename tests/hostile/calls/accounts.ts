import { randomUUID } from 'node:crypto'
import { password } from '#tests/support/test-app.ts'
import type { CallTable } from './call-table.ts'

/** Accounts, help and mail. */
export const accounts: CallTable = {
  rows: `
call                              | guest             | student           | unconfirmed teacher | teacher           | parent            | pending admin     | admin
POST /api/sign-up                 | ok                | ok                | ok                  | ok                | ok                | ok                | ok
POST /api/sign-in                 | wrong-credentials | wrong-credentials | wrong-credentials   | wrong-credentials | wrong-credentials | wrong-credentials | wrong-credentials
POST /api/sign-out                | ok                | ok                | ok                  | ok                | ok                | ok                | ok
POST /api/forgotten-password      | ok                | ok                | ok                  | ok                | ok                | ok                | ok
POST /api/reset-password          | link-expired      | link-expired      | link-expired        | link-expired      | link-expired      | link-expired      | link-expired
POST /api/verify-email            | link-expired      | link-expired      | link-expired        | link-expired      | link-expired      | link-expired      | link-expired
GET /api/me                       | ok                | ok                | ok                  | ok                | ok                | ok                | ok
PATCH /api/me                     | not-signed-in     | ok                | ok                  | ok                | ok                | ok                | ok
GET /api/admin/role-requests      | not-signed-in     | not-allowed       | not-allowed         | not-allowed       | not-allowed       | not-allowed       | ok
POST /api/admin/role-requests/:id | not-signed-in     | not-allowed       | not-allowed         | not-allowed       | not-allowed       | not-allowed       | ok
GET /api/dev/mail                 | not-found         | not-found         | not-found           | not-found         | not-found         | not-found         | not-found
POST /api/help-request            | ok                | ok                | ok                  | ok                | ok                | ok                | ok
`,
  bodies: {
    'POST /api/sign-up': () => ({ fullName: 'Ada', email: `${randomUUID()}@example.test`, password, role: 'student' }),
    'POST /api/sign-in': () => ({ email: `${randomUUID()}@example.test`, password: 'not the password' }),
    'POST /api/forgotten-password': () => ({ email: `${randomUUID()}@example.test` }),
    'POST /api/reset-password': ({ usedToken }) => ({ token: usedToken, password }),
    'POST /api/verify-email': () => ({ token: 'made-up' }),
    'PATCH /api/me': () => ({ dailyGoal: 30 }),
    'POST /api/admin/role-requests/:id': () => ({ decision: 'approved' }),
    'POST /api/help-request': () => ({
      name: 'Ada',
      email: 'ada@example.test',
      message: 'Help',
      timestamp: '2026-05-01T10:00:00Z',
    }),
  },
}
