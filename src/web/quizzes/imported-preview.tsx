import type { QuizImportPreview } from '#contract/quiz-imports.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { counted } from '../progress/counted.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { QuestionRow } from './questions/question-row.tsx'

interface ImportedPreviewProps {
  preview: QuizImportPreview
  busy: boolean
  onSave: (title: string) => void
}

/** How much of a file was understood. */
export function ImportedCount({ preview: { count, problemCount } }: Pick<ImportedPreviewProps, 'preview'>) {
  return (
    <strong>
      {counted(count, 'question')} can be imported
      {problemCount > 0 && `; ${counted(problemCount, 'thing')} could not be read as in the file`}.
    </strong>
  )
}

/** What a file would become, and each item of it that was not understood. */
export function ImportedPreview({ preview, busy, onSave }: ImportedPreviewProps) {
  const { title, count, first, problems } = preview
  return (
    <div className="grid gap-5">
      {problems.length > 0 && (
        <section aria-labelledby="problems">
          <h3 id="problems">What was not understood</h3>
          <ul className="mt-2 grid gap-2">
            {problems.map(({ item, text, reason, leftOut }) => (
              <li key={`${item} ${reason}`} className="rounded-md border border-warn-edge bg-warn-wash p-3">
                <strong>Item {item}:</strong> {reason} {leftOut ? 'It is left out.' : 'The rest of it is imported.'}
                {text && <span className="block text-small text-ink-soft [overflow-wrap:anywhere]">{text}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {count > 0 && (
        <>
          <form
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              onSave(String(new FormData(event.currentTarget).get('title')))
            }}
          >
            <Field
              label="Title of the quiz"
              name="title"
              required
              maxLength={quizLimits.title}
              defaultValue={title}
              className="grow basis-56"
            />
            <Button type="submit" look="main" busy={busy} busyLabel="Importing…">
              Import {counted(count, 'question')}
            </Button>
          </form>
          <section aria-labelledby="imported">
            <h3 id="imported">As they would be{count > first.length && `: the first ${first.length}`}</h3>
            <ol className="mt-2 grid gap-2">
              {first.map((row, at) => (
                <li key={row.question.id} className="rounded-md border border-line p-3">
                  <QuestionRow row={row} number={at + 1} />
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </div>
  )
}
