import { useId } from 'react'
import type { PupilQuestionOf } from '#domain/questions/pupil-question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { isAccepted } from '#domain/questions/short-text/is-accepted.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { inputClass } from '../../ui/fields/field-frame.tsx'
import { PlaceVerdict } from '../place-verdict.tsx'
import type { QuestionAnswerProps } from '../question-answer.tsx'
import { taskOf } from '../task-of.ts'

export type LabelAnswerProps = Omit<QuestionAnswerProps, 'question' | 'marked'> & { question: PupilQuestionOf<'label'> }

/** A figure with numbered places, and for each number a field or a list to choose from. */
export default function LabelAnswer({ question, response, right, onRespond }: LabelAnswerProps) {
  const { figure, places, bank } = question
  const labels = new Map(Object.entries(response?.kind === 'label' ? response.labels : {}))
  const fill = (place: string, typed: string) => {
    const changed = new Map(labels)
    if (typed === '') changed.delete(place)
    else changed.set(place, typed)
    onRespond(changed.size > 0 ? { kind: 'label', labels: Object.fromEntries(changed) } : null)
  }
  const rights = new Map(Object.entries(right?.kind === 'label' ? right.accepted : {}))
  const isRight = (place: string) =>
    right?.kind === 'label' &&
    isAccepted({ accepted: rights.get(place) ?? [], forgiving: right.forgiving }, labels.get(place) ?? '')
  return (
    <div className="grid gap-3">
      {figure && <ContentHtml html={figure.html} />}
      {!right && <p className="text-ink-soft">{taskOf(question)}</p>}
      <ol className="grid gap-3 sm:grid-cols-2">
        {places.map(({ id, says }, at) => (
          <PlaceRow
            key={id}
            number={at + 1}
            says={says}
            bank={bank}
            value={labels.get(id) ?? ''}
            locked={right !== undefined}
            onValue={(typed) => fill(id, typed)}
          >
            {right && (
              <span className="flex flex-wrap items-center gap-x-1.5">
                <PlaceVerdict state={isRight(id) ? 'right' : 'wrong'} />
                {!isRight(id) && <strong>{rights.get(id)?.join(' or ')}</strong>}
              </span>
            )}
          </PlaceRow>
        ))}
      </ol>
    </div>
  )
}

interface PlaceRowProps {
  number: number
  says: string
  bank: string[] | null
  value: string
  locked: boolean
  onValue: (typed: string) => void
  children: React.ReactNode
}

function PlaceRow({ number, says, bank, value, locked, onValue, children }: PlaceRowProps) {
  const id = useId()
  const shared = { id, value, className: inputClass, ...(says && { 'aria-describedby': `${id}-says` }) }
  return (
    <li className="grid min-w-0 grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1">
      <label
        htmlFor={id}
        className="grid size-9 place-content-center rounded-full border-2 border-line-strong font-bold"
      >
        <span className="sr-only">Label </span>
        {number}
      </label>
      {bank ? (
        <select {...shared} disabled={locked} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
          <option value="">Choose…</option>
          {bank.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          readOnly={locked}
          maxLength={questionLimits.typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      )}
      {says && (
        <p id={`${id}-says`} className="sr-only">
          Number {number} is {says}
        </p>
      )}
      {children && <div className="col-start-2">{children}</div>}
    </li>
  )
}
