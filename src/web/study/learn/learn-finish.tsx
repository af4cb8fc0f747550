import { useEffect, useRef } from 'react'
import { type PointOutcome, type PointResult, sessionOutcome } from '#domain/learn/session-outcome.ts'
import { dayIn } from '#domain/progress/day.ts'
import { counted } from '../../progress/counted.ts'
import { comingDay } from '../../progress/day-words.ts'
import type { Answers } from '../../session/answers/use-answers.ts'
import { bringTo } from '../../ui/bring-to.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { hued } from '../../ui/hue.ts'
import type { KeptSession } from './kept-session.ts'
import type { Learning } from './use-learn-session.ts'

export interface LearnFinishProps {
  learning: Learning
  kept: KeptSession
  answers: Answers
}

const groups: { outcome: PointOutcome; title: string; words: string }[] = [
  { outcome: 'missed', title: 'Not there yet', words: 'These come back first next time.' },
  { outcome: 'met', title: 'New, and you knew it', words: '' },
  { outcome: 'stronger', title: 'Stronger than before', words: '' },
]

/** The end of a session: what got stronger, what was missed, when it comes back, and one thing to do next. */
export function LearnFinish({ learning, kept, answers }: LearnFinishProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => bringTo(heading.current), [])
  const { session, run } = kept
  const results = sessionOutcome(session, run)
  const missed = results.filter(({ outcome }) => outcome === 'missed')
  const gained = results.length - missed.length
  const missedSteps = session.steps.flatMap((step, place) =>
    missed.some(({ point }) => point === step.point) ? [place] : [],
  )
  return (
    <section aria-labelledby="finish" className="min-h-[70dvh]">
      <h1 id="finish" ref={heading} tabIndex={-1} className="outline-none">
        Session finished
      </h1>
      <p role="status" className="mt-2 text-large">
        {gained > 0
          ? `${counted(gained, 'point')} of ${results.length} ${gained === 1 ? 'is' : 'are'} stronger now.`
          : 'You have met every point once. Each is easier the next time.'}{' '}
        {answers.xpEarned > 0 && <strong className="text-good">+{answers.xpEarned} XP</strong>}
      </p>
      <StrengthBar gained={gained} all={results.length} />
      {groups.map(({ outcome, title, words }) => (
        <Group
          key={outcome}
          title={title}
          words={words}
          results={results.filter((result) => result.outcome === outcome)}
          session={session}
          today={kept.today}
        />
      ))}
      <div className="mt-8 flex flex-wrap gap-3">
        {missed.length > 0 ? (
          <Button look="main" size="large" onClick={() => learning.again(missedSteps)}>
            Study {counted(missed.length, 'missed point')} again
          </Button>
        ) : (
          <Button look="main" size="large" onClick={() => void learning.leave()}>
            Learn some more
          </Button>
        )}
        <ButtonLink to={answers.keeper === 'account' ? '/dashboard/student' : '/revision'} size="large">
          That is enough for now
        </ButtonLink>
      </div>
    </section>
  )
}

/** How many of a session's points were known at first sight, to look at. */
function StrengthBar({ gained, all }: { gained: number; all: number }) {
  return (
    <div
      role="img"
      aria-label={`${gained} of ${counted(all, 'point')} known at first sight`}
      className="mt-4 flex h-4 gap-1"
    >
      {Array.from({ length: all }, (_, at) => (
        <span key={at} className={`grow rounded-sm ${at < gained ? 'bg-good-edge' : 'border border-line-strong'}`} />
      ))}
    </div>
  )
}

interface GroupProps {
  title: string
  words: string
  results: readonly PointResult[]
  session: KeptSession['session']
  today: string
}

function Group({ title, words, results, session, today }: GroupProps) {
  if (results.length === 0) return null
  return (
    <>
      <h2 className="mt-6 text-h3">{title}</h2>
      {words && <p className="text-ink-soft">{words}</p>}
      <ul className="mt-2 grid gap-2">
        {results.map(({ point, outcome, due }) => {
          const about = session.points[point]
          return (
            about && (
              <li key={point} {...hued(about.hue)} className="border-l-4 border-subject-edge pl-3">
                <strong>{about.text}</strong>
                <p className="text-small text-ink-soft">
                  {about.topicTitle}
                  {outcome !== 'missed' && ` · comes back ${comingDay(dayIn('Europe/London', new Date(due)), today)}`}
                </p>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}
