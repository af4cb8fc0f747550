import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readAuthSecret } from './auth-secret.ts'

test('the secret is made once, long, and for its owner alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-secret-'))
  const dataDir = path.join(folder, 'not-there-yet')
  const secret = readAuthSecret(dataDir)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(readAuthSecret(dataDir)).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
