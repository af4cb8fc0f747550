import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { QuizSummary } from '#contract/quizzes.ts'
import { api } from '../api/browser-api.ts'
import { clientId } from '../api/client-id.ts'
import { counted } from '../progress/counted.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'
import { DeleteQuizDialog } from './delete-quiz-dialog.tsx'

export function QuizList({ quizzes }: { quizzes: readonly QuizSummary[] }) {
  const navigate = useNavigate()
  const { busy, act } = useAct('quiz')
  const [deleting, setDeleting] = useState<QuizSummary | null>(null)
  const copy = ({ id }: QuizSummary) =>
    act({
      work: async () => {
        const newId = clientId()
        await api('POST /api/quizzes/:id/copy', { params: { id }, body: { id: newId } })
        await navigate(`/dashboard/teacher/quizzes/${newId}`)
      },
      done: 'Copied to your own quizzes',
      failed: 'The quiz was not copied',
    })
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {quizzes.map((quiz) => (
          <li key={quiz.id} className="index-card flex flex-col gap-3 p-5">
            <div className="min-w-0">
              <h2 className="text-large leading-snug [overflow-wrap:anywhere]">
                <Link to={`/dashboard/teacher/quizzes/${quiz.id}`} className="link">
                  {quiz.title}
                </Link>
              </h2>
              {quiz.description && (
                <p className="mt-1 line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">{quiz.description}</p>
              )}
            </div>
            <p className="tabular flex flex-wrap items-center gap-2 text-ink-soft">
              <span>
                {counted(quiz.questions, 'question')}, {counted(quiz.outOf, 'mark')}
              </span>
              {quiz.owner ? <span>by {quiz.owner}</span> : quiz.sharedWithSchool && <Badge tone="green">Shared</Badge>}
            </p>
            <div className="mt-auto flex flex-wrap gap-1">
              <Button look="quiet" busy={busy} onClick={() => copy(quiz)}>
                <Copy aria-hidden className="size-5" /> Copy<span className="sr-only"> {quiz.title}</span>
              </Button>
              {quiz.owner === null && (
                <Button look="quiet" onClick={() => setDeleting(quiz)}>
                  <Trash2 aria-hidden className="size-5" /> Delete<span className="sr-only"> {quiz.title}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {deleting && (
        <DeleteQuizDialog
          quiz={deleting}
          open
          onClose={() => setDeleting(null)}
          onDeleted={() => navigate('/dashboard/teacher/quizzes')}
        />
      )}
    </>
  )
}
