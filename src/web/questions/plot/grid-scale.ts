import type { Axis, PlotPoint } from '#domain/questions/plot/schemas.ts'
import type { PupilQuestionOf } from '#domain/questions/pupil-question.ts'

export type PlotShape = Pick<PupilQuestionOf<'plot'>, 'task' | 'x' | 'y' | 'categories'>

/** The drawing's own units. */
export const WIDTH = 360
const MARGIN = { left: 56, right: 18, top: 14, bottom: 48 }
const PLOT_HEIGHT = 300
const LINE_HEIGHT = 110
/** Lines that are numbered, at most; the others are too close for that. */
const MOST_NUMBERS = 9

/** Turns values into places in the drawing, and places into values. */
export interface Scale {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  across: (x: number) => number
  up: (y: number) => number
  /** The point at a place of the drawing: on a line of the grid or half-way between two. */
  pointAt: (place: { across: number; down: number }) => PlotPoint
}

export function scaleOf({ task, x, y, categories }: PlotShape): Scale {
  const height = task === 'number-line' ? LINE_HEIGHT : PLOT_HEIGHT
  const [left, right] = [MARGIN.left, WIDTH - MARGIN.right]
  const [top, bottom] = [MARGIN.top, height - MARGIN.bottom]
  const bar = (right - left) / Math.max(1, categories.length)
  const across = (value: number) =>
    x ? left + ((value - x.from) / (x.to - x.from)) * (right - left) : left + (value + 0.5) * bar
  const up = (value: number) =>
    y ? bottom - ((value - y.from) / (y.to - y.from)) * (bottom - top) : (top + bottom) / 2
  return {
    width: WIDTH,
    height,
    left,
    right,
    top,
    bottom,
    across,
    up,
    pointAt: (place) => ({
      x: x
        ? snapped(x, x.from + ((place.across - left) / (right - left)) * (x.to - x.from))
        : Math.min(categories.length - 1, Math.max(0, Math.floor((place.across - left) / bar))),
      y: y ? snapped(y, y.from + ((bottom - place.down) / (bottom - top)) * (y.to - y.from)) : 0,
    }),
  }
}

/** The nearest half square within an axis. */
export function snapped({ from, to, step }: Axis, value: number): number {
  const halves = Math.round((value - from) / (step / 2))
  return tidy(Math.min(to, Math.max(from, from + (halves * step) / 2)))
}

/** 0.30000000000000004 is 0.3. */
export const tidy = (value: number) => Number(value.toPrecision(12))

/** Where an axis has lines; `numbered` for those that have room for their number. */
export function linesOf({ from, to, step }: Axis): { value: number; numbered: boolean }[] {
  const count = Math.floor((to - from) / step + 1e-9)
  const every = Math.ceil((count + 1) / MOST_NUMBERS)
  // Counted from 0 where the axis has it, so that 0 is numbered.
  const zero = Math.round(-from / step)
  return Array.from({ length: count + 1 }, (_, at) => ({
    value: tidy(from + at * step),
    numbered: (((at - zero) % every) + every) % every === 0,
  }))
}
