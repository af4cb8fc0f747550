import { asText } from '../spreadsheets/formula-cells.ts'

/** CSV or TSV of two columns, with quotation marks where a cell needs them. */
export function writeTable(cards: readonly { front: string; back: string }[], delimiter: ',' | '\t'): string {
  const rows = [['Front', 'Back'], ...cards.map(({ front, back }) => [front, back])]
  return rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter)).join('\r\n')
}

function quoted(cell: string, delimiter: string): string {
  const safe = asText(cell)
  return /["\r\n]/.test(safe) || safe.includes(delimiter) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe
}
