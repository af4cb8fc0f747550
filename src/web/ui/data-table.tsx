import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Classes of the column's cells. */
  className?: string
}

interface DataTableProps<Row> {
  /** What the table holds, for who does not see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table that is one card a row on a phone, each value beside its column's name. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className="w-full border-collapse text-left max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b-2 border-subject-line">
          {columns.map(({ header, className }) => (
            <th key={header} scope="col" className={classes('px-2 py-2 align-bottom text-small', className)}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:grid-cols-1 max-lg:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-line lg:border-b max-lg:grid max-lg:grid-cols-1 max-lg:gap-1 max-lg:rounded-md max-lg:border max-lg:bg-surface max-lg:p-4 max-lg:shadow-card"
          >
            {columns.map(({ header, cell, className }) => (
              <td
                key={header}
                className={classes(
                  'align-middle lg:px-2 lg:py-2.5 max-lg:flex max-lg:items-baseline max-lg:gap-3',
                  className,
                )}
              >
                <span aria-hidden className="w-24 shrink-0 text-small font-bold text-ink-soft lg:hidden">
                  {header}
                </span>
                <span className="min-w-0 max-lg:grow wrap-anywhere">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
