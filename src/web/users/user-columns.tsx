import type { ListedUser } from '#contract/users.ts'
import type { tierColour } from '#domain/progress/tier.ts'
import { grouped } from '../progress/counted.ts'
import { britishDate } from '../progress/day-words.ts'
import { RoleBadge } from '../session/role-badge.tsx'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Initials } from '../ui/pictures/initials.tsx'

// The type holds it to the domain's table (contract §2).
const tierTones: typeof tierColour = { Bronze: 'orange', Silver: 'grey', Gold: 'yellow', Platinum: 'purple' }

/** Columns of contract §2, all but the actions. */
export const userColumns: readonly Column<ListedUser>[] = [
  {
    header: 'User',
    cell: ({ fullName, deletionDueAt }) => (
      <span className="flex items-center gap-3 font-bold">
        <Initials name={fullName} initials={initialsOf(fullName)} className="w-10 text-small" />
        <span>
          {fullName}
          {deletionDueAt && (
            <span className="block text-small font-normal text-bad">
              Will be deleted on {britishDate(deletionDueAt)}
            </span>
          )}
        </span>
      </span>
    ),
  },
  {
    header: 'Email',
    cell: ({ email }) => (email ? <Address email={email} /> : <span className="text-ink-soft">None</span>),
  },
  {
    header: 'Role',
    cell: ({ role, roleAwaitsApproval }) => (
      <>
        <RoleBadge role={role} />
        {roleAwaitsApproval && <span className="block text-small text-ink-soft">Awaits approval</span>}
      </>
    ),
  },
  {
    header: 'School',
    cell: ({ school, schoolNamed }) =>
      school?.name ?? <span className="text-ink-soft">{schoolNamed ? `None; says ‘${schoolNamed}’` : 'None'}</span>,
  },
  { header: 'XP', cell: ({ totalXp }) => grouped(totalXp), className: 'tabular lg:text-right lg:whitespace-nowrap' },
  {
    header: 'Streak',
    cell: ({ dailyStreak }) => grouped(dailyStreak),
    className: 'tabular lg:text-right lg:whitespace-nowrap',
  },
  { header: 'Tier', cell: ({ tier }) => <Badge tone={tierTones[tier]}>{tier}</Badge> },
]

/** Breaks after the @ first, when it must. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/** Of the first and the last name. */
function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
