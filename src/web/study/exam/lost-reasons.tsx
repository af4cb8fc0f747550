import { useState } from 'react'
import { marksLost, reasonsOf } from '#domain/exam/lost-marks.ts'
import type { MarkedPart } from '#domain/exam/mark-parts.ts'
import { type LostReason, lostReasons } from '#domain/exam/part-answer.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { lostReasonWords } from './lost-reason-words.ts'

const NONE = ''

interface LostReasonsProps {
  marked: MarkedPart
  onChange: (lost: LostReason[]) => void
}

/** Why the marks of a part were lost: one reason for all of them, or one for each. Giving none is fine. */
export function LostReasons({ marked, onChange }: LostReasonsProps) {
  const lost = marksLost(marked)
  const reasons = reasonsOf(marked)
  const [each, setEach] = useState(reasons.length > 0 && (reasons.length < lost || new Set(reasons).size > 1))
  if (lost === 0) return null
  const all = (reason: LostReason | null) => onChange(reason === null ? [] : Array.from({ length: lost }, () => reason))
  const one = (at: number, reason: LostReason | null) =>
    onChange([...reasons.slice(0, at), ...(reason === null ? [] : [reason]), ...reasons.slice(at + 1)])
  return (
    <div className="grid max-w-md gap-3 border-t border-line pt-4">
      {each && lost > 1 ? (
        // The next one appears once the one before it has a reason.
        Array.from({ length: Math.min(lost, reasons.length + 1) }, (_, at) => (
          <ReasonSelect
            // The marks of a part have nothing but their order.
            key={at}
            label={`Why was lost mark ${at + 1} of ${lost} lost?`}
            reason={reasons[at] ?? null}
            onChoose={(reason) => one(at, reason)}
          />
        ))
      ) : (
        <ReasonSelect
          label={lost === 1 ? 'Why was this mark lost?' : `Why were these ${lost} marks lost?`}
          reason={reasons[0] ?? null}
          onChoose={all}
        />
      )}
      {lost > 1 && !each && (
        <div>
          <Button look="quiet" onClick={() => setEach(true)}>
            They were lost for different reasons
          </Button>
        </div>
      )}
    </div>
  )
}

function ReasonSelect(props: {
  label: string
  reason: LostReason | null
  onChoose: (reason: LostReason | null) => void
}) {
  const { label, reason, onChoose } = props
  return (
    <SelectField
      label={label}
      value={reason ?? NONE}
      onChange={({ currentTarget: { value } }) => onChoose(lostReasons.find((known) => known === value) ?? null)}
    >
      <option value={NONE}>No reason given</option>
      {lostReasons.map((known) => (
        <option key={known} value={known}>
          {lostReasonWords[known]}
        </option>
      ))}
    </SelectField>
  )
}
