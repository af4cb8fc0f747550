import type { ItemFacts } from '#domain/study/snapshot.ts'
import { cpuMsOfTree } from '../../product/process-tree.ts'
import { type Figure, ratio } from '../figure.ts'
import { median } from '../median.ts'
import type { AnswerBench } from './answer-bench.ts'
import { createAnswerLoad } from './answer-load.ts'

/** How many answer at once, and how much processor time an answer may take then, bare SQL's own being 1: the more, the more share a commit. */
const LOADS = [
  { connections: 10, cpuGoal: { atMost: 1.5 } },
  { connections: 64, cpuGoal: { atMost: 1 } },
]
const WARM_UP_SECONDS = 3
const RATE_GOAL = { atLeast: 0.6 }

/** Answers recorded through HTTP against the same SQL run bare on the same kind of database, by turns. */
export async function benchAnswers(options: {
  bench: AnswerBench
  items: ReadonlyMap<string, ItemFacts>
  runs: number
  seconds: number
  say: (line: string) => void
}): Promise<Figure[]> {
  const { bench, items, runs, seconds, say } = options
  const { name, bare, serverPids, barePids } = bench
  const load = createAnswerLoad({ url: bench.url, pupils: bench.pupils, items })
  const cpuMs = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuMsOfTree(pid), 0)
  const bareRates: number[] = []
  const bareCpu: number[] = []
  const measured = LOADS.map((load) => ({
    ...load,
    rates: Array.of<number>(),
    cpu: Array.of<number>(),
  }))
  for (const { connections } of LOADS) await load.run({ connections, seconds: WARM_UP_SECONDS })
  await bare.run(WARM_UP_SECONDS)
  for (let run = 1; run <= runs; run++) {
    const bareBefore = cpuMs(barePids)
    const bareRun = await bare.run(seconds)
    bareRates.push(bareRun.answers / bareRun.seconds)
    bareCpu.push((cpuMs(barePids) - bareBefore) / bareRun.answers)
    for (const { connections, rates, cpu } of measured) {
      const before = cpuMs(serverPids)
      const { perSecond, answers } = await load.run({ connections, seconds })
      rates.push(perSecond)
      cpu.push((cpuMs(serverPids) - before) / answers)
    }
    const words = measured.map(
      ({ connections, rates, cpu }) =>
        `${rates.at(-1)?.toFixed(0)} over ${connections} connections at ${cpu.at(-1)?.toFixed(2)} ms of CPU each`,
    )
    say(
      `answers on ${name}, run ${run} of ${runs}: bare ${bareRates.at(-1)?.toFixed(0)} a second at ${bareCpu.at(-1)?.toFixed(2)} ms of CPU each; ${words.join(', ')}`,
    )
  }
  return measured.flatMap(({ connections, cpuGoal, rates, cpu }) => [
    ratio({
      section: 'answers',
      name: `Answers a second, ${name}, ${connections} connections, bare SQL = 1`,
      ours: median(rates),
      reference: median(bareRates),
      measuredIn: '/s',
      goal: RATE_GOAL,
    }),
    ...(bench.countsCpu
      ? [
          ratio({
            section: 'answers',
            name: `CPU an answer, app and ${name}, ${connections} connections, bare SQL = 1`,
            ours: median(cpu),
            reference: median(bareCpu),
            measuredIn: 'ms',
            goal: cpuGoal,
          }),
        ]
      : []),
  ])
}
