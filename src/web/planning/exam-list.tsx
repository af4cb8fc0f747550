import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Plan } from '#contract/planning.ts'
import { daysBetween } from '#domain/progress/day.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { longDay } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useAct } from '../ui/use-act.ts'
import { ExamForm, type SubjectChoice } from './exam-form.tsx'

type ListedExam = Plan['exams'][number]

interface ExamListProps {
  exams: Plan['exams']
  today: string
  subjects: readonly SubjectChoice[]
}

/** The pupil's papers, the next one first, to add to, change and take away. */
export function ExamList({ exams, today, subjects }: ExamListProps) {
  const [edited, setEdited] = useState<ListedExam | 'new' | null>(null)
  const [removed, setRemoved] = useState<ListedExam | null>(null)
  const { busy, act } = useAct('exams')
  const remove = async (exam: ListedExam) => {
    await act({
      work: () => api('DELETE /api/plan/exams/:id', { params: { id: exam.id } }),
      done: 'The paper was taken away',
      failed: 'The paper was not taken away',
    })
    setRemoved(null)
  }
  return (
    <Panel title="Your papers" aside={exams.length > 0 ? String(exams.length) : undefined}>
      {exams.length === 0 && (
        <p className="mb-4 text-ink-soft">None yet. Your school or the exam board has the dates.</p>
      )}
      <ul className="mb-4 grid gap-3">
        {exams.map((exam) => (
          <li key={exam.id} className="grid gap-1 border-b border-line pb-3 last:border-0">
            <strong>{nameOf(exam)}</strong>
            <span className="text-small text-ink-soft">
              {longDay(exam.day)}, {inDays(today, exam.day)}
            </span>
            <span className="flex flex-wrap gap-2">
              <Button onClick={() => setEdited(exam)} aria-label={`Change ${nameOf(exam)}`}>
                Change
              </Button>
              <Button look="quiet" onClick={() => setRemoved(exam)} aria-label={`Take away ${nameOf(exam)}`}>
                Take away
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button look="main" className="self-start" onClick={() => setEdited('new')}>
        <Plus aria-hidden className="size-5" />
        Add a paper
      </Button>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' ? 'Add a paper' : 'Change the paper'}
      >
        {edited !== null && (
          <ExamForm
            key={edited === 'new' ? 'new' : edited.id}
            exam={edited === 'new' ? null : edited}
            today={today}
            subjects={subjects}
            onSaved={() => setEdited(null)}
          />
        )}
      </Dialog>
      <Dialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title="Take the paper away?"
        description={removed && `${nameOf(removed)} leaves your plan. What you have studied stays.`}
      >
        {removed && (
          <DialogActions cancel="Keep it" onCancel={() => setRemoved(null)}>
            <Button look="danger" busy={busy} onClick={() => void remove(removed)}>
              Take it away
            </Button>
          </DialogActions>
        )}
      </Dialog>
    </Panel>
  )
}

const nameOf = ({ subjectTitle, paper }: ListedExam) => (paper ? `${subjectTitle}, ${paper}` : subjectTitle)

function inDays(today: string, day: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${counted(days, 'day')}`
}
