import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Answers } from '../session/answers/use-answers.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { hued } from '../ui/hue.ts'
import type { ShownDueCard } from './due-sitting.tsx'
import { useSessionAward } from './use-session-award.ts'

export interface SittingSummaryProps {
  cards: readonly ShownDueCard[]
  /** Places of the cards that were not known at first. */
  missed: readonly number[]
  total: number
  answers: Answers
}

/** The end of a sitting: how it went, which cards were hard, and what comes next. */
export function SittingSummary({ cards, missed, total, answers }: SittingSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const xp = useSessionAward(cards, answers)
  const hard = missed.flatMap((at) => cards[at] ?? [])
  const known = cards.length - hard.length
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="index-card px-5 pt-4 pb-6 sm:px-7 sm:pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-h1 font-bold outline-none">
        {cards.length === 1 ? 'That card is done' : `All ${cards.length} cards are done`}
      </h2>
      <p role="status" className="mt-2 text-large">
        You knew {known === cards.length ? 'every one' : `${known} of ${cards.length}`} at first sight.{' '}
        {xp > 0 && <strong className="text-good">+{xp} XP for the session.</strong>}
      </p>
      {hard.length > 0 && (
        <>
          <h3 className="mt-6 mb-2">These took a second look</h3>
          <ul className="grid gap-2">
            {hard.map(({ id, front, topicTitle, hue }) => (
              <li key={id} {...hued(hue)} className="border-l-4 border-subject-edge pl-3">
                <ContentHtml html={front} className="font-bold" />
                <p className="text-small text-ink-soft">{topicTitle}</p>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft">They come back sooner than the others.</p>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <WhatIsNext left={total - cards.length} waiting={answers.outbox.waiting > 0} />
      </div>
    </section>
  )
}

function WhatIsNext({ left, waiting }: { left: number; waiting: boolean }) {
  const { revalidate, state } = useRevalidator()
  if (left > 0)
    return (
      <>
        {/* Only once the answers have arrived: until then their cards would be due again. */}
        <Button
          look="main"
          size="large"
          busy={waiting || state === 'loading'}
          busyLabel={waiting ? 'Saving your answers…' : 'Loading…'}
          onClick={() => void revalidate()}
        >
          Go on: {left} more {left === 1 ? 'is' : 'are'} due
        </Button>
        <ButtonLink to="/dashboard/student" size="large">
          Your dashboard
        </ButtonLink>
      </>
    )
  return (
    <>
      <ButtonLink to="/dashboard/student" look="main" size="large">
        Your dashboard
      </ButtonLink>
      <ButtonLink to="/revision" size="large">
        Explore Subjects
      </ButtonLink>
    </>
  )
}
