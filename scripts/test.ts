import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

const quick = process.argv.includes('--quick')
const root = path.join(import.meta.dirname, '..')
const report = path.join(mkdtempSync(path.join(tmpdir(), 'revisewell-tests-')), 'report.json')
const Report = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int() })

const projects = quick ? ['--project', 'rules'] : []
type Step = [name: string, command: string, args: string[]]
const reportsStep: Step = ['Reports on the content', process.execPath, ['scripts/content.ts', '--reports']]
const steps: Step[] = [
  ['Format', 'biome', ['ci', '.']],
  ['Lint', 'oxlint', ['--quiet', 'src', 'scripts', 'tests']],
  ['Route types', 'react-router', ['typegen']],
  ['Types', 'tsc', ['-b']],
  ['Build and content', process.execPath, ['scripts/build.ts']],
  ...(quick ? [] : [reportsStep]),
  ['Tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...projects]],
]

for (const [name, command, args] of steps) {
  const began = performance.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  console.log(`${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (name === 'Tests') {
    const { numPassedTests, numFailedTests, numPendingTests } = Report.parse(JSON.parse(readFileSync(report, 'utf8')))
    console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
  }
  if (status !== 0) process.exit(1)
}
