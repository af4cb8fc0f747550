import { keptPeriodsAt } from '#domain/leaderboards/board.ts'
import { subjectFilters, timePeriods, type View, views } from '#domain/leaderboards/filters.ts'
import type { Database } from '#server/database/database.ts'
import { readLeaderboards } from '#server/leaderboards/read-leaderboards.ts'
import { seededChance } from '../../product/seeded-chance.ts'
import { type Figure, ratio } from '../figure.ts'
import { median } from '../median.ts'
import { type Crowd, pupilId, seedRanks } from './seed-ranks.ts'

const GOAL = { atMost: 1.5 }
const WARM_UP_ROUNDS = 2

/**
 * A pupil's own rank, the top ten and the top five schools by every filter, among many pupils against few: the same work by
 * turns, by a pupil drawn anew each time.
 */
export async function benchRanks(options: {
  few: Crowd
  many: Crowd
  runs: number
  now: Date
  say: (line: string) => void
}): Promise<Figure[]> {
  const { few, many, runs, now, say } = options
  for (const crowd of [few, many]) {
    say(`ranks: writing ${crowd.pupils.toLocaleString('en-GB')} pupils`)
    await seedRanks(crowd, keptPeriodsAt(now))
  }
  const chance = seededChance(1)
  const times = new Map<string, { view: View; few: number[]; many: number[] }>()
  for (let run = 1 - WARM_UP_ROUNDS; run <= runs; run++) {
    for (const view of views)
      for (const subject of subjectFilters)
        for (const period of timePeriods) {
          const key = `${view} ${subject} ${period}`
          const kept = times.get(key) ?? { view, few: [], many: [] }
          times.set(key, kept)
          for (const [crowd, measured] of [
            [few, kept.few],
            [many, kept.many],
          ] as const) {
            const id = pupilId(1 + Math.floor(chance() * crowd.pupils))
            const took = await time(crowd.database, { id, filters: { view, subject, period }, now })
            if (run > 0) measured.push(took)
          }
        }
    if (run > 0 && run % 5 === 0) say(`ranks: round ${run} of ${runs}`)
  }
  const medians = [...times].map(([key, { view, few: small, many: large }]) => {
    return { key, view, few: median(small), many: median(large) }
  })
  const slowest = medians.reduce((worst, next) => (next.many / next.few > worst.many / worst.few ? next : worst))
  say(
    `ranks: the filters that lose most are ${slowest.key}, ${slowest.few.toFixed(2)} to ${slowest.many.toFixed(2)} ms`,
  )
  return views.map((view) => {
    const own = medians.filter((row) => row.view === view)
    const [small, large] = [few.pupils, many.pupils].map((pupils) => pupils.toLocaleString('en-GB'))
    return ratio({
      section: 'ranks',
      name: `Leaderboards, view ${view}, all filters, ${large} pupils, ${small} = 1`,
      ours: mean(own.map((row) => row.many)),
      reference: mean(own.map((row) => row.few)),
      measuredIn: 'ms',
      goal: GOAL,
    })
  })
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

async function time(
  database: Database,
  options: { id: string; filters: Parameters<typeof readLeaderboards>[0]['filters']; now: Date },
): Promise<number> {
  const { id, filters, now } = options
  const counter = { count: async () => undefined }
  const began = performance.now()
  const { own } = await readLeaderboards({
    person: { role: 'student', id },
    filters,
    queries: database,
    counter,
    demo: false,
    now,
  })
  if (!own) throw new Error(`There is no pupil ${id}.`)
  return performance.now() - began
}
