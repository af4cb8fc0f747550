import { BookOpen, Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { TeacherQuestion } from '#contract/quizzes.ts'
import { clientId } from '../../api/client-id.ts'
import { counted } from '../../progress/counted.ts'
import { SortableList } from '../../questions/ordering/sortable-list.tsx'
import { draftOf, emptyDraft, type QuestionDraft, readDraft } from '../../questions/question-draft.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useToast } from '../../ui/toast.tsx'
import { QuestionForm } from './question-form.tsx'
import { QuestionRow } from './question-row.tsx'
import { useQuizQuestions } from './use-quiz-questions.ts'

const PickQuestions = lazy(() => import('./pick-questions.tsx'))

interface QuestionListProps {
  quizId: string
  questions: readonly TeacherQuestion[]
  own: boolean
}

/** The questions of a quiz, and for its owner everything that is done with them. */
export function QuestionList({ quizId, questions, own }: QuestionListProps) {
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { rows, busy, deleted, order, duplicate, remove, undo } = useQuizQuestions(quizId, questions)
  const [editing, setEditing] = useState<string | null>(null)
  const [fresh, setFresh] = useState<QuestionDraft | null>(null)
  const [picking, setPicking] = useState(false)

  // After hydration: only the device knows what was typed and not saved.
  useEffect(() => {
    if (own) setFresh(readDraft(quizId, 'new'))
  }, [quizId, own])

  const onSaved = (_: TeacherQuestion, raised: number) => {
    setEditing(null)
    setFresh(null)
    toast({
      title: 'Question saved',
      ...(raised > 0 && { description: `${counted(raised, 'answer')} of pupils got more marks.` }),
    })
    void revalidate()
  }

  return (
    <section aria-labelledby="questions" className="grid gap-5">
      <h2 id="questions">Questions</h2>
      {rows.length === 0 && !fresh && (
        <EmptyState title="No questions yet" level={3}>
          {own ? 'Write the first one, or pick some from the topics.' : 'Its owner has not written any.'}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <SortableList
          label="Questions"
          tall
          locked={!own || editing !== null}
          onOrder={order}
          items={rows.map((row, at) => ({
            id: row.question.id,
            name: `Question ${at + 1}`,
            content:
              editing === row.question.id ? (
                <QuestionForm
                  quizId={quizId}
                  place={row.question.id}
                  start={draftOf(row.question)}
                  onSaved={onSaved}
                  onCancel={() => setEditing(null)}
                />
              ) : (
                <QuestionRow
                  row={row}
                  number={at + 1}
                  tools={
                    own
                      ? {
                          busy,
                          onEdit: () => setEditing(row.question.id),
                          onDuplicate: () => duplicate(row),
                          onDelete: () => remove(row),
                        }
                      : undefined
                  }
                />
              ),
          }))}
        />
      )}
      <div role="status" className="empty:sr-only">
        {deleted && (
          <p className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-sunken p-3">
            The question was deleted.
            <Button onClick={undo}>Undo</Button>
          </p>
        )}
      </div>
      {own && fresh && (
        <section aria-labelledby="new-question" className="index-card p-5">
          <h3 id="new-question" className="mb-3">
            New question
          </h3>
          <QuestionForm quizId={quizId} place="new" start={fresh} onSaved={onSaved} onCancel={() => setFresh(null)} />
        </section>
      )}
      {own && !fresh && (
        <div className="flex flex-wrap gap-3">
          <Button look="main" onClick={() => setFresh(emptyDraft(clientId(), 'multiple-choice'))}>
            <Plus aria-hidden className="size-5" /> Add a question
          </Button>
          <Button onClick={() => setPicking(true)}>
            <BookOpen aria-hidden className="size-5" /> Pick from topics
          </Button>
        </div>
      )}
      {picking && (
        <Suspense fallback={<Spinner label="Opening…" />}>
          <PickQuestions
            quizId={quizId}
            onClose={(added) => {
              setPicking(false)
              if (added > 0) {
                toast({ title: `${counted(added, 'question')} added` })
                void revalidate()
              }
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
