import type { ItemFacts } from '#domain/study/snapshot.ts'
import { cpuMsOfTree } from '../../product/process-tree.ts'
import { amount, type Figure, ratio } from '../figure.ts'
import { median } from '../median.ts'
import type { AnswerBench } from './answer-bench.ts'
import { createAnswerLoad } from './answer-load.ts'

const CONNECTIONS = [10, 64]
const WARM_UP_SECONDS = 3
const RATE_GOAL = { atLeast: 0.6 }
const CPU_GOAL = { atMost: 0.7 }

/** Answers recorded through HTTP against the same SQL run bare on the same kind of database, by turns. */
export async function benchAnswers(options: {
  bench: AnswerBench
  items: ReadonlyMap<string, ItemFacts>
  runs: number
  seconds: number
  say: (line: string) => void
}): Promise<Figure[]> {
  const { bench, items, runs, seconds, say } = options
  const { name, bare, serverPids } = bench
  const load = createAnswerLoad({ url: bench.url, pupils: bench.pupils, items })
  const cpuMs = () => serverPids.reduce((sum, pid) => sum + cpuMsOfTree(pid), 0)
  const bareRates: number[] = []
  const measured = CONNECTIONS.map((connections) => ({
    connections,
    rates: Array.of<number>(),
    cpu: Array.of<number>(),
  }))
  for (const connections of CONNECTIONS) await load.run({ connections, seconds: WARM_UP_SECONDS })
  await bare.run(WARM_UP_SECONDS)
  for (let run = 1; run <= runs; run++) {
    bareRates.push(await bare.run(seconds))
    for (const { connections, rates, cpu } of measured) {
      const before = cpuMs()
      const { perSecond, answers } = await load.run({ connections, seconds })
      rates.push(perSecond)
      cpu.push((cpuMs() - before) / answers)
    }
    const words = measured.map(
      ({ connections, rates, cpu }) =>
        `${rates.at(-1)?.toFixed(0)} over ${connections} connections at ${cpu.at(-1)?.toFixed(2)} ms of CPU each`,
    )
    say(`answers on ${name}, run ${run} of ${runs}: bare ${bareRates.at(-1)?.toFixed(0)} a second; ${words.join(', ')}`)
  }
  return measured.flatMap(({ connections, rates, cpu }) => [
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
          amount({
            section: 'answers',
            name: `CPU an answer, app and ${name}, ${connections} connections`,
            ours: median(cpu),
            measuredIn: 'ms',
            goal: CPU_GOAL,
          }),
        ]
      : []),
  ])
}
