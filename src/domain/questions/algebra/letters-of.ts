import { lettersIn, sidesOf } from './expression.ts'
import { readAlgebra } from './read-algebra.ts'

/** The letters that an answer may have: the right answer's, and those that the question names besides. */
export function lettersOf({ answer, letters }: { answer: string; letters: readonly string[] }): string[] {
  const { algebra } = readAlgebra(answer)
  const own = algebra ? sidesOf(algebra).flatMap(lettersIn) : []
  return [...new Set([...own, ...letters])].filter((letter) => letter !== 'π').sort()
}
