import type { CallTable } from './call-table.ts'

/** What is stored about people, and its end. */
export const privacy: CallTable = {
  rows: `
call                                   | guest         | student     | unconfirmed teacher | teacher     | parent      | pending admin | admin
GET /api/privacy/:id                   | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
POST /api/privacy/:id/deletion         | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
DELETE /api/privacy/:id/deletion       | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
PUT /api/privacy/:id/consents/:purpose | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
POST /api/admin/schools/:id/deletion   | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
DELETE /api/admin/schools/:id/deletion | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
`,
  bodies: { 'PUT /api/privacy/:id/consents/:purpose': () => ({ given: true }) },
}
