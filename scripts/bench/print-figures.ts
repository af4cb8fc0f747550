import type { Figure, Goal } from './figure.ts'

const headings = ['What', 'Ours', 'Reference', 'Result', 'Goal', 'Met']

/** The figures as a table in plain text, numbers to the right. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = [headings, ...figures.map(rowOf)]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  const [heading = [], ...body] = rows
  return [line(heading), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n')
}

function rowOf({ name, ours, reference, measuredIn, value, unit, goal, met }: Figure): string[] {
  return [
    name,
    withUnit(ours, measuredIn),
    reference === null ? '' : withUnit(reference, measuredIn),
    reference === null ? withUnit(value, unit) : value.toFixed(2),
    goalText(goal, reference === null),
    met ? 'yes' : 'NO',
  ]
}

function goalText(goal: Goal, isAmount: boolean): string {
  const border = 'atMost' in goal ? goal.atMost : goal.atLeast
  return `${'atMost' in goal ? '≤' : '≥'} ${isAmount ? String(border) : border.toFixed(2)}`
}

function withUnit(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return `${value.toFixed(digits)} ${unit}`
}
