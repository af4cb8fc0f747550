import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { notify } from './notify.ts'

const at = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('telling people', (open) => {
  test('each person is told once, whatever is repeated, and nobody who is not here', async () => {
    const app = await createTestApp({ database: open() })
    const [ada, bea] = [await app.signedIn('student'), await app.signedIn('parent')]
    const notice = { to: [ada.id, bea.id, ada.id, 'nobody'], cause: 'test:1', title: 'Hello', body: 'A message', at }
    await notify(open(), notice)
    await notify(open(), { ...notice, body: 'Again' })
    await notify(open(), { ...notice, to: [] })
    const rows = await open().query('select user_id, body from notices where cause = $1', ['test:1'])
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(expect.arrayContaining([{ user_id: ada.id, body: 'A message' }]))
  })
})
