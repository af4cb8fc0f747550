/** A number as a person writes it: -5, +3.5, -1,000, -20%, -5 °C. */
const plainNumber = /^'*\s*[+-]\s?\d[\d., ]*(?:\s?%|\s?°[CF]?)?$/

/** What a spreadsheet may run, also behind spaces or in full width. */
const mayRun = (cell: string) => /^'*(?:\s*[=@+\-＝＠＋－]|[\t\r])/.test(cell)

/** A number is no formula. */
const startsFormula = (cell: string) => mayRun(cell) && !plainNumber.test(cell)

/** A cell that no spreadsheet takes for a formula: before one there is an apostrophe, which says that it is text. */
export const asText = (cell: string): string => (startsFormula(cell) ? `'${cell}` : cell)

/** A cell as it was before `asText`. */
export const fromText = (cell: string): string => (cell.startsWith("'") && startsFormula(cell) ? cell.slice(1) : cell)

/**
 * For `csv-stringify`: text of people's own stays text, whatever it begins with. Its own `escape_formulas` would make text of
 * numbers below 0 too, and lets a formula behind a space through.
 */
const formulasAsText = { string: (text: string): string => (mayRun(text) ? `'${text}` : text) }

/** How every CSV file is written. */
export const csvOptions = {
  bom: true,
  cast: formulasAsText,
  record_delimiter: 'windows',
  // It sees for itself to whole line ends alone; behind half of one, a spreadsheet would begin a row.
  quoted_match: /[\r\n]/,
} as const
