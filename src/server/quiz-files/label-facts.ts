import { z } from 'zod'
import type { QuestionOf } from '#domain/questions/question.ts'
import { Forgiving } from '#domain/questions/short-text/schemas.ts'

/** What makes a question about a figure, beside its texts. A drawing of the curriculum's stays here: an imported one could hold anything. */
export const LabelFacts = z.object({
  places: z.array(z.object({ id: z.string(), accepted: z.string(), says: z.string() })),
  bank: z.boolean(),
  distractors: z.array(z.string()),
  forgiving: Forgiving,
})

export const labelFacts = ({ places, bank, distractors, forgiving }: QuestionOf<'label'>) => ({
  places,
  bank,
  distractors,
  forgiving,
})

/** The facts that one of our own files carries; null where there are none or they are not ours. */
export function readLabelFacts(json: string | undefined): z.infer<typeof LabelFacts> | null {
  if (!json) return null
  try {
    return LabelFacts.parse(JSON.parse(json))
  } catch {
    return null
  }
}
