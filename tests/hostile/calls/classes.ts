import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

/** Classes, those who teach them and those who join them. */
export const classes: CallTable = {
  rows: `
call                                        | guest         | student     | unconfirmed teacher | teacher     | parent      | pending admin | admin
GET /api/classes                            | not-signed-in | not-allowed | ok                  | ok          | not-allowed | not-allowed   | not-allowed
POST /api/classes                           | not-signed-in | not-allowed | ok                  | ok          | not-allowed | not-allowed   | not-allowed
GET /api/classes/:id                        | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
PATCH /api/classes/:id                      | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
POST /api/classes/:id/code                  | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
GET /api/classes/:id/pupils/:pupilId        | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
DELETE /api/classes/:id/pupils/:pupilId     | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
POST /api/classes/:id/sign-ins              | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
POST /api/classes/:id/roster/preview        | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
POST /api/classes/:id/roster                | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
DELETE /api/classes/:id/invitations/:email  | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
POST /api/classes/:id/teachers              | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
DELETE /api/classes/:id/teachers/:teacherId | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
POST /api/classes/:id/acceptance            | not-signed-in | not-allowed | not-found           | not-found   | not-allowed | not-allowed   | not-allowed
GET /api/join/:code                         | not-found     | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
POST /api/join/:code                        | not-signed-in | not-found   | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/class-sign-in                     | not-found     | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/my-classes                         | not-signed-in | ok          | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
DELETE /api/my-classes/:id                  | not-signed-in | not-found   | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/my-email                          | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
`,
  bodies: {
    'POST /api/classes': () => ({ id: randomUUID(), name: '9B' }),
    'PATCH /api/classes/:id': () => ({ name: '9C' }),
    'POST /api/classes/:id/sign-ins': () => ({ pupilIds: ['somebody'], signIn: 'pictures' }),
    'POST /api/classes/:id/roster/preview': () => ({ data: Buffer.from('name\nSam Taylor\n').toString('base64') }),
    'POST /api/classes/:id/roster': () => ({
      rows: [{ line: 2, name: 'Sam Taylor', email: null, username: null, ageBand: null }],
      ageBand: 'under-13',
      signIn: 'pictures',
    }),
    'POST /api/classes/:id/teachers': () => ({ email: 'colleague@example.test' }),
    'POST /api/classes/:id/acceptance': () => ({ accepted: true }),
    'POST /api/join/:code': () => ({ name: 'Sam' }),
    'POST /api/class-sign-in': () => ({
      code: 'BCDFGHJK',
      pupil: 'sam27',
      proof: { pictures: ['cat', 'frog', 'key'] },
    }),
    'POST /api/my-email': () => ({ email: 'sam@example.test' }),
  },
}
