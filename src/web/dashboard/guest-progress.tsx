import { counted } from '../progress/counted.ts'
import { Panel } from '../progress/panel.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useGuestTopics } from './use-guest-topics.ts'

/** What a guest has on this device, and how to keep it. */
export function GuestProgress() {
  const topics = useGuestTopics()
  if (topics === null) return <Spinner label="Looking at what this device has kept…" />
  if (topics.length === 0)
    return (
      <EmptyState
        title="Nothing on this device yet"
        action={
          <>
            <ButtonLink to="/revision" look="main">
              Explore Subjects
            </ButtonLink>
            <ButtonLink to="/login">Sign In</ButtonLink>
          </>
        }
      >
        Go through a few cards or a quiz, and it is listed here. If you have an account, sign in to see your dashboard.
      </EmptyState>
    )
  const answers = topics.reduce((sum, topic) => sum + topic.answers, 0)
  return (
    <Panel title="Kept on this device" aside={counted(answers, 'answer')}>
      <ul className="grid gap-2">
        {topics.map(({ topicId, title, subject, answers: given }) => (
          <li key={topicId} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <strong>{title}</strong> <span className="text-ink-soft">{subject}</span>
            </span>
            <span className="tabular">{counted(given, 'answer')}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line pt-4 text-ink-soft">
        With an account these answers become XP, a streak, and cards that come back when you are about to forget them,
        on every device. They join it when you sign up or sign in here.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/signup" look="main">
          Get Started Free
        </ButtonLink>
        <ButtonLink to="/login">Sign In</ButtonLink>
      </div>
    </Panel>
  )
}
