import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect, test } from 'vitest'
import { lossyOutput } from './lossy-output.ts'

test('a log is written as it comes, and goes on when its place is gone', () => {
  const file = path.join(tmpdir(), `revisewell-log-${process.pid}`)
  const descriptor = openSync(file, 'w')
  const log = pino({}, lossyOutput(descriptor))
  log.warn('one')
  closeSync(descriptor)
  expect(() => log.warn('two')).not.toThrow()
  expect(readFileSync(file, 'utf8')).toContain('"msg":"one"')
  rmSync(file)
})

test.runIf(existsSync('/dev/full'))('a log on a full disk loses lines, not the server', () => {
  const descriptor = openSync('/dev/full', 'w')
  const log = pino({}, lossyOutput(descriptor))
  expect(() => log.error('there is no room for this')).not.toThrow()
  closeSync(descriptor)
})
