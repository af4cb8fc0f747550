import { Check, ChevronDown, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { MisconceptionResult, TaskSummary } from '#contract/tasks.ts'
import { addDays } from '#domain/progress/day.ts'
import { NOTE_LENGTH, TITLE_LENGTH } from '#domain/tasks/task.ts'
import { api } from '../api/browser-api.ts'
import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { Button } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'

const A_WEEK = 7

interface ReteachPanelProps {
  task: TaskSummary
  today: string
  misconceptions: readonly MisconceptionResult[]
}

/** Who to reteach what: each misconception with the pupils who still hold it, and one press that sets them the note that helps. */
export function ReteachPanel({ task, today, misconceptions }: ReteachPanelProps) {
  const { busy, act } = useAct('follow-up')
  if (task.method === 'flashcards') return null
  const shared = misconceptions.filter(({ chosenBy }) => chosenBy > 1)
  const single = misconceptions.filter(({ chosenBy }) => chosenBy === 1)
  const setFollowUp = ({ label, still, suggestion, followUp, questions }: MisconceptionResult) =>
    suggestion &&
    void act({
      work: () =>
        api('POST /api/tasks', {
          body: {
            tasks: [
              {
                id: followUp.id,
                title: `Look again: ${suggestion.section?.heading ?? suggestion.title}`.slice(0, TITLE_LENGTH),
                note: noteOf(questions[0]?.question ?? '', suggestion.section?.heading),
                work: {
                  kind: 'topic',
                  method: 'notes',
                  topicId: suggestion.topicId,
                  board: suggestion.board,
                  sectionId: suggestion.section?.id ?? null,
                },
                goalPercent: null,
                opensOn: today,
                dueOn: addDays(today, A_WEEK),
                dueTime: task.dueTime,
                lateAllowed: true,
                recipients: { classIds: [], pupils: still.map(({ id, classId }) => ({ pupilId: id, classId })) },
              },
            ],
          },
        }),
      done: `Assigned to ${counted(still.length, 'pupil')}: ${label}`.slice(0, 160),
      failed: 'Nothing was assigned',
    })
  return (
    <Panel
      title="Who to reteach what"
      aside={misconceptions.length > 0 ? counted(misconceptions.length, 'misconception') : undefined}
    >
      {misconceptions.length === 0 && (
        <p className="text-ink-soft">No wrong answers yet. What is behind them appears here as pupils work.</p>
      )}
      <ReteachList misconceptions={shared} busy={busy} onAssign={setFollowUp} />
      {single.length > 0 && (
        <details className="group mt-4" open={shared.length === 0 || undefined}>
          <summary className="touch -ml-2 inline-flex items-center gap-1.5 rounded-md px-2 font-bold text-link hover:underline">
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            {shared.length > 0 ? 'And ' : ''}
            {counted(single.length, 'wrong answer')} of one pupil alone
          </summary>
          <div className="mt-3">
            <ReteachList misconceptions={single} busy={busy} onAssign={setFollowUp} />
          </div>
        </details>
      )}
    </Panel>
  )
}

interface ReteachListProps {
  misconceptions: readonly MisconceptionResult[]
  busy: boolean
  onAssign: (misconception: MisconceptionResult) => void
}

function ReteachList({ misconceptions, busy, onAssign }: ReteachListProps) {
  return (
    <ul className="grid gap-4">
      {misconceptions.map((misconception) => (
        <li key={misconception.label} className="border-b border-line pb-4 last:border-0 last:pb-0">
          <Reteach misconception={misconception} busy={busy} onAssign={() => onAssign(misconception)} />
        </li>
      ))}
    </ul>
  )
}

interface ReteachProps {
  misconception: MisconceptionResult
  busy: boolean
  onAssign: () => void
}

function Reteach({ misconception, busy, onAssign }: ReteachProps) {
  const { label, questions, chosenBy, still, suggestion, followUp } = misconception
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_16rem] md:items-start">
      <div className="min-w-0">
        <h3 className="text-base">{label}</h3>
        <p className="mt-1 text-small text-ink-soft">
          {counted(chosenBy, 'pupil')} chose{questions.length > 1 && ' one of these'}{' '}
          {questions.map(({ question, option }, index) => (
            <span key={`${question} ${option}`}>
              {index > 0 && '; '}‘{option}’ for ‘{question}’
            </span>
          ))}
        </p>
        <p className="mt-2 flex gap-2">
          <Users aria-hidden className="mt-0.5 size-5 shrink-0" />
          {still.length > 0 ? (
            <span>
              <strong className="tabular">{still.length} still:</strong> {still.map(({ name }) => name).join(', ')}
            </span>
          ) : (
            <span className="text-good">All of them have been right about it since</span>
          )}
        </p>
      </div>
      {suggestion && still.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <Link to={suggestion.path} className="link text-small">
            {suggestion.title}: {suggestion.section?.heading ?? 'the note'}
          </Link>
          {followUp.set ? (
            <p className="flex items-center gap-1.5 text-good">
              <Check aria-hidden className="size-5" />
              <Link to={`/dashboard/teacher/tasks/${followUp.id}`} className="link">
                Assigned: see how it goes
              </Link>
            </p>
          ) : (
            <Button busy={busy} onClick={onAssign}>
              Assign this note to {counted(still.length, 'pupil')}
              <span className="sr-only"> about {label}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** What the pupils read: kind, and which question it is about. */
const noteOf = (question: string, heading: string | undefined) =>
  `This question was a tricky one: ‘${question}’ ${heading ? `Read ‘${heading}’ in the note` : 'Read the note'} once more, then answer its questions.`.slice(
    0,
    NOTE_LENGTH,
  )
