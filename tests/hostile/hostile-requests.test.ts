import * as fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#contract/api.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { thorough } from '#tests/support/thorough.ts'
import { type Cast, createCast, everybody, type Who } from './cast.ts'
import { decodePath } from './decode-path.ts'
import { expectContract, expectNobodyElses } from './expect-contract.ts'
import { type HostileRequest, hostileRequests } from './hostile-request.ts'
import { sendRaw } from './send-raw.ts'

/** An admin looks after others' accounts and requests, so sees who they are. */
const showsOthersTo: Partial<Record<string, Who>> = {
  'GET /api/admin/role-requests': 'admin',
  'GET /api/admin/mistake-reports': 'admin',
  'GET /api/admin/reward-claims': 'admin',
  'GET /api/admin/help-requests': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/audit.csv': 'admin',
  'GET /api/admin/overview': 'admin',
  'GET /api/admin/users': 'admin',
  'GET /api/admin/users/export': 'admin',
  'PATCH /api/admin/users/:id': 'admin',
  'POST /api/admin/users/:id/password-reset': 'admin',
  'GET /api/admin/schools/:id/adults': 'admin',
  'GET /api/moderation/schools': 'admin',
  'GET /api/admin/concerns': 'admin',
  'GET /api/confirmations': 'admin',
  // Who asks to be confirmed, to be an admin or to get a reward.
  'GET /api/notices': 'admin',
}

describeOnPostgres('whatever is sent, whoever sends it', (open) => {
  let cast: Cast
  let cookies: Record<Who, string>
  beforeAll(async () => {
    cast = await createCast(open())
  }, 60_000)
  beforeEach(async () => {
    await cast.startAfresh()
    const sessions = everybody.map(async (who) => [who, await cast.cookieOf(who)] as const)
    cookies = Object.fromEntries(await Promise.all(sessions)) as Record<Who, string>
  })

  describe.each(calls.map((call) => [call.route, call] as const))('%s', (route, call) => {
    test('answers as the contract says, with nothing of other people', async () => {
      const hostile = hostileRequests(call, cast.known)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...everybody), hostile, async (who, request) => {
          const response = await sendRaw(cast.server.app, { ...request, cookie: cookies[who] })
          if (isAnotherPath(request)) {
            expect(response.status).toBeLessThan(500)
            return
          }
          const answer = await expectContract(call, response)
          if (showsOthersTo[route] !== who)
            expectNobodyElses(answer, { who, sent: `${decodePath(request.path)}${request.body}`, cast })
        }),
        { numRuns: thorough ? 50 : 10 },
      )
    }, 60_000)
  })
})

/** Dots in a path, encoded or not, lead to another one before any server sees it. */
const isAnotherPath = ({ path }: HostileRequest) =>
  new URL(path, 'http://x').pathname.split('/').length !== path.replace(/\?.*/, '').split('/').length
