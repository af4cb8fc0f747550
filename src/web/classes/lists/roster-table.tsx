import { ArrowDown, ArrowUp, IdCard, Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SignInCard } from '#contract/class-rosters.ts'
import type { ClassPupil } from '#contract/classes.ts'
import { counted, grouped } from '../../progress/counted.ts'
import { shortDay } from '../../progress/day-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { NewSignInsDialog } from '../new-sign-ins-dialog.tsx'
import { type RosterOrder, type RosterSort, rosterSorts, sortRoster } from './sort-roster.ts'

interface RosterTableProps {
  classId: string
  pupils: readonly ClassPupil[]
  onCards: (cards: SignInCard[]) => void
}

/** The pupils of a class with their figures, in the order that the teacher chooses. */
export function RosterTable({ classId, pupils, onCards }: RosterTableProps) {
  const [order, setOrder] = useState<RosterOrder>({ by: 'name', descending: false })
  const [asking, setAsking] = useState(false)
  const settable = pupils.filter(({ maySetSignIn }) => maySetSignIn)
  if (pupils.length === 0)
    return (
      <section aria-labelledby="pupils" className="my-8">
        <h2 id="pupils" className="mb-4">
          Pupils
        </h2>
        <EmptyState title="Nobody is in this class yet" level={3}>
          Give your pupils the code above, or bring in your class list below.
        </EmptyState>
      </section>
    )
  return (
    <section aria-labelledby="pupils" className="my-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="pupils">Pupils ({pupils.length})</h2>
        {settable.length > 0 && (
          <Button onClick={() => setAsking(true)}>
            <IdCard aria-hidden className="size-5" /> Log-in cards
          </Button>
        )}
      </div>
      <div className="index-card overflow-x-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b border-line text-left">
              {rosterSorts.map(({ id, label, className }) => (
                <SortHeader key={id} id={id} label={label} className={className} order={order} onOrder={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sortRoster(pupils, order).map((pupil) => (
              <PupilRow key={pupil.id} pupil={pupil} />
            ))}
          </tbody>
        </table>
      </div>
      <NewSignInsDialog
        open={asking}
        onClose={() => setAsking(false)}
        classId={classId}
        pupils={settable}
        onCards={onCards}
      />
    </section>
  )
}

interface SortHeaderProps {
  id: RosterSort
  label: string
  className: string
  order: RosterOrder
  onOrder: (order: RosterOrder) => void
}

function SortHeader({ id, label, className, order, onOrder }: SortHeaderProps) {
  const current = order.by === id
  const Arrow = order.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={className}
      aria-sort={current ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        // A name is read from A, a figure from the highest.
        onClick={() => onOrder({ by: id, descending: current ? !order.descending : id !== 'name' })}
        className="touch inline-flex items-center gap-1 px-3 py-2 font-bold whitespace-nowrap hover:underline"
      >
        {label}
        {current && <Arrow aria-hidden className="size-4" />}
      </button>
    </th>
  )
}

function PupilRow({ pupil }: { pupil: ClassPupil }) {
  const { id, fullName, username, signIn, locked, lastSeen, xpThisWeek, streak, mastery } = pupil
  return (
    <tr className="border-b border-line last:border-0 hover:bg-subject-wash">
      <th scope="row" className="px-3 py-2 text-left font-normal">
        <Link to={`?pupil=${encodeURIComponent(id)}`} className="link touch inline-flex items-center font-bold">
          {fullName}
        </Link>
        {signIn !== 'email' && <span className="block text-small text-ink-soft">{username}</span>}
        {locked && (
          <Badge tone="bad">
            <Lock aria-hidden className="size-3.5" /> locked: needs a new card
          </Badge>
        )}
      </th>
      <td className="px-3 py-2 whitespace-nowrap">
        {lastSeen ? shortDay(lastSeen) : <span className="text-ink-soft">never</span>}
      </td>
      <td className="tabular px-3 py-2 max-sm:hidden">{grouped(xpThisWeek)}</td>
      <td className="px-3 py-2">
        {mastery === null ? (
          <span className="text-ink-soft">none yet</span>
        ) : (
          <span className="flex items-center gap-2">
            <span className="tabular w-10 shrink-0 text-right">{Math.round(mastery * 100)}%</span>
            <ProgressBar
              label={`Mastery of ${fullName}`}
              value={Math.round(mastery * 100)}
              className="w-24 max-md:hidden"
            />
          </span>
        )}
      </td>
      <td className="tabular px-3 py-2 whitespace-nowrap max-sm:hidden">{counted(streak, 'day')}</td>
    </tr>
  )
}
