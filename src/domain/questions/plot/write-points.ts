import { writeNumber } from '../numeric/write-number.ts'
import type { PlotPoint, PlotTask } from './schemas.ts'

/** A point as it is read: (3, −4), a number on a line, or a bar with its height. */
export function writePoint({ task, categories }: { task: PlotTask; categories: readonly string[] }, point: PlotPoint) {
  if (task === 'number-line') return writeNumber(point.x)
  if (task === 'bars') return `${categories[point.x] ?? '?'}: ${writeNumber(point.y)}`
  return `(${writeNumber(point.x)}, ${writeNumber(point.y)})`
}

/** What is plotted, in words. */
export function writePoints(
  of: { task: PlotTask; categories: readonly string[] },
  points: readonly PlotPoint[],
): string {
  const written = points.map((point) => writePoint(of, point))
  return of.task === 'line' ? `the line through ${written.join(' and ')}` : written.join(', ')
}
