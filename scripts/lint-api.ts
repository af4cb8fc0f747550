import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { operations } from '#contract/api.ts'
import { openApiOf } from '#contract/openapi.ts'

// Any installation's: only the address and the cookie's name differ.
const installation = { url: 'https://revise.example.org', sessionCookie: '__Host-revisewell.session_token' }
const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-api-'))
const file = path.join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify(openApiOf(operations, installation), null, 1))
const config = path.join(import.meta.dirname, 'lint', 'redocly.yaml')
const { status } = spawnSync('redocly', ['lint', file, '--config', config], {
  stdio: 'inherit',
  // The linter would tell its makers that it ran, and ask whether there is a newer one.
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
