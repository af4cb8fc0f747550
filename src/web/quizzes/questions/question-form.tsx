import { Eye, ImagePlus, Sigma } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { TeacherQuestion } from '#contract/quizzes.ts'
import { kindNames, questionKinds } from '#domain/questions/question-kinds.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { KindFields } from '../../questions/kind-fields.tsx'
import { type QuestionDraft, questionOf } from '../../questions/question-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { usePicture } from './use-picture.ts'
import { useQuestionForm } from './use-question-form.ts'

interface QuestionFormProps {
  quizId: string
  /** The question's id, or 'new'. */
  place: string
  start: QuestionDraft
  onSaved: (saved: TeacherQuestion, raised: number) => void
  onCancel: () => void
}

/** Everything of one question: its stem, what is right, why, and what wrong answers show. */
export function QuestionForm({ quizId, place, start, onSaved, onCancel }: QuestionFormProps) {
  const { draft, change, busy, errors, save, discard } = useQuestionForm({ quizId, place, start })
  const prompt = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [previewing, setPreviewing] = useState(false)
  const picture = usePicture(quizId)
  useEffect(() => prompt.current?.focus(), [])

  const wrap = (before: string, after?: string) => {
    const field = prompt.current
    if (field)
      void import('../../ui/fields/insert-text.ts').then(({ wrapSelection }) =>
        change({ prompt: wrapSelection(field, before, after) }),
      )
  }
  const finish = async () => {
    const saved = await save()
    if (saved) onSaved(saved.question, saved.raised)
  }

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void finish()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <SelectField
          label="Kind of question"
          required
          value={draft.kind}
          onChange={(event) => {
            const kind = questionKinds.find((known) => known === event.currentTarget.value)
            if (kind) change({ kind })
          }}
        >
          {questionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </SelectField>
        <Field
          label="Marks"
          required
          inputMode="numeric"
          value={draft.marks}
          onChange={(event) => change({ marks: event.currentTarget.value })}
        />
      </div>
      <TextArea
        ref={prompt}
        label="Question (stem)"
        hint="Formulas in TeX between dollar signs: $x^2$"
        required
        rows={3}
        maxLength={questionLimits.prompt}
        value={draft.prompt}
        onChange={(event) => change({ prompt: event.currentTarget.value })}
      />
      <div className="-mt-2 flex flex-wrap gap-1">
        <Button look="quiet" onClick={() => wrap('$')}>
          <Sigma aria-hidden className="size-5" /> Formula
        </Button>
        <Button look="quiet" busy={picture.busy} busyLabel="Adding…" onClick={() => file.current?.click()}>
          <ImagePlus aria-hidden className="size-5" /> Picture
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          hidden
          aria-label="Picture"
          onChange={async (event) => {
            const [chosen] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            const typed = chosen && (await picture.add(chosen))
            if (typed) wrap(typed, '')
          }}
        />
      </div>
      {picture.error && <FieldError>{picture.error}</FieldError>}
      <KindFields draft={draft} change={change} />
      <TextArea
        label="Explanation"
        hint="Shown once it is marked: why the right answer is right, and why the likeliest wrong one is wrong."
        rows={2}
        maxLength={questionLimits.explanation}
        value={draft.explanation}
        onChange={(event) => change({ explanation: event.currentTarget.value })}
      />
      <div role="alert" className="grid gap-1 empty:hidden">
        {errors.map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="main" busy={busy} busyLabel="Saving…">
          Save question
        </Button>
        <Button onClick={() => setPreviewing(true)}>
          <Eye aria-hidden className="size-5" /> Preview
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            discard()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
      {previewing && (
        <QuestionPreview quizId={quizId} question={questionOf(draft)} onClose={() => setPreviewing(false)} />
      )}
    </form>
  )
}
