import { seededChance } from '../../product/seeded-chance.ts'
import { type Figure, ratio } from '../figure.ts'
import type { Deck } from './deck.ts'
import { drawPupil, type MemoryModel, memoryModels } from './draw-pupil.ts'
import { cardPlan } from './plans/card-plan.ts'
import { cycling } from './plans/cycling.ts'
import { ourPlan } from './plans/our-plan.ts'
import { leitner, plainFsrs, sm2 } from './plans/schedulers.ts'
import { examMorning, type Results, simulatePupil } from './simulate-pupil.ts'
import type { StudyPlan } from './study-plan.ts'

const DAILY_MINUTES = [10, 20, 40]
const STARTS = new Date('2027-02-22T00:00:00Z')

const plans = {
  'our plan': (deck, morning) => ourPlan(deck, { morning }),
  'our plan without the date': (deck) => ourPlan(deck, null),
  'plain FSRS at 90 %': (deck) => cardPlan(deck, plainFsrs),
  'SM-2': (deck) => cardPlan(deck, sm2),
  Leitner: (deck) => cardPlan(deck, leitner),
  cycling: (deck) => cycling(deck),
} satisfies Record<string, (deck: Deck, morning: Date) => StudyPlan>
type PlanName = keyof typeof plans

/** How many times as much recall an hour our plan has to come to on the morning of the paper. */
const goals = [
  ['cycling', 1.3],
  ['SM-2', 1.1],
  ['Leitner', 1.1],
  ['plain FSRS at 90 %', 1.05],
] as const

/**
 * What simulated pupils recall on the morning of a paper and 30 days later, an hour that they studied, by our plan and by others. Every
 * plan gets the same pupils, with the same luck; a day ends early when a plan has nothing left to ask.
 */
export function benchLearning(options: {
  deck: Deck
  days: number
  pupils: number
  seed: number
  say: (line: string) => void
}): Figure[] {
  return Object.keys(memoryModels).flatMap((model) => benchMemory(model as MemoryModel, options))
}

function benchMemory(model: MemoryModel, options: Parameters<typeof benchLearning>[0]): Figure[] {
  const { say } = options
  const results = new Map<PlanName, Results[]>()
  for (const minutes of DAILY_MINUTES) {
    say(`learning: memory by ${memoryModels[model]}, ${minutes} minutes a day`)
    for (const name of Object.keys(plans) as PlanName[]) {
      const mean = meanOf(simulate(name, { ...options, model, minutes }))
      results.set(name, [...(results.get(name) ?? []), mean])
      say(`  ${name.padEnd(26)}${wordsOf(mean)}`)
    }
  }
  const over = (name: PlanName, value: (of: Results) => number) => geometricMean((results.get(name) ?? []).map(value))
  const compared = (name: PlanName, what: string, value: (of: Results) => number, atLeast: number) =>
    ratio({
      section: 'learning',
      name: `${what}, memory by ${memoryModels[model]}, ${name} = 1`,
      ours: over('our plan', value),
      reference: over(name, value),
      measuredIn: what.endsWith('hour') ? '/h' : '',
      goal: { atLeast },
    })
  return [
    ...goals.map(([name, goal]) =>
      compared(name, 'Recall on the morning an hour', (of) => of.onTheDay / of.hours, goal),
    ),
    ...goals.map(([name]) => compared(name, 'Recall 30 days later an hour', (of) => of.later / of.hours, 1)),
    // An hour's worth could be bought by studying little: what is recalled in all must not be less.
    compared('plain FSRS at 90 %', 'Recall on the morning', (of) => of.onTheDay, 1),
  ]
}

function simulate(
  name: PlanName,
  options: Parameters<typeof benchLearning>[0] & { model: MemoryModel; minutes: number },
): Results[] {
  const { deck, days, pupils, seed, model, minutes } = options
  return Array.from({ length: pupils }, (_, index) => {
    const pupil = drawPupil({ model, facts: deck.facts, days, seed: seed * 1000 + index })
    const plan = plans[name](deck, examMorning(STARTS, days))
    const chance = seededChance(seed * 1000 + index + 500)
    return simulatePupil({ deck, plan, pupil, days, minutes, starts: STARTS, chance })
  })
}

function meanOf(results: readonly Results[]): Results {
  const mean = (value: (of: Results) => number) => results.reduce((sum, of) => sum + value(of), 0) / results.length
  return { onTheDay: mean((of) => of.onTheDay), later: mean((of) => of.later), hours: mean((of) => of.hours) }
}

const geometricMean = (values: readonly number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

function wordsOf({ onTheDay, later, hours }: Results): string {
  const hourly = (share: number) => `${percent(share)} (${((100 * share) / hours).toFixed(2)} an hour)`
  return `on the morning ${hourly(onTheDay)}, 30 days later ${hourly(later)}, ${hours.toFixed(1)} hours`
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
