import { beforeAll, beforeEach, expect, test } from 'vitest'
import { calls } from '#contract/api.ts'
import { RIGHT } from '#tests/support/answers.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { callers, readRows } from './calls/call-table.ts'
import { callTables } from './calls/call-tables.ts'
import { type Cast, createCast } from './cast.ts'
import { expectContract } from './expect-contract.ts'
import { sendRaw } from './send-raw.ts'

const rows = callTables.flatMap(readRows)
const bodies = Object.assign({}, ...callTables.map((table) => table.bodies)) as (typeof callTables)[number]['bodies']

test('every call of the contract has a row, and every row is a call', () => {
  expect(rows.map(({ route }) => route).toSorted()).toEqual(calls.map(({ route }) => route).toSorted())
  const withBody = calls.filter((call) => 'body' in call && call.body).map(({ route }) => route)
  expect(Object.keys(bodies).toSorted()).toEqual(withBody.toSorted())
})

test('a call needs a session where its description says so, and nowhere else', () => {
  const closed = calls.filter(({ errors }) => errors?.includes('not-signed-in')).map(({ route }) => route)
  const refused = rows.filter(({ expected: [guest] }) => guest === 'not-signed-in').map(({ route }) => route)
  expect(closed.toSorted()).toEqual(refused.toSorted())
})

describeOnPostgres('who may call what', (open) => {
  let cast: Cast
  beforeAll(async () => {
    cast = await createCast(open())
  }, 60_000)
  beforeEach(() => cast.restore())

  test.each(rows)('$route', async ({ route, expected }) => {
    const call = calls.find((candidate) => candidate.route === route)
    if (!call) throw new Error(`no call ${route}`)
    const [method = '', path = ''] = route.split(' ')
    const target = path
      .replace(':id', cast.requestId)
      .replace(':rewardId', 'choose-your-seat')
      .replace(':badgeId', 'early-bird')
      .replace(':level', 'gcse')
      .replace(':subject', 'biology')
      .replace(':topicId', 'sums')
      .replace(':targetId', 'gcse-biology-aqa-higher')
      .replace(':sheetId', 'gcse-biology-aqa')
      .replace(':paperId', 'gcse-biology-aqa-1-higher')
      .replace(/^\/api\/paper-sittings$/, method === 'GET' ? '/api/paper-sittings?paperId=none' : '/api/paper-sittings')
      .replace(/exam-answers$/, 'exam-answers?questionIds=cells/e01')
      .replace(/coverage$/, 'coverage?board=aqa')
      .replace(/hints$/, `hints?itemId=cells/q01&choice=${(RIGHT + 1) % 4}`)
      .replace(/admin\/content$/, method === 'GET' ? 'admin/content?type=quiz' : 'admin/content')
      .replace(/added-content$/, 'added-content?type=quiz&level=gcse&subject=biology')
      .replace(':cardId', cast.requestId)
      .replace(':questionId', cast.requestId)
      .replace(':part', '0')
      .replace(':purpose', 'leaderboards')
      .replace(':sessionId', cast.requestId)
      .replace(':studentId', 'nobody')
      .replace(':sequence', '1')
      .replace(':mediaId', '0'.repeat(32))
      .replace('reports/:file', `reports/${cast.requestId}.pdf`)
      .replace(':file', `${'x'.repeat(32)}.ics`)
      .replace(/sets\/([^/]+)\/export$/, 'sets/$1/export?format=csv')
      .replace(/quizzes\/([^/]+)\/export$/, 'quizzes/$1/export?format=gift')
      .replace(/tasks\/([^/]+)\/export$/, 'tasks/$1/export?of=pupils')
    const answers: string[] = []
    for (const who of callers) {
      const body = bodies[route]?.(cast)
      const response = await sendRaw(cast.server.app, {
        method,
        path: target,
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        chunked: false,
        cookie: await cast.cookieOf(who),
      })
      const answer = await expectContract(call, response)
      answers.push(response.ok ? 'ok' : JSON.parse(answer).error.code)
    }
    expect(Object.fromEntries(callers.map((who, index) => [who, answers[index]]))).toEqual(
      Object.fromEntries(callers.map((who, index) => [who, expected[index]])),
    )
  })
})
