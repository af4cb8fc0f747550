import { areas } from './areas.ts'
import { averages } from './averages.ts'
import { conversions } from './conversions.ts'
import { factors } from './factors.ts'
import { fractions } from './fractions.ts'
import { interest } from './interest.ts'
import { linearEquation } from './linear-equation.ts'
import { nthTerm } from './nth-term.ts'
import { percentages } from './percentages.ts'
import { pythagoras } from './pythagoras.ts'
import { ratios } from './ratio.ts'
import { rounding } from './rounding.ts'
import { speed } from './speed.ts'
import type { Worked, Worker } from './worked.ts'
import { workingLines } from './working-lines.ts'

/** Those whose words say most come first: a mean may be of fractions, an area of a square. */
const workers: readonly Worker[] = [
  workingLines,
  nthTerm,
  averages,
  pythagoras,
  areas,
  ratios,
  rounding,
  conversions,
  interest,
  percentages,
  speed,
  factors,
  linearEquation,
  fractions,
]

/** Works a question with the numbers that the pupil gave, where our maths can; null where it can't. */
export function workOut(question: string): Worked | null {
  for (const work of workers) {
    const worked = work(question)
    if (worked) return worked
  }
  return null
}
