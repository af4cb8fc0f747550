import { Check, CircleDashed, Clock, Hourglass, Lock, Minus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PupilResult, TaskState, TaskSummary } from '#contract/tasks.ts'
import { stateWords } from '#domain/tasks/state-words.ts'
import { counted } from '../progress/counted.ts'
import { shortDay } from '../progress/day-words.ts'
import { Panel } from '../progress/panel.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'

const looks: Record<TaskState, { tone: BadgeTone; Icon: typeof Check }> = {
  coming: { tone: 'grey', Icon: Hourglass },
  'to-do': { tone: 'grey', Icon: Minus },
  begun: { tone: 'warn', Icon: CircleDashed },
  done: { tone: 'good', Icon: Check },
  'done-late': { tone: 'good', Icon: Clock },
  overdue: { tone: 'bad', Icon: Clock },
  closed: { tone: 'bad', Icon: Lock },
}

const orders = {
  name: 'Name',
  score: 'Score, lowest first',
  state: 'Not done first',
} as const
type Order = keyof typeof orders
const stateOrder: readonly TaskState[] = ['closed', 'overdue', 'to-do', 'coming', 'begun', 'done-late', 'done']

interface PupilTableProps {
  task: TaskSummary
  pupils: readonly PupilResult[]
  today: string
  /** Stands below the table, such as the way to export it. */
  children: ReactNode
}

const cell = 'py-2 pl-3'
// On a phone these stand below the pupil's name.
const wide = `${cell} hidden sm:table-cell`

/** Each pupil: how far, how well, how often and when. */
export function PupilTable({ task, pupils, children }: PupilTableProps) {
  const [order, setOrder] = useState<Order>('name')
  if (pupils.length === 0) return null
  const quiz = task.method === 'quiz' || task.method === 'own-quiz'
  const sorted = [...pupils].sort((one, other) => comparisons[order](one, other))
  return (
    <Panel title="Pupils" aside={counted(pupils.length, 'pupil')}>
      <SelectField
        label="Order by"
        required
        className="mb-3 max-w-60"
        value={order}
        onChange={(event) =>
          setOrder(event.target.value === 'score' ? 'score' : event.target.value === 'state' ? 'state' : 'name')
        }
      >
        {Object.entries(orders).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <table className="tabular w-full text-left">
        <caption className="sr-only">Each pupil’s state, score, tries and when they last worked on it</caption>
        <thead>
          <tr className="border-b-2 border-line-strong">
            <th scope="col" className="py-2 pr-3">
              Pupil
            </th>
            <th scope="col" className={cell}>
              State
            </th>
            <th scope="col" className={cell}>
              {quiz ? 'Best score' : 'Known or right'}
            </th>
            <th scope="col" className={wide}>
              {quiz ? 'Tries' : 'Met'}
            </th>
            <th scope="col" className={wide}>
              Last worked
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((pupil) => (
            <tr key={pupil.id} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-normal">
                <strong>{pupil.name}</strong>
                <span className="block text-small text-ink-soft sm:hidden">
                  {quiz ? counted(pupil.attempts, 'try', 'tries') : `${pupil.met} of ${pupil.total} met`}
                  {pupil.last && `, ${lastWords(pupil)}`}
                </span>
                {task.classes.length > 1 && <span className="block text-small text-ink-soft">{pupil.className}</span>}
              </th>
              <td className={cell}>
                <StateBadge state={pupil.state} />
              </td>
              <td className={cell}>{pupil.percent === null ? <None /> : `${pupil.percent}%`}</td>
              <td className={wide}>{quiz ? pupil.attempts : `${pupil.met} of ${pupil.total}`}</td>
              <td className={wide}>{lastWords(pupil) ?? <None />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4">{children}</div>
    </Panel>
  )
}

function StateBadge({ state }: { state: TaskState }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-4" />
      {stateWords[state]}
    </Badge>
  )
}

function None() {
  return (
    <span className="text-ink-soft">
      <span aria-hidden>–</span>
      <span className="sr-only">none yet</span>
    </span>
  )
}

const lastWords = ({ last }: PupilResult) => last && `${shortDay(last.day)}, ${last.time}`

const byName = (one: PupilResult, other: PupilResult) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)
const comparisons: Record<Order, (one: PupilResult, other: PupilResult) => number> = {
  name: byName,
  score: (one, other) => (one.percent ?? -1) - (other.percent ?? -1) || byName(one, other),
  state: (one, other) => stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state) || byName(one, other),
}
