import { z } from 'zod'
import { askedBase, differ, questionBase, twoAlike } from '../parts.ts'
import { questionLimits } from '../question-limits.ts'

const kind = z.literal('plot')
const atMost = questionLimits.options

/** `line`: a straight one through two points; `bars`: one for each category; `number-line`: points with no y. */
export const plotTasks = ['points', 'line', 'bars', 'number-line'] as const
export const PlotTask = z.enum(plotTasks)
export type PlotTask = z.infer<typeof PlotTask>

const finite = z.number({ error: 'Write a number.' })
/** Squares beyond which a phone could not tell one from the next. */
const MOST_SQUARES = 40

/** An axis with a line at every `step`. */
export const Axis = z
  .object({
    label: z.string().trim().max(60).default(''),
    from: finite,
    to: finite,
    step: finite.positive('A step is more than 0.'),
  })
  .refine(({ from, to }) => to > from, { message: 'An axis ends above where it begins.', path: ['to'] })
  .refine(({ from, to, step }) => (to - from) / step <= MOST_SQUARES, {
    message: `An axis has at most ${MOST_SQUARES} steps.`,
    path: ['step'],
  })
export type Axis = z.infer<typeof Axis>

/** A bar's `x` is its category's place, from 0; a point of a number line has 0 for `y`. */
export const PlotPoint = z.object({ x: finite, y: finite })
export type PlotPoint = z.infer<typeof PlotPoint>

export const Plot = z
  .object({
    ...questionBase,
    kind,
    task: PlotTask,
    /** Null for bars. */
    x: Axis.nullable(),
    /** Null for a number line. */
    y: Axis.nullable(),
    /** What each bar is for; none for other tasks. */
    categories: z.array(z.string().trim().min(1, 'Name every bar.').max(40)).max(atMost).default([]),
    answer: z.array(PlotPoint).min(1, 'Give the right answer.').max(atMost, `Give at most ${atMost} points.`),
    /** How far a point may be off along each axis, in squares of the grid. */
    tolerance: finite.min(0).max(2, 'A tolerance is at most 2 squares.'),
  })
  .refine(({ task, x }) => (task === 'bars') === (x === null), {
    message: 'Give the axis along the bottom.',
    path: ['x'],
  })
  .refine(({ task, y }) => (task === 'number-line') === (y === null), {
    message: 'Give the axis up the side.',
    path: ['y'],
  })
  .refine(({ task, answer }) => task !== 'line' || answer.length === 2, {
    message: 'Give two points that the line goes through.',
    path: ['answer'],
  })
  .refine(({ answer }) => differ(answer.map(({ x, y }) => `${x} ${y}`)), twoAlike)
  .refine(
    ({ task, categories, answer }) =>
      task === 'bars'
        ? categories.length === answer.length && answer.every(({ x }, at) => x === at)
        : categories.length === 0,
    { message: 'Give one height for each bar.', path: ['answer'] },
  )
  .refine(({ x, y, answer }) => answer.every((point) => within(x, point.x) && within(y, point.y)), {
    message: 'The right answer is beyond the axes.',
    path: ['answer'],
  })

const within = (axis: Axis | null, value: number) => axis === null || (value >= axis.from && value <= axis.to)

/** `most`: how many points or bars there are to plot. */
export const PlotAsked = z.strictObject({
  ...askedBase,
  kind,
  task: PlotTask,
  x: Axis.nullable(),
  y: Axis.nullable(),
  categories: z.array(z.string()),
  most: z.int(),
})
export const PlotResponse = z.object({ kind, points: z.array(PlotPoint).max(atMost) })
/** `tolerance` tells the browser which points are right, as the marking did. */
export const PlotRight = z.object({ kind, points: z.array(PlotPoint), tolerance: z.number() })
