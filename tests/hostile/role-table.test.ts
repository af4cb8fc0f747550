import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { cardAnswer, RIGHT } from '#tests/support/answers.ts'
import { password } from '#tests/support/test-app.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { type Cast, createCast } from './cast.ts'
import { expectContract } from './expect-contract.ts'
import { sendRaw } from './send-raw.ts'

/** Who may call what, in an installation in production. A call of the contract without a row fails. */
const table = `
call                                        | guest             | student        | teacher        | parent         | pending admin  | admin
GET /api/health                             | ok                | ok             | ok             | ok             | ok             | ok
GET /api/curriculum                         | ok                | ok             | ok             | ok             | ok             | ok
GET /api/curriculum/:level/:subject         | ok                | ok             | ok             | ok             | ok             | ok
GET /api/curriculum/:level/:subject/material| ok                | ok             | ok             | ok             | ok             | ok
GET /api/draws/:topicId                     | ok                | ok             | ok             | ok             | ok             | ok
POST /api/sign-up                           | ok                | ok             | ok             | ok             | ok             | ok
POST /api/sign-in                           | wrong-credentials | wrong-credentials | wrong-credentials | wrong-credentials | wrong-credentials | wrong-credentials
POST /api/sign-out                          | ok                | ok             | ok             | ok             | ok             | ok
POST /api/forgotten-password                | ok                | ok             | ok             | ok             | ok             | ok
POST /api/reset-password                    | link-expired      | link-expired   | link-expired   | link-expired   | link-expired   | link-expired
POST /api/verify-email                      | link-expired      | link-expired   | link-expired   | link-expired   | link-expired   | link-expired
GET /api/me                                 | ok                | ok             | ok             | ok             | ok             | ok
PATCH /api/me                               | not-signed-in     | ok             | ok             | ok             | ok             | ok
GET /api/admin/role-requests                | not-signed-in     | not-allowed    | not-allowed    | not-allowed    | not-allowed    | ok
POST /api/admin/role-requests/:id           | not-signed-in     | not-allowed    | not-allowed    | not-allowed    | not-allowed    | ok
GET /api/dev/mail                           | not-found         | not-found      | not-found      | not-found      | not-found      | not-found
POST /api/help-request                      | ok                | ok             | ok             | ok             | ok             | ok
POST /api/answers                           | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
GET /api/due-cards                          | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
POST /api/study-sessions                    | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
GET /api/dashboard                          | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
GET /api/subject-progress                   | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
POST /api/raised-marks/seen                 | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
GET /api/plan                               | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
PUT /api/plan/exams/:id                     | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
DELETE /api/plan/exams/:id                  | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
POST /api/plan/feed                         | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
DELETE /api/plan/feed                       | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
GET /api/curriculum/:level/:subject/games   | ok                | ok             | ok             | ok             | ok             | ok
POST /api/game-plays                        | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
POST /api/game-plays/:id/finish             | not-signed-in     | not-found      | not-allowed    | not-allowed    | not-allowed    | not-allowed
GET /api/game-figures                       | not-signed-in     | ok             | not-allowed    | not-allowed    | not-allowed    | not-allowed
GET /api/leaderboards                       | ok                | ok             | ok             | ok             | ok             | ok
GET /api/curriculum/:level/:subject/lessons | ok                | ok             | ok             | ok             | ok             | ok
GET /api/lessons/:topicId                   | ok                | ok             | ok             | ok             | ok             | ok
GET /api/curriculum/:level/:subject/lesson-figures | ok                | ok             | ok             | ok             | ok             | ok
POST /api/lesson-views                      | ok                | ok             | ok             | ok             | ok             | ok
POST /api/mistake-reports                   | ok                | ok             | ok             | ok             | ok             | ok
GET /api/admin/mistake-reports              | not-signed-in     | not-allowed    | not-allowed    | not-allowed    | not-allowed    | ok
POST /api/admin/mistake-reports/:id         | not-signed-in     | not-allowed    | not-allowed    | not-allowed    | not-allowed    | not-found
GET /api/rewards                            | ok                | ok             | ok             | ok             | ok             | ok
POST /api/reward-claims                     | not-signed-in     | insufficient-points | not-allowed | not-allowed    | not-allowed    | not-allowed
POST /api/reward-claims/:id/withdraw        | not-signed-in     | not-found      | not-allowed    | not-allowed    | not-allowed    | not-allowed
GET /api/admin/reward-claims                | not-signed-in     | not-allowed    | not-allowed    | not-allowed    | not-allowed    | ok
POST /api/admin/reward-claims/:id           | not-signed-in     | not-allowed    | not-allowed    | not-allowed    | not-allowed    | not-found
PUT /api/admin/rewards/:rewardId/stock      | not-signed-in     | not-allowed    | not-allowed    | not-allowed    | not-allowed    | ok
POST /api/tutor/messages                    | ok                | ok             | ok             | ok             | ok             | ok
GET /api/tutor/messages                     | not-signed-in     | ok             | ok             | ok             | ok             | ok
DELETE /api/tutor/messages                  | not-signed-in     | ok             | ok             | ok             | ok             | ok
GET /api/tutor/hints                        | ok                | ok             | ok             | ok             | ok             | ok
GET /api/admin/concerns                     | not-signed-in     | not-allowed    | not-allowed    | not-allowed    | not-allowed    | ok
POST /api/admin/concerns/:id/seen           | not-signed-in     | not-allowed    | not-allowed    | not-allowed    | not-allowed    | not-found
GET /api/sets                               | not-signed-in     | ok             | ok             | ok             | ok             | ok
POST /api/sets                              | not-signed-in     | ok             | ok             | ok             | ok             | ok
GET /api/sets/:id                           | not-signed-in     | not-found      | not-found      | not-found      | not-found      | not-found
PATCH /api/sets/:id                         | not-signed-in     | not-found      | not-found      | not-found      | not-found      | not-found
DELETE /api/sets/:id                        | not-signed-in     | not-found      | not-found      | not-found      | not-found      | not-found
PUT /api/sets/:id/cards/:cardId             | not-signed-in     | not-found      | not-found      | not-found      | not-found      | not-found
DELETE /api/sets/:id/cards/:cardId          | not-signed-in     | not-found      | not-found      | not-found      | not-found      | not-found
POST /api/sets/:id/media                    | not-signed-in     | not-found      | not-found      | not-found      | not-found      | not-found
PUT /api/sets/:id/shares                    | not-signed-in     | not-found      | not-found      | not-found      | not-found      | not-found
POST /api/sets/:id/copy                     | not-signed-in     | not-found      | not-found      | not-found      | not-found      | not-found
GET /api/sets/:id/study                     | not-signed-in     | not-found      | not-found      | not-found      | not-found      | not-found
PUT /api/set-imports/:id/parts/:part        | not-signed-in     | ok             | bad-input      | bad-input      | bad-input      | bad-input
POST /api/set-imports/:id/preview           | not-signed-in     | not-readable   | not-found      | not-found      | not-found      | not-found
POST /api/set-imports/:id/save              | not-signed-in     | not-readable   | not-found      | not-found      | not-found      | not-found
`
const [columns = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const people = ['guest', 'student', 'teacher', 'parent', 'pending admin', 'admin'] as const

/** A right body for each call that takes one, so that the role alone decides. */
const bodies: Record<string, (cast: Cast) => unknown> = {
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
  'POST /api/answers': () => ({ answers: [cardAnswer({ id: randomUUID() })] }),
  'PUT /api/plan/exams/:id': () => ({ level: 'gcse', subject: 'biology', board: null, paper: '', day: '2026-06-01' }),
  'POST /api/raised-marks/seen': () => ({ answerIds: [randomUUID()] }),
  'POST /api/game-plays': () => ({
    id: randomUUID(),
    game: 'word-builder',
    level: 'gcse',
    subject: 'biology',
    topic: 'cells',
    pace: 'calm',
  }),
  'POST /api/game-plays/:id/finish': () => ({ moves: [{ type: 'next', at: 10 }] }),
  'POST /api/lesson-views': () => ({ topicId: 'sums', edition: 'full', sentence: 0, sentences: 3 }),
  'POST /api/mistake-reports': () => ({ id: randomUUID(), itemId: 'cells/f01', note: 'The answer is missing.' }),
  'POST /api/admin/mistake-reports/:id': () => ({ decision: 'mended' }),
  'POST /api/reward-claims': () => ({ id: randomUUID(), rewardId: 'choose-your-seat' }),
  'POST /api/admin/reward-claims/:id': () => ({ decision: 'fulfilled' }),
  'PUT /api/admin/rewards/:rewardId/stock': () => ({ stock: 3 }),
  'POST /api/tutor/messages': () => ({ id: randomUUID(), question: 'What is DNA?', mode: 'eli5', filter: 'all' }),
  'POST /api/sets': () => ({ id: randomUUID(), title: 'French verbs' }),
  'PATCH /api/sets/:id': () => ({ title: 'French verbs' }),
  'PUT /api/sets/:id/cards/:cardId': () => ({ front: 'être', back: 'to be' }),
  'POST /api/sets/:id/media': () => ({ data: 'AAAA' }),
  'PUT /api/sets/:id/shares': () => ({ kind: 'class', placeId: randomUUID(), shared: true }),
  'POST /api/sets/:id/copy': () => ({ id: randomUUID() }),
  'PUT /api/set-imports/:id/parts/:part': () => ({ fileName: 'verbs.csv', parts: 2, data: 'YSxi' }),
  'POST /api/set-imports/:id/preview': () => ({ options: { kind: 'auto' } }),
  'POST /api/set-imports/:id/save': () => ({ options: { kind: 'auto' }, setId: randomUUID(), title: 'French verbs' }),
  'POST /api/study-sessions': () => ({
    id: randomUUID(),
    itemIds: Array.from({ length: 5 }, (_, n) => `cells/f0${n}`),
  }),
}

test('every call of the contract has a row, and every row is a call', () => {
  expect(rows.map(([route]) => route).toSorted()).toEqual(endpoints.map(({ route }) => String(route)).toSorted())
  expect(columns.slice(1)).toEqual([...people])
  const withBody = endpoints.filter((endpoint: Endpoint) => endpoint.body).map(({ route }) => String(route))
  expect(Object.keys(bodies).toSorted()).toEqual(withBody.toSorted())
})

describeOnBothDatabases('who may call what', (open) => {
  let cast: Cast
  beforeAll(async () => {
    cast = await createCast(open())
  }, 60_000)
  beforeEach(() => cast.restore())

  const all: readonly Endpoint[] = endpoints
  test.each(rows.map(([route = '', ...expected]) => ({ route, expected })))('$route', async ({ route, expected }) => {
    const endpoint = all.find((candidate) => candidate.route === route)
    if (!endpoint) throw new Error(`no call ${route}`)
    const [method = '', path = ''] = route.split(' ')
    const target = path
      .replace(':id', cast.requestId)
      .replace(':rewardId', 'choose-your-seat')
      .replace(':level', 'gcse')
      .replace(':subject', 'biology')
      .replace(':topicId', 'sums')
      .replace(/hints$/, `hints?itemId=cells/q01&choice=${(RIGHT + 1) % 4}`)
      .replace(':cardId', cast.requestId)
      .replace(':part', '0')
    const answers: string[] = []
    for (const who of people) {
      const body = bodies[route]?.(cast)
      const response = await sendRaw(cast.server.app, {
        method,
        path: target,
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        chunked: false,
        cookie: await cast.cookieOf(who),
      })
      const { error } = JSON.parse(await expectContract(endpoint, response))
      answers.push(error?.code ?? 'ok')
    }
    expect(Object.fromEntries(people.map((who, index) => [who, answers[index]]))).toEqual(
      Object.fromEntries(people.map((who, index) => [who, expected[index]])),
    )
  })
})
