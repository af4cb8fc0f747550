import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

/** The curriculum, exam questions, lessons and games. */
export const material: CallTable = {
  rows: `
call                                               | guest         | student   | unconfirmed teacher | teacher     | parent      | pending admin | admin
GET /api/health                                    | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/serving                                   | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/curriculum                                | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/curriculum/:level/:subject                | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/curriculum/:level/:subject/material       | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/curriculum/:level/:subject/coverage       | not-found     | not-found | not-found           | not-found   | not-found   | not-found     | not-found
GET /api/draws/:topicId                            | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/curriculum/:level/:subject/exam           | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/exam-answers                              | not-signed-in | ok        | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
PUT /api/exam-answers/:id                          | not-signed-in | ok        | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/papers                                    | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/papers/:paperId                           | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/formula-sheets/:sheetId                   | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/paper-sittings                            | not-signed-in | ok        | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/paper-sittings                           | not-signed-in | ok        | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/paper-sittings/:id                        | not-signed-in | not-found | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/paper-sittings/:id/rest                  | not-signed-in | not-found | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/paper-sittings/:id/hand-in               | not-signed-in | not-found | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/curriculum/:level/:subject/games          | ok            | ok        | ok                  | ok          | ok          | ok            | ok
POST /api/game-plays                               | not-signed-in | ok        | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
POST /api/game-plays/:id/finish                    | not-signed-in | not-found | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/game-figures                              | not-signed-in | ok        | not-allowed         | not-allowed | not-allowed | not-allowed   | not-allowed
GET /api/curriculum/:level/:subject/lessons        | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/lessons/:topicId                          | ok            | ok        | ok                  | ok          | ok          | ok            | ok
GET /api/curriculum/:level/:subject/lesson-figures | ok            | ok        | ok                  | ok          | ok          | ok            | ok
POST /api/lesson-views                             | ok            | ok        | ok                  | ok          | ok          | ok            | ok
`,
  bodies: {
    'POST /api/game-plays': () => ({
      id: randomUUID(),
      game: 'word-builder',
      level: 'gcse',
      subject: 'biology',
      topic: 'cells',
      pace: 'calm',
    }),
    'POST /api/game-plays/:id/finish': () => ({ moves: [{ type: 'next', at: 10 }] }),
    'PUT /api/exam-answers/:id': () => ({ questionId: 'cells/e01', revision: 1, stage: 'writing', parts: {} }),
    'POST /api/paper-sittings': () => ({
      id: randomUUID(),
      paperId: 'gcse-biology-aqa-1-higher',
      timed: true,
      extraTime: 25,
    }),
    'POST /api/paper-sittings/:id/rest': () => ({ resting: true }),
    'POST /api/lesson-views': () => ({ topicId: 'sums', edition: 'full', sentence: 0, sentences: 3 }),
  },
}
