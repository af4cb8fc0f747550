import type { Overview } from '#contract/administration.ts'
import { counted, grouped } from '../progress/counted.ts'
import { StatCard } from '../progress/stat-card.tsx'
import { RoleBadge } from '../session/role-badge.tsx'
import { AnswersChart } from './answers-chart.tsx'

const roles = ['student', 'teacher', 'parent', 'admin'] as const

/** The installation's figures, counted from what is stored. */
export function InstallationFigures({ overview: { people, activeThisWeek, days, content } }: { overview: Overview }) {
  const all = roles.reduce((sum, role) => sum + people[role], 0)
  const share = people.student > 0 ? Math.round((activeThisWeek / people.student) * 100) : 0
  return (
    <section aria-labelledby="glance" className="grid gap-5">
      <h2 id="glance">At a glance</h2>
      <div className="grid grid-cols-1 gap-5 @lg:grid-cols-2 @5xl:grid-cols-3">
        <StatCard title="People" figure={grouped(all)}>
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {roles.map((role) => (
              <li key={role} className="flex items-center gap-2">
                <RoleBadge role={role} />
                <span className="tabular font-bold">{grouped(people[role])}</span>
              </li>
            ))}
          </ul>
        </StatCard>
        <StatCard title="Active this week" figure={counted(activeThisWeek, 'pupil')}>
          <p className="text-small text-ink-soft">
            {people.student > 0
              ? `${share}% of all pupils studied in the last seven days.`
              : 'The first pupil to sign up appears here.'}
          </p>
        </StatCard>
        <StatCard title="Content" figure={counted(content.topics, 'topic')}>
          <p className="text-small text-ink-soft">
            {grouped(content.flashcards)} flashcards and {grouped(content.questions)} questions, for{' '}
            {counted(content.schools, 'school')}.
          </p>
        </StatCard>
      </div>
      <AnswersChart days={days} />
    </section>
  )
}
