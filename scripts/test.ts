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
const reports = mkdtempSync(path.join(tmpdir(), 'revisewell-tests-'))

type Step = [name: string, command: string, args: string[]]
const checks: Step[] = [
  ['Format', 'biome', ['ci', '.']],
  ['Lint', 'oxlint', ['--quiet', 'src', 'scripts', 'tests']],
  ['Route types', 'react-router', ['typegen']],
  ['Types', 'tsc', ['-b']],
  ['Description of the calls', process.execPath, ['scripts/lint-api.ts']],
]
const builds: Step[] = [
  ['Build and content', process.execPath, ['scripts/build.ts']],
  ['Coverage', process.execPath, ['scripts/content.ts', '--coverage', '--figures']],
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
let ok = true
const began = performance.now()
await Promise.all([workThroughQueue(), workThroughQueue()])
sayHow('Tests', { began, ok })
// All parts as one, with what failed last: of a long log only the end may be kept.
const merged = spawn('vitest', ['run', `--merge-reports=${reports}`, '--reporter=dot'], { cwd: root, stdio: 'inherit' })
const [status] = await once(merged, 'exit')
rmSync(reports, { recursive: true })
if (!ok || status !== 0) process.exit(1)

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

/** Runs some of the tests and keeps their report. @returns whether all passed. */
async function runTests(args: string[]): Promise<boolean> {
  const report = path.join(reports, `${args.join(' ').replaceAll(/[^a-z0-9]+/g, '-')}.json`)
  const output = ['--reporter=default', '--reporter=blob', `--outputFile.blob=${report}`]
  const [status] = await once(spawn('vitest', ['run', ...output, ...args], { cwd: root, stdio: 'inherit' }), 'exit')
  return status === 0
}

function sayHow(name: string, { began, ok }: { began: number; ok: boolean }): void {
  console.log(`${name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
