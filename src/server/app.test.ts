import { expect, test } from 'vitest'
import { startTemporaryServer } from '#tests/support/temporary-database-server.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { connectDatabase } from './database/connect.ts'

test('while the database is away a request says so, and that a later try may succeed', async () => {
  const postgres = await startTemporaryServer()
  const database = await connectDatabase({ dataDir: '', databaseUrl: postgres.url, onProblem: () => undefined })
  try {
    const { signedIn } = await createTestApp({ database })
    const pupil = await signedIn('student')
    expect(await pupil.get('/api/me')).toMatchObject({ status: 200 })
    await postgres.stop()
    for (const path of ['/api/me', '/api/health'])
      expect(await pupil.get(path)).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
  } finally {
    await database.close()
  }
})
