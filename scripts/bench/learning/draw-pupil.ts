import { default_w } from 'ts-fsrs'
import { type Chance, seededChance } from '../../product/seeded-chance.ts'
import { activationMemory } from './memories/activation-memory.ts'
import { drawWeights, fsrsMemory } from './memories/fsrs-memory.ts'
import type { Lessons } from './memory.ts'
import type { Pupil } from './simulate-pupil.ts'

/** The models of memory that pupils are simulated by. */
export const memoryModels = { fsrs: 'FSRS-6', activation: 'activation (Pavlik and Anderson 2005)' } as const
export type MemoryModel = keyof typeof memoryModels

/** Pupils revise what they were taught: this share was understood in class and practised again a week later. */
const TAUGHT = 0.6
const LESSONS_AGO = { least: 40, most: 240 }
/** Days on which a pupil who means to study does not. */
const MISSED_DAYS = 0.2
const PACE_SPREAD = 0.2
/**
 * The model was fitted to pairs of words in two unrelated languages, which are harder than facts that one is taught. With this ease, a
 * fact that was met once is recalled the day after with a chance of 0.75, as by FSRS-6's default for a card that was not known.
 */
const MEAN_EASE = 1
const EASE_SPREAD = 0.3

/** A pupil, the same for the same seed: with a memory, a pace and missed days of their own. */
export function drawPupil({
  model,
  facts,
  days,
  seed,
}: {
  model: MemoryModel
  facts: number
  days: number
  seed: number
}): Pupil {
  const chance = seededChance(seed)
  const taught = Array.from({ length: facts }, (): readonly number[] => {
    const ago = LESSONS_AGO.least + chance() * (LESSONS_AGO.most - LESSONS_AGO.least)
    return chance() < TAUGHT ? [-ago, 7 - ago] : []
  })
  const lessons: Lessons = (fact) => taught[fact] ?? []
  const memory =
    model === 'fsrs'
      ? fsrsMemory({ weights: drawWeights(default_w, () => normal(chance)), facts, lessons })
      : activationMemory({ ease: drawEase(facts, chance), facts, lessons })
  const missed = Array.from({ length: days }, () => chance() < MISSED_DAYS)
  return { memory, pace: Math.exp(PACE_SPREAD * normal(chance)), studiesOn: (day) => !missed[day] }
}

function drawEase(facts: number, chance: Chance): (fact: number) => number {
  const own = MEAN_EASE + EASE_SPREAD * normal(chance)
  const eases = Array.from({ length: facts }, () => own + EASE_SPREAD * normal(chance))
  return (fact) => eases[fact] ?? own
}

/** From the standard normal distribution (Box and Muller 1958). */
const normal = (chance: Chance) => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
