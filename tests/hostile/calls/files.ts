import type { CallTable } from './call-table.ts'

/** What is downloaded or shown as a file. */
export const files: CallTable = {
  rows: `
call                                 | guest         | student     | unconfirmed teacher | teacher     | parent      | pending admin | admin
GET /api/sets/:id/media/:mediaId     | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/sets/:id/export             | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/quizzes/:id/media/:mediaId  | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/quizzes/:id/export          | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/tasks/:id/export            | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-allowed
GET /calendar/:file                  | not-found     | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/added-content/:id/player    | not-found     | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/privacy/:id/data            | not-signed-in | not-found   | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/admin/schools/:id/data      | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
GET /api/admin/users/export          | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
GET /api/admin/audit.csv             | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | ok
GET /api/admin/reports/:file         | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | not-found
GET /api/admin/backup                | not-signed-in | not-allowed | not-allowed         | not-allowed | not-allowed | not-allowed   | unavailable
`,
  bodies: {},
}
