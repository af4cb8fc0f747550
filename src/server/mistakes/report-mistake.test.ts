import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

const curriculum = readWrittenCurriculum()
const now = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('reports of mistakes', (open) => {
  const start = () => createTestApp({ database: open(), curriculum, now: () => now })
  async function approvedAdmin(app: Awaited<ReturnType<typeof start>>) {
    const admin = await app.signedIn('admin')
    await open().query(`update role_requests set status = 'approved' where user_id = $1`, [admin.id])
    return admin
  }
  const report = (itemId: string, id: string = randomUUID()) => ({ id, itemId, note: 'This is not right.' })

  test('a guest reports a card, and an admin sees it with the words of the item', async () => {
    const app = await start()
    const admin = await approvedAdmin(app)
    const [itemId = ''] = curriculum.items.keys()
    const body = report(itemId)
    for (let time = 0; time < 2; time++)
      expect(await app.visitor().post('/api/mistake-reports', body)).toMatchObject({ status: 200 })
    const { body: list } = await admin.get('/api/admin/mistake-reports')
    const found = list.reports.filter(({ id }: { id: string }) => id === body.id)
    expect(found).toMatchObject([{ itemId, note: 'This is not right.', receivedAt: now.toISOString() }])
    expect(found[0].text.length).toBeGreaterThan(3)
    expect(found[0].place).toContain(',')
  })

  test('a note can be reported, and what is in no curriculum cannot', async () => {
    const app = await start()
    const [itemId = ''] = curriculum.items.keys()
    const [topicId = ''] = itemId.split('/')
    expect(await app.visitor().post('/api/mistake-reports', report(`${topicId}/note`))).toMatchObject({ status: 200 })
    for (const unknown of ['nowhere/note', `${topicId}/f99`, 'note'])
      expect(await app.visitor().post('/api/mistake-reports', report(unknown))).toMatchObject({ status: 404 })
  })

  test('a report is decided once', async () => {
    const app = await start()
    const admin = await approvedAdmin(app)
    const [itemId = ''] = curriculum.items.keys()
    const body = report(itemId)
    await app.visitor().post('/api/mistake-reports', body)
    const decide = (decision: string) => admin.post(`/api/admin/mistake-reports/${body.id}`, { decision })
    expect(await decide('mended')).toMatchObject({ status: 200 })
    expect(await decide('mended')).toMatchObject({ status: 200 })
    expect(await decide('no-mistake')).toMatchObject({ status: 409, body: { error: { code: 'already-decided' } } })
    const { body: list } = await admin.get('/api/admin/mistake-reports')
    expect(list.reports.map(({ id }: { id: string }) => id)).not.toContain(body.id)
  })
})
