import { ArrowRight } from 'lucide-react'
import type { Dashboard } from '#contract/progress.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import { counted } from '../progress/counted.ts'
import { comingDay } from '../progress/day-words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ForecastChart } from './forecast-chart.tsx'

/** The cards that are due, with the way to revise just them; when none is, when some will be. */
export function DuePanel({ dashboard }: { dashboard: Dashboard }) {
  const { due } = dashboard
  return (
    <section
      aria-labelledby="due"
      className="index-card grid grid-cols-1 gap-x-10 gap-y-8 px-5 pt-4 pb-6 @2xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] @2xl:px-7 @2xl:pt-6"
    >
      <div className="flex flex-col items-start">
        {due.now > 0 ? <DueNow due={due} /> : <NothingDue dashboard={dashboard} />}
      </div>
      <ForecastChart due={due} />
    </section>
  )
}

function DueNow({ due }: { due: Dashboard['due'] }) {
  return (
    <>
      <h2 id="due" className="text-h1 font-bold">
        {counted(due.now, 'card')} {due.now === 1 ? 'is' : 'are'} due
      </h2>
      <p className="mt-2 max-w-[46ch] text-ink-soft">
        You have met {due.now === 1 ? 'it' : 'them'} before. Now is the moment just before you would forget.
      </p>
      <ul className="mt-4 mb-6 grid gap-1">
        {due.topics.map(({ topicId, title, subjectTitle, cards }) => (
          <li key={topicId}>
            <strong>{title}</strong>{' '}
            <span className="tabular text-ink-soft">
              {subjectTitle}, {counted(cards, 'card')}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/student/revise" size="large">
          Revise what is due
          <ArrowRight aria-hidden className="size-5" />
        </ButtonLink>
        <PlanLink />
      </div>
    </>
  )
}

function NothingDue({ dashboard: { due, recent, days } }: { dashboard: Dashboard }) {
  const today = days.at(-1)?.day ?? ''
  const [last] = recent
  return (
    <>
      <h2 id="due" className="text-h1 font-bold">
        Nothing is due now
      </h2>
      <p className="mt-2 mb-6 max-w-[46ch] text-ink-soft">
        Well kept up. {due.nextDay ? `The next cards come back ${comingDay(due.nextDay, today)}.` : ''} Until then, a
        new topic is a good use of ten minutes.
      </p>
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink to="/revision" size="large">
          Explore Subjects
        </ButtonLink>
        {last && (
          <ButtonLink to={studyPath(last, 'quiz')} size="large">
            Quiz: {last.title}
          </ButtonLink>
        )}
        <PlanLink />
      </div>
    </>
  )
}

function PlanLink() {
  return (
    <ButtonLink to="/plan" look="quiet" size="large">
      Your plan
    </ButtonLink>
  )
}
