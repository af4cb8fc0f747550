import type { Axis, PlotPoint, PlotTask } from '#domain/questions/plot/schemas.ts'
import type { QuestionOf } from '#domain/questions/question.ts'
import { tidy } from './grid-scale.ts'

export interface AxisDraft {
  label: string
  from: string
  to: string
  step: string
}

/** A question to plot while it is written. */
export interface PlotDraft {
  task: PlotTask
  x: AxisDraft
  y: AxisDraft
  /** A point a line, such as '3, -4'; for bars 'Red: 4'. */
  answer: string
  tolerance: string
}

export const emptyPlot = (): PlotDraft => ({
  task: 'points',
  x: { label: 'x', from: '0', to: '10', step: '1' },
  y: { label: 'y', from: '0', to: '10', step: '1' },
  answer: '',
  tolerance: '0.25',
})

const axisDraft = (axis: Axis | null, usual: AxisDraft): AxisDraft =>
  axis ? { label: axis.label, from: String(axis.from), to: String(axis.to), step: String(axis.step) } : usual

export function plotDraftOf({ task, x, y, categories, answer, tolerance }: QuestionOf<'plot'>): PlotDraft {
  const usual = emptyPlot()
  const line = ({ x: across, y: up }: PlotPoint) =>
    task === 'bars' ? `${categories[across]}: ${up}` : task === 'number-line' ? String(across) : `${across}, ${up}`
  return {
    task,
    x: axisDraft(x, usual.x),
    y: axisDraft(y, usual.y),
    answer: answer.map(line).join('\n'),
    tolerance: String(tolerance),
  }
}

/** NaN, which no schema takes, where nothing or no number was typed. */
const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : tidy(Number(typed.trim().replace(/[−–]/, '-'))))

const axisOf = ({ label, from, to, step }: AxisDraft): Axis => ({
  label,
  from: numberOf(from),
  to: numberOf(to),
  step: numberOf(step),
})

/** What the draft stands for, beside a question's own texts. */
export function plotOf({ task, x, y, answer, tolerance }: PlotDraft) {
  const lines = answer.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map((line, at) => {
    if (task === 'number-line') return { x: numberOf(line), y: 0 }
    const [, before = '', after = ''] = /^(.*?)[,:;\s]\s*([^,:;\s]*)\s*$/.exec(line.replace(/[()]/g, '')) ?? []
    return task === 'bars' ? { x: at, y: numberOf(after) } : { x: numberOf(before), y: numberOf(after) }
  })
  const categories = task === 'bars' ? lines.map((line) => line.replace(/\s*:[^:]*$/, '').trim()) : []
  return {
    task,
    x: task === 'bars' ? null : axisOf(x),
    y: task === 'number-line' ? null : axisOf(y),
    categories,
    answer: pairs,
    tolerance: numberOf(tolerance),
  }
}
