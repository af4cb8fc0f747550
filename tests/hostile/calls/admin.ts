import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

const content = { title: 'Cells', subject: 'Biology', board: 'GCSE', body: '' }

/** What admins look after for the whole installation. */
export const admin: CallTable = {
  rows: `
call                                         | guest         | student     | unconfirmed teacher | teacher     | parent      | pending admin | admin
GET /api/admin/users                         | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
PATCH /api/admin/users/:id                   | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
POST /api/admin/users/:id/password-reset     | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
POST /api/admin/users/:id/second-steps-reset | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
GET /api/admin/recent-edits                  | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
GET /api/admin/schools                       | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/admin/schools                      | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
PATCH /api/admin/schools/:id                 | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
DELETE /api/admin/schools/:id                | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
GET /api/admin/schools/:id/adults            | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
GET /api/admin/content                       | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
POST /api/admin/content                      | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
PATCH /api/admin/content/:id                 | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
POST /api/admin/content/:id/clone            | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
DELETE /api/admin/content/:id                | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
POST /api/admin/content/preview              | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
GET /api/added-content                       | ok            | ok          | ok                  | ok          | ok          | ok            | ok
GET /api/added-content/:id                   | not-found     | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
POST /api/added-content/:id/views            | not-found     | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
`,
  bodies: {
    'PATCH /api/admin/users/:id': () => ({ fullName: 'Ada Lovelace', schoolId: null, role: 'student' }),
    'POST /api/admin/schools': () => ({ id: randomUUID(), name: 'Hill School', address: null }),
    'PATCH /api/admin/schools/:id': () => ({
      name: 'Hill School',
      address: '1 Hill Road',
      namedAdultId: null,
      chatOff: false,
    }),
    'POST /api/admin/content': () => ({ ...content, id: randomUUID(), type: 'flashcard' }),
    'PATCH /api/admin/content/:id': () => content,
    'POST /api/admin/content/:id/clone': () => ({ id: randomUUID() }),
    'POST /api/admin/content/preview': () => ({ type: 'quiz', body: '' }),
    'POST /api/added-content/:id/views': () => ({}),
  },
}
