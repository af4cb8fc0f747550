import { z } from 'zod'
import { Form } from '#domain/questions/algebra/schemas.ts'
import { Tolerance } from '#domain/questions/numeric/schemas.ts'
import type { Question } from '#domain/questions/question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { Forgiving } from '#domain/questions/short-text/schemas.ts'
import { LabelFacts, labelFacts } from '../label-facts.ts'
import { PlotFacts, plotFacts } from '../plot-facts.ts'
import { WrittenFacts, writtenFacts } from '../written-facts.ts'

/** What GIFT has no words for. */
export const Extras = z.object({
  marks: z.int().min(1).max(questionLimits.marks).optional(),
  tolerance: Tolerance.optional(),
  unit: z.string().max(40).nullable().optional(),
  unitRequired: z.boolean().optional(),
  forgiving: Forgiving.optional(),
  algebra: z.object({ form: Form, letters: z.array(z.string()) }).optional(),
  label: LabelFacts.optional(),
  plot: PlotFacts.optional(),
  written: WrittenFacts.optional(),
  gaps: z
    .object({ prompt: z.string(), passage: z.string(), bank: z.boolean(), distractors: z.array(z.string()) })
    .optional(),
})
export type Extras = z.infer<typeof Extras>

export function extrasOf(question: Question): Extras {
  const { marks } = question
  if (question.kind === 'short-text') return { marks, forgiving: question.forgiving }
  if (question.kind === 'algebra') return { marks, algebra: { form: question.form, letters: question.letters } }
  if (question.kind === 'label') return { marks, label: labelFacts(question) }
  if (question.kind === 'written') return { marks, written: writtenFacts(question) }
  if (question.kind === 'plot') return { marks, plot: plotFacts(question) }
  if (question.kind === 'gaps') {
    const { prompt, passage, bank, distractors, forgiving } = question
    return { marks, forgiving, gaps: { prompt, passage, bank, distractors } }
  }
  if (question.kind !== 'numeric') return { marks }
  const { tolerance, unit, unitRequired } = question
  return { marks, tolerance, unit, unitRequired }
}

/** The extras in the comments before an item; none where there are none or they are not ours. */
export function readExtras(comments: readonly string[]): Extras {
  for (const comment of comments) {
    const [, json] = /^\/\/ revisewell (\{.*\})$/.exec(comment.trim()) ?? []
    if (!json) continue
    try {
      return Extras.parse(JSON.parse(json))
    } catch {
      return {}
    }
  }
  return {}
}
