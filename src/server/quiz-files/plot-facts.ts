import { z } from 'zod'
import { Axis, PlotPoint, PlotTask } from '#domain/questions/plot/schemas.ts'
import type { QuestionOf } from '#domain/questions/question.ts'

/** What makes a question about a grid, beside its texts: files of other programs have no words for it. */
export const PlotFacts = z.object({
  task: PlotTask,
  x: Axis.nullable(),
  y: Axis.nullable(),
  categories: z.array(z.string()),
  answer: z.array(PlotPoint),
  tolerance: z.number(),
})

export const plotFacts = ({ task, x, y, categories, answer, tolerance }: QuestionOf<'plot'>) => ({
  task,
  x,
  y,
  categories,
  answer,
  tolerance,
})

/** The facts that one of our own files carries; null where there are none or they are not ours. */
export function readPlotFacts(json: string | undefined): z.infer<typeof PlotFacts> | null {
  if (!json) return null
  try {
    return PlotFacts.parse(JSON.parse(json))
  } catch {
    return null
  }
}
