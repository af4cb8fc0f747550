import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// `--quick`: what every landing can wait for. `--thorough`: both databases everywhere, more hostile requests, more crashes, every theme.
const quick = process.argv.includes('--quick')
if (process.argv.includes('--thorough')) process.env.THOROUGH = 'on'
// Says whose turn it is of what the screens' tests do in rotation: a day's number, or another day's to see that day's failure again.
process.env.TEST_DAY ??= String(Math.floor(Date.now() / 86_400_000))
console.log(`TEST_DAY=${process.env.TEST_DAY}`)
const root = path.join(import.meta.dirname, '..')
const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-tests-'))
const reports = path.join(folder, 'reports')

type Step = [name: string, command: string, args: string[]]
const checks: Step[] = [
  ['Format', 'biome', ['ci', '.']],
  ['Lint', 'oxlint', ['--quiet', 'src', 'scripts', 'tests']],
  ['Route types', 'react-router', ['typegen']],
  // With its usual four checkers it works out anew in each what they share: half as much work again, on two cores.
  ['Types', 'tsc', ['-b', '--checkers', '1']],
  ['Description of the calls', process.execPath, ['scripts/lint-api.ts']],
]
// To fill a database with the demo data takes longer than to start with a copy of it.
const demoData = path.join(folder, 'demo-data')
const builds: Step[] = quick
  ? [['Content and coverage', process.execPath, ['scripts/content.ts', '--coverage', '--figures']]]
  : [
      ['Build and content', process.execPath, ['scripts/build.ts']],
      ['Demo data', process.execPath, ['tests/e2e/support/make-demo-data.ts', demoData]],
    ]
// Of one reading: it takes longer than either.
const reportsOnContent: Step = [
  'Coverage and reports on the content',
  process.execPath,
  ['scripts/content.ts', '--coverage', '--figures', '--reports'],
]

// Small enough that all lanes end together. Each part of the screens goes one file at a time with a product of its own, so that no test
// meets another's data.
const everyScreen = 'tests/e2e/every-screen.test.ts'
const shards = (count: number) => Array.from({ length: count }, (_, index) => `--shard=${index + 1}/${count}`)
const parts = [
  reportsOnContent,
  // To load the product costs each part of the server's tests a quarter of a minute of a core.
  ...shards(2).map((shard) => testStep('server', shard)),
  testStep('screens', everyScreen),
  ...shards(5).map((shard) => testStep('screens', '--exclude', everyScreen, shard)),
]
const began = performance.now()
let ok = true
// The rules' tests need nothing that is built: they fill the time until it is.
const checked = runSteps(checks).then(async (passed) => {
  if (passed) await runPart(testStep('rules'))
  return passed
})
const ready = await Promise.all([checked, runSteps(builds)])
if (ready.includes(false)) process.exit(1)
// Screens' tests wait for the browser for a third of their time: with two lanes a machine of two cores would be idle for as long.
const queue = quick ? [] : parts
await Promise.all([workThroughQueue(), workThroughQueue(), workThroughQueue()])
sayHow('Tests', { began, ok })
// All parts as one, with what failed last: of a long log only the end may be kept.
const merged = spawn('vitest', ['run', `--merge-reports=${reports}`, '--reporter=dot'], { cwd: root, stdio: 'inherit' })
const [status] = await once(merged, 'exit')
rmSync(folder, { recursive: true })
if (!ok || status !== 0) process.exit(1)

/** Runs one step after another until one fails. @returns whether none did. */
async function runSteps(steps: Step[]): Promise<boolean> {
  for (const [name, command, args] of steps) {
    const began = performance.now()
    const [status] = await once(
      spawn(command, args, { cwd: root, env: { ...process.env, DEMO_DATA: demoData }, stdio: 'inherit' }),
      'exit',
    )
    sayHow(name, { began, ok: status === 0 })
    if (status !== 0) return false
  }
  return true
}

/** The tests of one project, or some of them; their report is kept. */
function testStep(project: string, ...which: string[]): Step {
  const args = ['--project', project, ...which]
  const report = path.join(reports, `${args.join(' ').replaceAll(/[^a-z0-9]+/g, '-')}.json`)
  const output = ['--reporter=default', '--reporter=blob', `--outputFile.blob=${report}`]
  return [args.join(' '), 'vitest', ['run', ...output, ...args]]
}

async function workThroughQueue(): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) await runPart(part)
}

/** Runs what may fail without stopping the rest. */
async function runPart(part: Step): Promise<void> {
  if (!(await runSteps([part]))) ok = false
}

function sayHow(name: string, { began, ok }: { began: number; ok: boolean }): void {
  console.log(`${name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
