import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { LEARN_MINUTES } from '#domain/learn/learn-minutes.ts'
import { counted } from '../../progress/counted.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { Learning } from './use-learn-session.ts'

export interface LearnSetupProps {
  learning: Learning
  about: { title: string; above: string } | null
}

/** Where a session begins: how long it may take, or on with the one that was left. */
export function LearnSetup({ learning, about }: LearnSetupProps) {
  const { kept, planning, nothing, plan, leave } = learning
  const left = kept?.run.queue.length ?? 0
  return (
    <>
      <PageHeading
        above={about ? `${about.above} · Learn` : undefined}
        lead="We choose what to study: what you are about to forget, what you find hardest, then something new."
      >
        {about?.title ?? 'Learn'}
      </PageHeading>
      {kept && left > 0 && (
        <section aria-labelledby="left" className="index-card mb-6 p-5">
          <h2 id="left" className="text-h3">
            You have a session open
          </h2>
          <p className="mt-1">{counted(left, 'thing')} left to do. If you start another one, this one is closed.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <ButtonLink to={`/learn${kept.from}`} look="main">
              Carry on with it
            </ButtonLink>
            <Button onClick={leave}>Close it</Button>
          </div>
        </section>
      )}
      <section aria-labelledby="minutes">
        <h2 id="minutes" className="mb-3">
          How long have you got?
        </h2>
        <div className="grid gap-3 sm:grid-cols-3">
          {LEARN_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              size="large"
              busy={planning === 'busy'}
              onClick={() => void plan(minutes)}
              className="min-h-20"
            >
              <Clock aria-hidden className="size-5" /> {minutes} minutes
            </Button>
          ))}
        </div>
      </section>
      <div role="status" className="mt-6">
        {planning === 'busy' && <p>Choosing what to study…</p>}
        {nothing && (
          <EmptyState
            title={nothing.begun ? 'There is nothing to do here now' : 'Choose a subject first'}
            level={2}
            action={
              <ButtonLink to="/revision" look="main">
                Explore Subjects
              </ButtonLink>
            }
          >
            {nothing.begun
              ? 'You have met everything here, and none of it is about to be forgotten. Come back another day, or choose another subject.'
              : 'Open a subject or a topic and choose Learn there. After that we can choose for you.'}
          </EmptyState>
        )}
      </div>
      {planning === 'failed' && (
        <ErrorState title="The session could not be put together">
          Check your connection, then choose the minutes again. Topics that you{' '}
          <Link to="/offline" className="link">
            kept on this device
          </Link>{' '}
          work without one.
        </ErrorState>
      )}
    </>
  )
}
