import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOutbox } from './outbox.ts'

let folder = ''
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'revisewell-outbox-')), 'outbox')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
const noon = () => new Date('2026-05-12T12:00:00Z')

test('there is nothing before the first mail', async () => {
  expect(await openOutbox({ folder, now: noon }).list()).toEqual([])
})

test('mails are there after a restart, the newest first, also within one millisecond', async () => {
  const outbox = openOutbox({ folder, now: noon })
  for (const to of ['a@b.test', 'c@d.test', 'e@f.test']) await outbox.deliver(mailTo(to))
  const again = openOutbox({ folder, now: () => new Date('2026-05-12T12:00:01Z') })
  await again.deliver(mailTo('g@h.test'))
  const mails = await again.list()
  expect(mails.map(({ to }) => to)).toEqual(['g@h.test', 'e@f.test', 'c@d.test', 'a@b.test'])
  expect(mails[3]).toEqual({ ...mailTo('a@b.test'), id: expect.any(String), sentAt: '2026-05-12T12:00:00.000Z' })
})

test('a mail that is delivered again with its key is one mail, also after a restart', async () => {
  for (let start = 0; start < 2; start++) {
    const outbox = openOutbox({ folder, now: noon })
    await outbox.deliver({ ...mailTo('a@b.test'), key: 'weekly-report:7' })
    await outbox.deliver({ ...mailTo('a@b.test'), key: 'weekly-report:8' })
  }
  expect(await openOutbox({ folder, now: noon }).list()).toHaveLength(2)
})

test('the newest 500 are kept, and nobody else on the machine can read them', async () => {
  const outbox = openOutbox({ folder, now: noon })
  for (let sent = 1; sent <= 503; sent++) await outbox.deliver(mailTo(`${sent}@b.test`))
  const mails = await outbox.list()
  expect([mails.length, mails[0]?.to, mails.at(-1)?.to]).toEqual([500, '503@b.test', '4@b.test'])
  const [file = ''] = readdirSync(folder)
  expect(statSync(path.join(folder, file)).mode & 0o077).toBe(0)
})
