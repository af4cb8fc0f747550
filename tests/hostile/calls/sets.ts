import { randomUUID } from 'node:crypto'
import type { CallTable } from './call-table.ts'

/** Own sets of cards. */
export const sets: CallTable = {
  rows: `
call                                 | guest         | student      | unconfirmed teacher | teacher   | parent    | pending admin | admin
GET /api/sets                        | not-signed-in | ok           | ok                  | ok        | ok        | ok            | ok
POST /api/sets                       | not-signed-in | ok           | ok                  | ok        | ok        | ok            | ok
GET /api/sets/:id                    | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
PATCH /api/sets/:id                  | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
DELETE /api/sets/:id                 | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
PUT /api/sets/:id/cards/:cardId      | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
PATCH /api/sets/:id/cards/:cardId    | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
DELETE /api/sets/:id/cards/:cardId   | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
POST /api/sets/:id/media             | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
PUT /api/sets/:id/shares             | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
POST /api/sets/:id/copy              | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
GET /api/sets/:id/study              | not-signed-in | not-found    | not-found           | not-found | not-found | not-found     | not-found
PUT /api/set-imports/:id/parts/:part | not-signed-in | ok           | bad-input           | bad-input | bad-input | bad-input     | bad-input
POST /api/set-imports/:id/preview    | not-signed-in | not-readable | not-found           | not-found | not-found | not-found     | not-found
POST /api/set-imports/:id/save       | not-signed-in | not-readable | not-found           | not-found | not-found | not-found     | not-found
`,
  bodies: {
    'POST /api/sets': () => ({ id: randomUUID(), title: 'French verbs' }),
    'PATCH /api/sets/:id': () => ({ title: 'French verbs' }),
    'PUT /api/sets/:id/cards/:cardId': () => ({ front: 'être', back: 'to be' }),
    'PATCH /api/sets/:id/cards/:cardId': () => ({ place: 0 }),
    'POST /api/sets/:id/media': () => ({ data: 'AAAA' }),
    'PUT /api/sets/:id/shares': () => ({ kind: 'class', placeId: randomUUID(), shared: true }),
    'POST /api/sets/:id/copy': () => ({ id: randomUUID() }),
    'PUT /api/set-imports/:id/parts/:part': () => ({ fileName: 'verbs.csv', parts: 2, data: 'YSxi' }),
    'POST /api/set-imports/:id/preview': () => ({ options: { kind: 'auto' } }),
    'POST /api/set-imports/:id/save': () => ({ options: { kind: 'auto' }, setId: randomUUID(), title: 'French verbs' }),
  },
}
