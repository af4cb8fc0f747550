import { Copy, Download, Eye, Pencil, PenLine, Radio, Trash2, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { QuizSummary } from '#contract/quizzes.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { TitleDialog } from '../ui/title-dialog.tsx'
import { useAct } from '../ui/use-act.ts'
import { DeleteQuizDialog } from './delete-quiz-dialog.tsx'

/** What can be done with a quiz as a whole. `marks`: whether it has written answers to mark. */
export function QuizActions({ quiz, marks }: { quiz: QuizSummary; marks: boolean }) {
  const navigate = useNavigate()
  const { busy, act } = useAct('quiz')
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const copyId = useRef<string>(undefined)
  const own = quiz.owner === null
  const params = { id: quiz.id }
  const close = () => setDialog(null)
  const copy = async () => {
    copyId.current ??= clientId()
    await api('POST /api/quizzes/:id/copy', { params, body: { id: copyId.current } })
    await navigate(`/dashboard/teacher/quizzes/${copyId.current}`)
    copyId.current = undefined
  }
  const share = () =>
    act({
      work: () => api('PATCH /api/quizzes/:id', { params, body: { sharedWithSchool: !quiz.sharedWithSchool } }),
      done: quiz.sharedWithSchool ? 'No longer shared with your school' : 'Shared with the teachers of your school',
      failed: 'That was not changed',
    })
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <ButtonLink to={`/quizzes/${quiz.id}`}>
        <Eye aria-hidden className="size-5" /> Preview
      </ButtonLink>
      {marks && (
        <ButtonLink to={`/quizzes/${quiz.id}/marking`}>
          <PenLine aria-hidden className="size-5" /> Mark written answers
        </ButtonLink>
      )}
      {own && (
        <Button onClick={() => setDialog('edit')}>
          <Pencil aria-hidden className="size-5" /> Title and description
        </Button>
      )}
      <Button
        busy={busy}
        onClick={() => act({ work: copy, done: 'Copied to your own quizzes', failed: 'The quiz was not copied' })}
      >
        <Copy aria-hidden className="size-5" /> Copy
      </Button>
      {own && (
        <Button busy={busy} aria-pressed={quiz.sharedWithSchool} onClick={share}>
          <Users aria-hidden className="size-5" />
          {quiz.sharedWithSchool ? 'Shared with my school' : 'Share with my school'}
        </Button>
      )}
      {quiz.questions > 0 && (
        <>
          <ButtonLink to={`/live/start?quiz=${quiz.id}`}>
            <Radio aria-hidden className="size-5" /> Start a live quiz
          </ButtonLink>
          <a className={buttonClass()} href={`/api/quizzes/${quiz.id}/export?format=gift`} download>
            <Download aria-hidden className="size-5" /> Export as GIFT
          </a>
          <a className={buttonClass()} href={`/api/quizzes/${quiz.id}/export?format=qti`} download>
            <Download aria-hidden className="size-5" /> Export as QTI 3
          </a>
        </>
      )}
      {own && (
        <Button look="danger" onClick={() => setDialog('delete')}>
          <Trash2 aria-hidden className="size-5" /> Delete
        </Button>
      )}
      {own && (
        <TitleDialog
          heading="Title and description"
          named={quiz}
          limits={quizLimits}
          save={(body) => api('PATCH /api/quizzes/:id', { params, body })}
          open={dialog === 'edit'}
          onClose={close}
        />
      )}
      {own && (
        <DeleteQuizDialog
          quiz={quiz}
          open={dialog === 'delete'}
          onClose={close}
          onDeleted={() => navigate('/dashboard/teacher/quizzes')}
        />
      )}
    </div>
  )
}
