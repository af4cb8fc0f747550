import { useCallback, useEffect, useState } from 'react'
import type { OpenSitting } from '#contract/papers.ts'
import { boardTitle } from '#domain/curriculum/board.ts'
import { api } from '../../api/browser-api.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ExamPractice } from '../exam/exam-practice.tsx'
import { PaperRoom } from './paper-room.tsx'

/** One sitting: the exam room until it is handed in, then its marking. */
export function PaperSitting({ id, subject }: { id: string; subject: string }) {
  const { state } = useSession()
  const [open, setOpen] = useState<OpenSitting | null>(null)
  const [error, setError] = useState<string>()
  const load = useCallback(async () => {
    setError(undefined)
    try {
      setOpen(await api('GET /api/paper-sittings/:id', { params: { id } }))
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The paper could not be opened.')
    }
  }, [id])
  useEffect(() => {
    if (state !== 'loading') void load()
  }, [state, load])
  if (error && !open)
    return (
      <ErrorState
        title="This paper could not be opened"
        action={<Button onClick={() => void load()}>Try again</Button>}
      >
        {error}
      </ErrorState>
    )
  if (!open) return <Spinner label="Opening your paper…" />
  if (open.sitting.handedInAt === null) return <PaperRoom open={open} onHandedIn={setOpen} />
  return (
    <>
      <p role="status" className="mb-5 max-w-3xl">
        Your paper is handed in. Now mark it: compare each answer with its mark scheme, then save the marks of each
        question.
      </p>
      <ExamPractice
        subject={subject}
        questions={open.questions}
        sittingId={id}
        estimate={open.boundaries && { boundaries: open.boundaries, board: boardTitle[open.paper.board] }}
        minutesPerMark={open.paper.minutes / open.paper.marks}
        sectionOf={(questionId) => open.asked.find((one) => one.id === questionId)?.section ?? null}
      />
    </>
  )
}
