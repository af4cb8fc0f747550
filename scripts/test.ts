import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

const quick = process.argv.includes('--quick')
const root = path.join(import.meta.dirname, '..')
const reports = mkdtempSync(path.join(tmpdir(), 'revisewell-tests-'))
const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

type Step = [name: string, command: string, args: string[]]
const checks: Step[] = [
  ['Format', 'biome', ['ci', '.']],
  ['Lint', 'oxlint', ['--quiet', 'src', 'scripts', 'tests']],
  ['Route types', 'react-router', ['typegen']],
  ['Types', 'tsc', ['-b']],
]
const builds: Step[] = [
  ['Build and content', process.execPath, ['scripts/build.ts']],
  ...(quick ? [] : [['Reports on the content', process.execPath, ['scripts/content.ts', '--reports']] satisfies Step]),
]
const ready = await Promise.all([runSteps(checks), runSteps(builds)])
if (ready.includes(false)) process.exit(1)

// Two at a time, and small enough that both lanes end together. Each part of the screens goes one file at a time with a product of
// its own, so that no test meets another's data.
const everyScreen = 'tests/e2e/every-screen.test.ts'
const shards = (count: number) => Array.from({ length: count }, (_, index) => `--shard=${index + 1}/${count}`)
const parts = [
  ...shards(3).map((shard) => ['--project', 'server', shard]),
  ['--project', 'screens', everyScreen],
  ...shards(4).map((shard) => ['--project', 'screens', '--exclude', everyScreen, shard]),
]
const queue = [...(quick ? [] : parts), ['--project', 'rules']]
const runs: z.infer<typeof Report>[] = []
let ok = true
const began = performance.now()
await Promise.all([workThroughQueue(), workThroughQueue()])
sayHow('Tests', { began, ok })
for (const failure of runs.flatMap(failuresOf)) console.log(failure)
const sum = (count: (run: z.infer<typeof Report>) => number) => runs.reduce((total, run) => total + count(run), 0)
console.log(
  `${sum((run) => run.numPassedTests)} passed, ${sum((run) => run.numFailedTests)} failed, ${sum((run) => run.numPendingTests)} skipped`,
)
if (!ok) process.exit(1)

/** Runs one step after another until one fails. @returns whether none did. */
async function runSteps(steps: Step[]): Promise<boolean> {
  for (const [name, command, args] of steps) {
    const began = performance.now()
    const [status] = await once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit')
    sayHow(name, { began, ok: status === 0 })
    if (status !== 0) return false
  }
  return true
}

async function workThroughQueue(): Promise<void> {
  for (let args = queue.shift(); args; args = queue.shift()) {
    const began = performance.now()
    const passed = await runTests(args)
    sayHow(args.join(' '), { began, ok: passed })
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

/** What failed, at first or for good, again and last: of a long log only the end may be kept. */
function failuresOf({ testResults }: z.infer<typeof Report>): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    return [
      ...(message ? [`FAILED ${file}: ${message}`] : []),
      ...assertionResults
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(({ fullName, status, failureMessages }) => {
          const became = status === 'failed' ? 'FAILED' : 'Passed when tried again:'
          return `${became} ${file} > ${fullName}\n${failureMessages.join('\n')}`
        }),
    ]
  })
}

function sayHow(name: string, { began, ok }: { began: number; ok: boolean }): void {
  console.log(`${name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
