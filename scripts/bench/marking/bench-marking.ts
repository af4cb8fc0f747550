import type { CurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { amount, type Figure } from '../figure.ts'
import { agreementOf, suggestForAnswers } from './measure-marking.ts'
import { readMarkingAnswers } from './read-marking-answers.ts'

/** How well the points suggested for written answers agree with an examiner's, for the half the rules are tuned by and for the other. */
export function benchMarking(curriculum: CurriculumStore): Figure[] {
  const answers = suggestForAnswers(curriculum, readMarkingAnswers())
  return (['tuned', 'held back'] as const).flatMap((half) => {
    const ofHalf = answers.filter(({ part }) => part.half === half)
    const { precision, recall, kappa } = agreementOf(ofHalf)
    const of = `${ofHalf.length} answers, ${half}`
    const figure = (name: string, ours: number, atLeast: number) =>
      amount({ section: 'marking', name: `Marking, ${name}, ${of}`, ours, measuredIn: '', goal: { atLeast } })
    return [
      figure('precision of suggested points', precision, 0.9),
      figure('recall of suggested points', recall, 0.75),
      figure('quadratic weighted kappa of marks', kappa, 0.6),
    ]
  })
}
