import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

const quick = process.argv.includes('--quick')
const root = path.join(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'revisewell-tests-'))
const Report = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int() })

type Step = [name: string, command: string, args: string[]]
const reportsStep: Step = ['Reports on the content', process.execPath, ['scripts/content.ts', '--reports']]
const steps: Step[] = [
  ['Format', 'biome', ['ci', '.']],
  ['Lint', 'oxlint', ['--quiet', 'src', 'scripts', 'tests']],
  ['Route types', 'react-router', ['typegen']],
  ['Types', 'tsc', ['-b']],
  ['Build and content', process.execPath, ['scripts/build.ts']],
  ...(quick ? [] : [reportsStep]),
]

for (const [name, command, args] of steps) {
  const began = performance.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  sayHow(name, { began, ok: status === 0 })
  if (status !== 0) process.exit(1)
}
// The screens go one file at a time, each part with a product of its own, so that no test meets another's data. The longest first:
// then both lanes end at about the same time.
const everyScreen = 'tests/e2e/every-screen.test.ts'
const screens = [
  ['--project', 'screens', everyScreen],
  ...['1/2', '2/2'].map((shard) => ['--project', 'screens', '--exclude', everyScreen, `--shard=${shard}`]),
]
const rest = ['--project', 'rules', '--project', 'server']
const queue = quick ? [['--project', 'rules']] : [rest, ...screens]
const runs: z.infer<typeof Report>[] = []
let ok = true
const began = performance.now()
await Promise.all([workThroughQueue(), workThroughQueue()])
sayHow('Tests', { began, ok })
const sum = (count: (run: z.infer<typeof Report>) => number) => runs.reduce((total, run) => total + count(run), 0)
console.log(
  `${sum((run) => run.numPassedTests)} passed, ${sum((run) => run.numFailedTests)} failed, ${sum((run) => run.numPendingTests)} skipped`,
)
if (!ok) process.exit(1)

async function workThroughQueue(): Promise<void> {
  for (let args = queue.shift(); args; args = queue.shift()) {
    const passed = await runTests(args)
    ok &&= passed
  }
}

/** Runs some of the tests and keeps their counts. @returns whether all passed. */
async function runTests(args: string[]): Promise<boolean> {
  const report = path.join(reports, `${args.join(' ').replaceAll(/[^a-z0-9]+/g, '-')}.json`)
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const [status] = await once(spawn('vitest', ['run', ...output, ...args], { cwd: root, stdio: 'inherit' }), 'exit')
  runs.push(Report.parse(JSON.parse(readFileSync(report, 'utf8'))))
  return status === 0
}

function sayHow(name: string, { began, ok }: { began: number; ok: boolean }): void {
  console.log(`${name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
