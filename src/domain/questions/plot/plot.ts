import type { Kind } from '../kind.ts'
import { markPlot } from './mark-plot.ts'

/** Points, a line or bars on a grid, or points on a number line. Each right one counts. */
export const plot: Kind<'plot'> = {
  isGiven: ({ points }) => points.length > 0,
  mark: (question, { points }) => markPlot(question, points),
  right: ({ kind, answer, tolerance }) => ({ kind, points: answer.map((point) => ({ ...point })), tolerance }),
  ask: ({ kind, task, x, y, categories, answer }, { base }) => ({
    ...base,
    kind,
    task,
    x,
    y,
    categories: [...categories],
    most: answer.length,
  }),
  texts: () => [],
  tidy: (question, { text }) => ({
    ...question,
    x: question.x && { ...question.x, label: text(question.x.label) },
    y: question.y && { ...question.y, label: text(question.y.label) },
    categories: question.categories.map(text),
  }),
}
