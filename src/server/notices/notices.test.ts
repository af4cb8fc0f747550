import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { notify } from './notify.ts'

const now = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('the inbox of notices', (open) => {
  const start = () => createTestApp({ database: open(), now: () => now })

  test('a person sees their own, a page at a time, and the header knows how many wait', async () => {
    const app = await start()
    const [ada, bea] = [await app.signedIn('student'), await app.signedIn('student')]
    for (let n = 0; n < 45; n++)
      await notify(open(), {
        to: [ada.id],
        cause: `n${n}`,
        title: `Notice ${n}`,
        body: 'Text',
        link: '/tasks',
        at: now,
      })
    expect((await ada.get('/api/me')).body.profile.unreadNotices).toBe(45)
    expect((await bea.get('/api/notices')).body).toEqual({ notices: [], unread: 0, next: null })
    const seen = new Set<string>()
    let next: string | null = ''
    for (let page = 0; next !== null; page++) {
      const { body } = await ada.get(`/api/notices${next ? `?before=${encodeURIComponent(next)}` : ''}`)
      for (const { title } of body.notices) seen.add(title)
      next = body.next
      expect(page).toBeLessThan(4)
    }
    expect(seen.size).toBe(45)
  })

  test('reading is for its owner: one at a time or all, and not by anybody else', async () => {
    const app = await start()
    const [ada, bea] = [await app.signedIn('parent'), await app.signedIn('teacher')]
    for (const cause of ['a', 'b', 'c']) await notify(open(), { to: [ada.id], cause, title: cause, body: '', at: now })
    const [first] = (await ada.get('/api/notices')).body.notices
    expect((await bea.post('/api/notices/read', { ids: [first.id] })).body).toEqual({ unread: 0 })
    expect((await ada.get('/api/notices')).body.unread).toBe(3)
    expect((await ada.post('/api/notices/read', { ids: [first.id] })).body).toEqual({ unread: 2 })
    expect((await ada.post('/api/notices/read', { ids: 'all' })).body).toEqual({ unread: 0 })
    expect(await app.visitor().get('/api/notices')).toMatchObject({ status: 401 })
  })
})
