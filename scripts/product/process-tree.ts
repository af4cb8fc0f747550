import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc, which every Linux has had at 100 for twenty years. */
const TICKS_PER_SECOND = 100

interface ProcessFacts {
  pid: number
  parent: number
  zombie: boolean
  /** Processor time of its own and of the children that it has buried, in milliseconds. */
  cpuMs: number
}

/** A process and all that descend from it, as far as they live. Linux only. */
export function processTree(pid: number): number[] {
  return treeOf(pid, readProcesses()).map((member) => member.pid)
}

/** Processor time in milliseconds that a process and all that descend from it have used. */
export function cpuMsOfTree(pid: number): number {
  return treeOf(pid, readProcesses()).reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

/** The process that started this one. @throws {Error} when there is no such process. */
export function parentOf(pid: number): number {
  const facts = readProcess(pid)
  if (!facts) throw new Error(`There is no process ${pid}.`)
  return facts.parent
}

/** A process that has ended but that its parent has not buried yet does not count as alive. */
export function isAlive(pid: number): boolean {
  const facts = readProcess(pid)
  return facts !== undefined && !facts.zombie
}

function treeOf(root: number, processes: readonly ProcessFacts[]): ProcessFacts[] {
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const descend = (facts: ProcessFacts): ProcessFacts[] => [facts, ...(children.get(facts.pid) ?? []).flatMap(descend)]
  return processes.filter(({ pid }) => pid === root).flatMap(descend)
}

function readProcesses(): ProcessFacts[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
}

function readProcess(pid: number): ProcessFacts | undefined {
  try {
    return parseStat(pid, readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // It ended in between.
    return undefined
  }
}

/** proc(5): the name in brackets may hold anything, so fields are counted from its end; utime to cstime are 14 to 17. */
function parseStat(pid: number, stat: string): ProcessFacts {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => fields[number - 3] ?? ''
  const ticks = [14, 15, 16, 17].reduce((sum, number) => sum + Number(field(number)), 0)
  return { pid, parent: Number(field(4)), zombie: field(3) === 'Z', cpuMs: (ticks * 1000) / TICKS_PER_SECOND }
}
