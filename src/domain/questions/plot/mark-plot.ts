import type { QuestionOf } from '../question.ts'
import type { Axis, PlotPoint, PlotTask } from './schemas.ts'

export interface Grid {
  task: PlotTask
  x: Axis | null
  y: Axis | null
}
type Marked = Grid & Pick<QuestionOf<'plot'>, 'answer' | 'tolerance'>

/** Beyond what arithmetic in floating point can tell apart. */
const SAME = 1e-9

/**
 * Which of the plotted points are right, in their order: each answer is matched once, with the point nearest to it. More points than
 * there are answers count for nothing. Of a line, each point that lies on it.
 */
export function rightPoints(question: Marked, given: readonly PlotPoint[]): boolean[] {
  const { task, answer, tolerance } = question
  const squares = (point: PlotPoint) => inSquares(question, point)
  if (task === 'line') return given.map((point) => offLine(squares(point), answer.map(squares)) <= tolerance + SAME)
  const counted = given.slice(0, answer.length)
  const free = new Set(counted.keys())
  for (const wanted of answer) {
    const near = [...free]
      .map((at) => ({ at, off: apart(task, squares(counted[at] ?? wanted), squares(wanted)) }))
      .filter(({ off }) => off <= tolerance + SAME)
      .sort((one, other) => one.off - other.off)[0]
    if (near) free.delete(near.at)
  }
  return given.map((_, at) => at < counted.length && !free.has(at))
}

/** How much of the answer is plotted; a line is right where both points lie on it and lead the same way. */
export function markPlot(question: Marked, given: readonly PlotPoint[]): { points: number; most: number } {
  const most = question.answer.length
  const right = rightPoints(question, given).filter(Boolean).length
  if (question.task !== 'line') return { points: right, most }
  const [drawn, wanted] = [given.slice(0, 2), question.answer].map((points) =>
    points.map((point) => inSquares(question, point)),
  )
  const follows =
    drawn?.length === 2 && wanted?.every((point) => offLine(point, drawn) <= Math.max(question.tolerance, SAME))
  return { points: follows && right >= 2 ? most : Math.min(right, most - 1), most }
}

const inSquares = ({ x, y }: Grid, point: PlotPoint): PlotPoint => ({
  x: x ? point.x / x.step : point.x,
  y: y ? point.y / y.step : 0,
})

/** The distance along the axis that is further off; a bar is never taken for another. */
function apart(task: PlotTask, one: PlotPoint, other: PlotPoint): number {
  const across = Math.abs(one.x - other.x)
  if (task === 'bars' && across > 0) return Number.POSITIVE_INFINITY
  return Math.max(across, Math.abs(one.y - other.y))
}

/** How far a point is from the line through two others; endless where these are the same. */
function offLine(point: PlotPoint, [from, to]: readonly PlotPoint[]): number {
  if (!from || !to) return Number.POSITIVE_INFINITY
  const [along, up] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(along, up)
  if (length < SAME) return Number.POSITIVE_INFINITY
  return Math.abs(along * (point.y - from.y) - up * (point.x - from.x)) / length
}
