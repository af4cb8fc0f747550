import type { PlotPoint } from '#domain/questions/plot/schemas.ts'
import { type PlotShape, tidy } from './grid-scale.ts'

/** A point while it is typed. */
export interface PointRow {
  x: string
  y: string
}

const written = (value: number) => String(tidy(value)).replace('-', '−')
const read = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(/[−–]/, '-')))

export const rowOf = ({ x, y }: PlotPoint): PointRow => ({ x: written(x), y: written(y) })

/** The rows that an answer begins with: one for each bar, else those that are there. */
export function rowsOf({ task, categories }: PlotShape, points: readonly PlotPoint[]): PointRow[] {
  if (task !== 'bars') return points.map(rowOf)
  const heights = new Map(points.map(({ x, y }) => [x, y]))
  return categories.map((_, at) => {
    const height = heights.get(at)
    return { x: String(at), y: height === undefined ? '' : written(height) }
  })
}

/** The points of those rows that are whole numbers or decimals; what is typed by half is none yet. */
export function pointsOf({ task }: PlotShape, rows: readonly PointRow[]): PlotPoint[] {
  return rows
    .map(({ x, y }) => ({ x: read(x), y: task === 'number-line' ? 0 : read(y) }))
    .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
}

/** The rows with one more point; where no more may be plotted, the nearest is moved. */
export function withPoint(
  shape: PlotShape & { most: number },
  { rows, point, between }: { rows: readonly PointRow[]; point: PlotPoint; between: (one: PlotPoint) => number },
): PointRow[] {
  if (shape.task === 'bars') return rows.map((row, at) => (at === point.x ? rowOf(point) : row))
  const points = pointsOf(shape, rows)
  if (points.some(({ x, y }) => x === point.x && y === point.y)) return [...rows]
  // Rows that are typed by half give way.
  if (points.length < shape.most) return [...points, point].map(rowOf)
  const nearest = points.toSorted((one, other) => between(one) - between(other))[0]
  return points.map((one) => rowOf(one === nearest ? point : one))
}
