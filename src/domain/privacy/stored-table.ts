/** How long rows are kept. Whatever is about a person goes with their account at the latest. */
export type Kept =
  /** Until the account of the person it is about is deleted. */
  | { until: 'account' }
  /** Until the thing that it is a part of is deleted. */
  | { until: 'whole' }
  /** As long as the product is installed: it is about nobody. */
  | { until: 'installation' }
  /** Until this many months after the moment or day in the column `since`. */
  | { until: 'months'; months: number; since: string }

/** One table of the database, as the inventory of what is stored tells of it. */
export interface StoredTable {
  /** What the rows are, as a heading. */
  title: string
  /** Why they are kept at all. */
  why: string
  kept: Kept
  /** The columns that hold ids of the people whom a row is about; none where it is about nobody. */
  about: readonly string[]
  /** Where the person is found by another table: `column` holds the `id` of a row of `table`, or its `key`. */
  through?: { column: string; table: string; key?: string }
  /** What becomes of rows about a deleted account that the database does not delete by itself. */
  onDeletion?: 'erase' | 'keep without the person'
  /** The reason of each column. */
  fields: Readonly<Record<string, string>>
  /** Columns that no download shows: secrets, and the ids of other people. */
  hidden?: readonly string[]
}

export const untilAccount: Kept = { until: 'account' }
export const untilWhole: Kept = { until: 'whole' }
export const untilInstallation: Kept = { until: 'installation' }
export const months = (months: number, since: string): Kept => ({ until: 'months', months, since })
