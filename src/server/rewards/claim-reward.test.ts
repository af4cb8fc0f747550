import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { RewardsCentre } from '#contract/rewards.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { awardXp } from '../awards/award-xp.ts'

const now = new Date('2026-05-12T16:00:00Z')

describeOnBothDatabases('rewards', (open) => {
  /** A pupil with some XP, which the ledger holds like any other. */
  async function pupilWith(app: Awaited<ReturnType<typeof createTestApp>>, xp: number) {
    const pupil = await app.signedIn('student')
    const award = () => ({ cause: 'opening-balance' as const, source: 'test', amount: xp })
    if (xp > 0) await awardXp({ database: open(), studentId: pupil.id, award, now })
    const claim = (rewardId: string, id: string = randomUUID()) => pupil.post('/api/reward-claims', { id, rewardId })
    const centre = async () => RewardsCentre.parse((await pupil.get('/api/rewards')).body)
    return { ...pupil, pupil, claim, centre }
  }
  async function approvedAdmin(app: Awaited<ReturnType<typeof createTestApp>>) {
    const admin = await app.signedIn('admin')
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
    return admin
  }
  const start = () => createTestApp({ database: open(), now: () => now })

  test('contract §4: a claim spends points, waits for an adult and takes one from the stock; XP and tier stay', async () => {
    const { claim, centre } = await pupilWith(await start(), 2500)
    const before = (await centre()).stock['choose-your-seat'] ?? 0
    const made = await claim('choose-your-seat')
    expect(made).toMatchObject({ status: 200, body: { points: 1900, claim: { status: 'pending', cost: 600 } } })
    const { stock, own } = await centre()
    expect(stock['choose-your-seat']).toBe(before - 1)
    expect(own).toMatchObject({ totalXp: 2500, points: 1900, claims: [{ rewardId: 'choose-your-seat' }] })
  })

  test('a claim that is sent twice counts once', async () => {
    const { claim, centre } = await pupilWith(await start(), 2500)
    const id = randomUUID()
    await Promise.all([claim('choose-your-seat', id), claim('choose-your-seat', id)])
    await claim('choose-your-seat', id)
    expect((await centre()).own).toMatchObject({ points: 1900, claims: [{ id }] })
  })

  test('two claims at once cannot overspend', async () => {
    const { claim, centre } = await pupilWith(await start(), 1000)
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim('choose-your-seat')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: { code: 'insufficient-points' } })
    expect((await centre()).own).toMatchObject({ points: 400 })
  })

  test('the last of a reward goes to one of those who claim it at once', async () => {
    const app = await start()
    const admin = await approvedAdmin(app)
    const set = await admin.send('PUT', '/api/admin/rewards/name-the-mascot/stock', { stock: 1 })
    expect(set).toMatchObject({ status: 200, body: { stock: 1 } })
    const pupils = await Promise.all([1, 2, 3].map(() => pupilWith(app, 4000)))
    const answers = await Promise.all(pupils.map(({ claim }) => claim('name-the-mascot')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: { code: 'out-of-stock' } })
    const left = await Promise.all(pupils.map(async ({ centre }) => (await centre()).own?.points))
    expect(left.toSorted()).toEqual([4000, 4000, 500].toSorted())
  })

  test('an admin fulfils or refuses a claim; a refused one is refunded and back in stock, and no decision is made twice', async () => {
    const app = await start()
    const admin = await approvedAdmin(app)
    const { claim, centre, pupil } = await pupilWith(app, 2500)
    const before = (await centre()).stock
    const ids = [randomUUID(), randomUUID()]
    await claim('choose-your-seat', ids[0])
    await claim('music-while-revising', ids[1])
    const list = await admin.get('/api/admin/reward-claims')
    expect(list).toMatchObject({ status: 200 })
    expect(list.body.claims.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(ids))
    await admin.post(`/api/admin/reward-claims/${ids[0]}`, { decision: 'fulfilled' })
    for (let time = 0; time < 2; time++)
      expect(await admin.post(`/api/admin/reward-claims/${ids[1]}`, { decision: 'refused' })).toMatchObject({
        status: 200,
      })
    expect(await admin.post(`/api/admin/reward-claims/${ids[1]}`, { decision: 'fulfilled' })).toMatchObject({
      status: 409,
      body: { error: { code: 'already-decided' } },
    })
    expect(await pupil.post(`/api/reward-claims/${ids[0]}/withdraw`, undefined)).toMatchObject({ status: 409 })
    const { stock, own } = await centre()
    expect(own?.points).toBe(1900)
    expect(stock['music-while-revising']).toBe(before['music-while-revising'])
    expect(stock['choose-your-seat']).toBe((before['choose-your-seat'] ?? 0) - 1)
    const { notices } = (await pupil.get('/api/notices')).body
    expect(notices.map(({ title, link }: { title: string; link: string }) => [title, link]).toSorted()).toEqual([
      [expect.stringMatching(/^Your points for .+ are back$/), '/rewards'],
      [expect.stringMatching(/^Your reward: /), '/rewards'],
    ])
    const { notices: others } = (await admin.get('/api/notices')).body
    expect(others).toEqual([])
  })

  test('a claim that waits can be taken back by its owner alone', async () => {
    const app = await start()
    const { claim, centre, pupil } = await pupilWith(app, 700)
    const other = await pupilWith(app, 0)
    const id = randomUUID()
    await claim('choose-your-seat', id)
    expect(await other.pupil.post(`/api/reward-claims/${id}/withdraw`, undefined)).toMatchObject({ status: 404 })
    const stock = (await centre()).stock['choose-your-seat'] ?? 0
    for (let time = 0; time < 2; time++)
      expect(await pupil.post(`/api/reward-claims/${id}/withdraw`, undefined)).toMatchObject({
        status: 200,
        body: { points: 700, claim: { status: 'withdrawn' } },
      })
    expect((await centre()).stock['choose-your-seat']).toBe(stock + 1)
  })

  test('what costs a school money is out of stock until an admin has some', async () => {
    const app = await start()
    const { claim } = await pupilWith(app, 9000)
    expect(await claim('book-token-10')).toMatchObject({ status: 409, body: { error: { code: 'out-of-stock' } } })
  })
})
