import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerToMark, MarkingComment, QuestionToMark, TeacherMark } from '#contract/quiz-marking.ts'
import { suggestPoints } from '#domain/exam/suggest-points.ts'
import { draftOfMark, marksIn, tick } from '#domain/quizzes/marking-draft.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { momentIn } from '../../progress/day-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { CommentBank } from './comment-bank.tsx'
import { PointRow } from './point-row.tsx'

interface AnswerFormProps {
  points: QuestionToMark['points']
  answer: AnswerToMark
  /** The pupil's, or what stands for it. */
  name: string
  busy: boolean
  bank: readonly MarkingComment[]
  onBank: (bank: MarkingComment[]) => void
  onSave: (mark: TeacherMark) => Promise<void>
  onUndo: (() => Promise<void>) | null
}

/** One answer with its mark: by ticking points, by the marks themselves, and with a comment. Give it a key for each answer. */
export function AnswerForm({ points, answer, name, busy, bank, onBank, onSave, onUndo }: AnswerFormProps) {
  const { outOf, text } = answer
  const [draft, setDraft] = useState(() => draftOfMark(answer.mark))
  const heading = useRef<HTMLHeadingElement>(null)
  const scheme = { points, outOf }
  const marks = marksIn(draft, outOf)
  const suggested = useMemo(() => {
    const findable = points.map(({ text: words, ...point }) => ({ ...point, text: { text: words } }))
    return new Map(suggestPoints(findable, text).map((found) => [found.pointId, found]))
  }, [points, text])
  // Each answer is read first; the keys work from there.
  useEffect(() => heading.current?.focus(), [])

  const save = () => {
    if (marks !== null) void onSave({ ticked: [...draft.ticked], marks, comment: draft.comment })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    const types =
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
    const presses = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement
    if (types || presses || event.ctrlKey || event.metaKey || event.altKey) return
    const point = /^[1-9]$/.test(key) ? points[Number(key) - 1] : undefined
    if (point) setDraft((now) => tick(now, scheme, point.id))
    else if (key === 'Enter') save()
    else if (key.toLowerCase() === 'u' && onUndo) void onUndo()
    else return
    event.preventDefault()
  }

  return (
    // The keys are a shorter way to what the controls in it do.
    <form
      className="index-card grid min-w-0 gap-5 p-5"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {name}
        </h2>
        <p className="text-small text-ink-soft">
          Handed in {momentIn(answer.handedInAt)}.{' '}
          {answer.mark && `Marked: ${answer.mark.marks} of ${outOf}. Save again to change it.`}
        </p>
      </div>
      {text.trim() !== '' && (
        <blockquote className="rounded-md border border-line bg-surface p-4 wrap-anywhere whitespace-pre-wrap">
          {text}
        </blockquote>
      )}
      {answer.onPaper && <p>This pupil wrote on paper. Mark what they handed you.</p>}
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1.5 font-bold">What earns marks</legend>
        <p className="text-small text-ink-soft">
          Number keys tick points, Enter saves and goes on to the next answer, and U takes back the last mark. What is
          suggested compares words: you decide.
        </p>
        {points.map((point, at) => (
          <PointRow
            key={point.id}
            point={point}
            number={at + 1}
            found={suggested.get(point.id) ?? null}
            checked={draft.ticked.includes(point.id)}
            onCheck={() => setDraft((now) => tick(now, scheme, point.id))}
          />
        ))}
      </fieldset>
      <Field
        label={`Marks out of ${outOf}`}
        required
        inputMode="numeric"
        className="max-w-48"
        value={draft.marks}
        error={marks === null ? `Give whole marks from 0 to ${outOf}.` : undefined}
        onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, marks: value }))}
      />
      <TextArea
        label="Comment for the pupil"
        rows={3}
        maxLength={quizLimits.comment}
        value={draft.comment}
        onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, comment: value }))}
      />
      <CommentBank
        comment={draft.comment}
        bank={bank}
        onBank={onBank}
        onUse={(words) =>
          setDraft((now) => ({
            ...now,
            comment: [now.comment.trim(), words].filter(Boolean).join('\n').slice(0, quizLimits.comment),
          }))
        }
      />
      <Button
        type="submit"
        look="main"
        size="large"
        className="justify-self-start"
        busy={busy}
        busyLabel="Saving…"
        disabled={marks === null}
      >
        Save and go on
      </Button>
    </form>
  )
}
