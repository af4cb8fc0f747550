import { useRef, useState } from 'react'
import type { Plan } from '#contract/planning.ts'
import { BoardId, boardTitle } from '#domain/curriculum/board.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import { api } from '../api/browser-api.ts'
import { ApiError } from '../api/client.ts'
import { clientId } from '../api/client-id.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldError } from '../ui/fields/field-frame.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { useAct } from '../ui/use-act.ts'

export interface SubjectChoice {
  level: string
  levelTitle: string
  slug: string
  title: string
  boards: string[]
}

interface ExamFormProps {
  /** Null to add one. */
  exam: Plan['exams'][number] | null
  today: string
  subjects: readonly SubjectChoice[]
  onSaved: () => void
}

const GCSE_FIRST = 'gcse'

/** A paper's subject, board, name and day. What was typed stays when saving fails. */
export function ExamForm({ exam, today, subjects, onSaved }: ExamFormProps) {
  const [level, setLevel] = useState<string>(exam?.level ?? GCSE_FIRST)
  const own = subjects.filter((subject) => subject.level === level)
  const [subject, setSubject] = useState(exam?.subject ?? own[0]?.slug ?? '')
  const chosen = own.find(({ slug }) => slug === subject) ?? own[0]
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { busy, act } = useAct('exams')
  // Kept over a try that failed, so that it is the same paper.
  const id = useRef(exam?.id ?? clientId())
  const levels = [...new Map(subjects.map((choice) => [choice.level, choice.levelTitle]))]

  const save = async (form: FormData) => {
    if (!chosen) return
    const board = BoardId.safeParse(form.get('board'))
    const body = {
      level: LevelId.parse(chosen.level),
      subject: chosen.slug,
      board: board.success ? board.data : null,
      paper: String(form.get('paper') ?? ''),
      day: String(form.get('day') ?? ''),
    }
    let saved = false
    await act({
      async work() {
        try {
          await api('PUT /api/plan/exams/:id', { params: { id: id.current }, body })
          saved = true
        } catch (error) {
          setFailure(error instanceof ApiError ? error : null)
          throw error
        }
      },
      done: exam ? 'The paper was changed' : 'The paper was added',
      failed: 'The paper was not saved',
    })
    if (saved) onSaved()
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField label="Level" required value={level} onChange={(event) => setLevel(event.target.value)}>
          {levels.map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Subject"
          required
          value={chosen?.slug ?? ''}
          onChange={(event) => setSubject(event.target.value)}
        >
          {own.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
        {chosen && chosen.boards.length > 0 && (
          <SelectField
            key={chosen.slug}
            label="Exam board"
            name="board"
            required
            defaultValue={exam?.board ?? chosen.boards[0]}
            error={failure?.details.fields?.board}
          >
            {BoardId.options
              .filter((board) => chosen.boards.includes(board))
              .map((board) => (
                <option key={board} value={board}>
                  {boardTitle[board]}
                </option>
              ))}
          </SelectField>
        )}
        <Field
          label="Paper"
          name="paper"
          maxLength={60}
          placeholder="Paper 1"
          defaultValue={exam?.paper ?? ''}
          error={failure?.details.fields?.paper}
        />
        <Field
          label="Day"
          name="day"
          type="date"
          required
          min={today}
          defaultValue={exam?.day ?? ''}
          error={failure?.details.fields?.day}
        />
      </div>
      {failure && !failure.details.fields && <FieldError>{failure.message}</FieldError>}
      <Button type="submit" look="main" className="justify-self-start" busy={busy} busyLabel="Saving…">
        Save
      </Button>
    </form>
  )
}
