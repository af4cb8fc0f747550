import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Work that teachers set. */
export const tasks: CallTable = {
  rows: `
call                         | guest         | student     | unconfirmed teacher | teacher     | parent      | pending admin | admin
GET /api/task-choices        | not-signed-in | not-allowed | not-allowed         | ok          | not-allowed | not-allowed   | not-allowed
POST /api/tasks              | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-allowed
GET /api/tasks               | not-signed-in | not-allowed | not-allowed         | ok          | not-allowed | not-allowed   | not-allowed
GET /api/tasks/:id           | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-allowed
PATCH /api/tasks/:id         | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-allowed
POST /api/tasks/:id/withdraw | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-allowed
GET /api/own-tasks           | not-signed-in | ok          | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/class-gaps/:id      | not-signed-in | not-allowed | not-allowed         | not-found   | not-allowed | not-allowed   | not-allowed
`,
  bodies: {
    // For a class that is not there, as another teacher's is.
    'POST /api/tasks': () => ({
      tasks: [
        {
          id: randomUUID(),
          title: 'Cells',
          note: '',
          work: { kind: 'topic', method: 'quiz', topicId: 'cells', board: null },
          goalPercent: null,
          opensOn: ahead(0),
          dueOn: ahead(7),
          dueTime: '16:00',
          lateAllowed: true,
          recipients: { classIds: [randomUUID()], pupils: [] },
        },
      ],
    }),
    'PATCH /api/tasks/:id': () => ({ note: 'Read the note first.' }),
  },
}
