import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases } from '#tests/support/test-database.ts'
import { claimSecret } from './claim-secret.ts'

describeOnBothDatabases('the secret of a database', (open) => {
  const claim = (secret: string, replace = false) => claimSecret(open(), { secret, dataDir: '/srv/data', replace })
  beforeEach(() => open().query('delete from installation'))

  test('servers with the same secret share it, also when they start at once', async () => {
    await Promise.all([claim('one'), claim('one')])
    await claim('one')
  })

  test('a server with another secret is refused, and told what to do', async () => {
    await claim('one')
    await expect(claim('other')).rejects.toThrow(/Copy the file 'secret'.*\/srv\/data.*NEW_SECRET=on/)
    await claim('one')
  })

  test('a lost secret is replaced where that is asked for', async () => {
    await claim('one')
    await claim('other', true)
    await claim('other')
    await expect(claim('one')).rejects.toThrow('another secret')
  })

  test('the database holds a fingerprint, never the secret', async () => {
    await claim('a very secret one')
    const rows = await open().query('select * from installation')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('very secret')
  })
})
