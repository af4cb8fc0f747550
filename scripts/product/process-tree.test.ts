import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { cpuMsOfTree, isAlive, parentOf, processTree } from './process-tree.ts'

const waits = 'process.stdin.resume(); process.stdin.on("end", () => process.exit()); console.log(process.pid)'
const works = `const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end); ${waits}`

async function start(script: string) {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  return { pid: Number(String(said)), end: () => (child.stdin.end(), once(child, 'exit')) }
}

test('a process belongs to the tree of the one that started it, until it ends', async () => {
  const child = await start(waits)
  expect(processTree(process.pid)).toContain(child.pid)
  expect(parentOf(child.pid)).toBe(process.pid)
  expect(isAlive(child.pid)).toBe(true)
  await child.end()
  expect(isAlive(child.pid)).toBe(false)
  expect(processTree(process.pid)).not.toContain(child.pid)
})

test("a tree's processor time counts what its children used, also after they ended", async () => {
  const before = cpuMsOfTree(process.pid)
  const child = await start(works)
  expect(cpuMsOfTree(child.pid)).toBeGreaterThanOrEqual(200)
  await child.end()
  expect(cpuMsOfTree(process.pid) - before).toBeGreaterThanOrEqual(200)
})
