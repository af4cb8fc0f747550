import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

/** Who says that an adult is who they claim to be. */
export const staff: CallTable = {
  rows: `
call                                                | guest         | student     | unconfirmed teacher | teacher         | parent      | pending admin | admin
GET /api/my-school                                  | not-signed-in | not-allowed | ok                  | ok              | not-allowed | not-allowed   | not-allowed
PUT /api/my-school/request                          | not-signed-in | not-allowed | ok                  | already-decided | not-allowed | not-allowed   | not-allowed
POST /api/my-school/acceptance                      | not-signed-in | not-allowed | not-found           | not-found       | not-allowed | not-allowed   | not-allowed
GET /api/confirmations                              | not-signed-in | not-allowed | not-allowed         | ok              | not-allowed | not-allowed   | ok
PUT /api/confirmations/teachers/:id                 | not-signed-in | not-allowed | not-allowed         | not-found       | not-allowed | not-allowed   | not-found
PUT /api/confirmations/parents/:studentId/:parentId | not-signed-in | not-allowed | not-allowed         | not-found       | not-allowed | not-allowed   | not-found
POST /api/children/:id/confirmation                 | not-signed-in | not-allowed | not-allowed         | not-allowed     | not-found   | not-allowed   | not-allowed
GET /api/schools/:id/staff                          | not-signed-in | not-allowed | not-allowed         | not-found       | not-allowed | not-allowed   | not-found
PATCH /api/schools/:id/staff/:userId                | not-signed-in | not-allowed | not-allowed         | not-found       | not-allowed | not-allowed   | not-found
DELETE /api/schools/:id/staff/:userId               | not-signed-in | not-allowed | not-allowed         | not-found       | not-allowed | not-allowed   | not-found
POST /api/schools/:id/staff-invitations             | not-signed-in | not-allowed | not-allowed         | not-found       | not-allowed | not-allowed   | not-found
DELETE /api/schools/:id/staff-invitations/:email    | not-signed-in | not-allowed | not-allowed         | not-found       | not-allowed | not-allowed   | not-found
`,
  bodies: {
    'PUT /api/my-school/request': () => ({ school: 'Beech School' }),
    'POST /api/my-school/acceptance': () => ({ schoolId: randomUUID() }),
    'PUT /api/confirmations/teachers/:id': () => ({ schoolId: randomUUID(), confirmed: true }),
    'PUT /api/confirmations/parents/:studentId/:parentId': () => ({ confirmed: true }),
    'PATCH /api/schools/:id/staff/:userId': () => ({ moderates: true }),
    'POST /api/schools/:id/staff-invitations': () => ({ email: 'colleague@example.test' }),
  },
}
