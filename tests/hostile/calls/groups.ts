import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

/** Study groups. The id in an address is no group of anybody's here. */
export const groups: CallTable = {
  rows: `
call                                                 | guest         | student     | unconfirmed teacher | teacher     | parent      | pending admin | admin
GET /api/groups                                      | not-signed-in | ok          | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/groups/discover                             | not-signed-in | ok          | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/groups                                     | not-signed-in | no-school   | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/groups/:id                                  | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
PATCH /api/groups/:id                                | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
DELETE /api/groups/:id                               | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
PUT /api/groups/:id/membership                       | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
DELETE /api/groups/:id/membership                    | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
PUT /api/groups/:id/leader                           | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
DELETE /api/groups/:id/members/:studentId            | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
DELETE /api/groups/:id/removed/:studentId            | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
PUT /api/groups/:id/sessions/:sessionId              | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
DELETE /api/groups/:id/sessions/:sessionId           | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
PUT /api/groups/:id/sessions/:sessionId/reply        | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
POST /api/groups/:id/reports                         | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
PUT /api/muted-people/:studentId                     | not-signed-in | not-found   | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
PUT /api/me/age-band                                 | not-signed-in | ok          | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
PUT /api/pupils/:studentId/age-band                  | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/moderation/reports                          | not-signed-in | not-allowed | not-allowed         | ok          | not-allowed | not-allowed   | ok
POST /api/moderation/reports/:id                     | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-found
GET /api/moderation/groups                           | not-signed-in | not-allowed | not-allowed         | ok          | not-allowed | not-allowed   | ok
GET /api/moderation/groups/:id                       | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-found
DELETE /api/moderation/groups/:id/messages/:sequence | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-found
PUT /api/moderation/groups/:id/mutes/:studentId      | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-found
GET /api/moderation/schools                          | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
PUT /api/moderation/schools/:id/chat                 | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
POST /api/groups/:id/messages                        | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/groups/:id/messages                         | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
`,
  bodies: {
    'POST /api/groups': () => ({ id: randomUUID(), name: 'The Owls', subject: 'biology', maxMembers: 4 }),
    'PATCH /api/groups/:id': () => ({ maxMembers: 5 }),
    'PUT /api/groups/:id/leader': (cast) => ({ studentId: cast.members['other student'].id }),
    'PUT /api/groups/:id/sessions/:sessionId': () => ({ startsAt: '2030-01-01T10:00:00Z', minutes: 30 }),
    'PUT /api/groups/:id/sessions/:sessionId/reply': () => ({ comes: true }),
    'POST /api/groups/:id/reports': () => ({ id: randomUUID(), sequence: 1, reason: 'unkind' }),
    'PUT /api/muted-people/:studentId': () => ({ muted: true }),
    'PUT /api/me/age-band': () => ({ ageBand: 'under-13' }),
    'PUT /api/pupils/:studentId/age-band': () => ({ ageBand: 'under-13' }),
    'POST /api/moderation/reports/:id': () => ({ decision: 'kept' }),
    'PUT /api/moderation/groups/:id/mutes/:studentId': () => ({ hours: 24 }),
    'PUT /api/moderation/schools/:id/chat': () => ({ off: true }),
    'POST /api/groups/:id/messages': () => ({ id: randomUUID(), phraseId: 'hello' }),
  },
}
