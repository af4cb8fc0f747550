import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/fields/field-frame.tsx'
import { type DraftPart, emptyPart } from './question-draft.ts'

interface RowFieldsProps {
  legend: string
  /** What one row is called. */
  name: string
  rows: readonly DraftPart[]
  least: number
  most?: number
  onRows: (rows: DraftPart[]) => void
  /** A control before each row, such as the one that says that it is right. */
  before?: (row: DraftPart, at: number) => ReactNode
  /** More of a row, below its text. */
  below?: (row: DraftPart, at: number) => ReactNode
}

/** Rows of text that can be added and taken out. */
export function RowFields({
  legend,
  name,
  rows,
  least,
  most = questionLimits.options,
  onRows,
  before,
  below,
}: RowFieldsProps) {
  const set = (at: number, text: string) => onRows(rows.map((row, index) => (index === at ? { ...row, text } : row)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      {rows.map((row, at) => (
        <div key={row.id} className="grid gap-2 rounded-md border border-line p-3">
          <div className="flex items-center gap-2">
            {before?.(row, at)}
            <input
              aria-label={`${name} ${at + 1}`}
              value={row.text}
              maxLength={questionLimits.option}
              autoComplete="off"
              onChange={(event) => set(at, event.currentTarget.value)}
              className={inputClass}
            />
            {rows.length > least && (
              <Button
                look="quiet"
                aria-label={`Take out ${name.toLowerCase()} ${at + 1}`}
                onClick={() => onRows(rows.filter((_, index) => index !== at))}
              >
                <Trash2 aria-hidden className="size-5" />
              </Button>
            )}
          </div>
          {below?.(row, at)}
        </div>
      ))}
      {rows.length < most && (
        <Button look="quiet" className="justify-self-start" onClick={() => onRows([...rows, emptyPart()])}>
          <Plus aria-hidden className="size-5" /> Add {name.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}
