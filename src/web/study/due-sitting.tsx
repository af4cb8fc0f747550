import { useEffect, useReducer, useRef } from 'react'
import { FLASHCARD_ADVANCE_MS } from '#domain/study/deck.ts'
import type { Grade } from '#domain/study/scheduling/schedule.ts'
import { cardsDone, sittingReducer, startSitting } from '#domain/study/sitting.ts'
import type { Answers } from '../session/answers/use-answers.ts'
import { ContentHtml } from '../ui/content-html.tsx'
import { FlipCard } from '../ui/flip-card.tsx'
import { hued } from '../ui/hue.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { CardSounds } from './card-sounds.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import { ReportMistake } from './report-mistake.tsx'
import type { ShownCard } from './shown-items.ts'
import { SittingSummary } from './sitting-summary.tsx'

export interface ShownDueCard extends ShownCard {
  topicId: string
  topicTitle: string
  subjectTitle: string
  /** 0 to 359: the subject's own. */
  hue: number
}

export interface DueSittingProps {
  cards: readonly ShownDueCard[]
  /** How many cards are due in all; a sitting has some of them. */
  total: number
  answers: Answers
}

/** One sitting over due cards: a known card leaves, one that isn't comes back at the end. */
export function DueSitting({ cards, total, answers }: DueSittingProps) {
  const [sitting, dispatch] = useReducer(sittingReducer, cards.length, startSitting)
  const details = useRef<HTMLDetailsElement>(null)
  const [at] = sitting.queue
  const card = at === undefined ? undefined : cards[at]

  useEffect(() => {
    // Turned before the script arrived.
    if (details.current?.open) dispatch('flip')
  }, [])
  useEffect(() => {
    if (sitting.leaving === null) return
    const timer = setTimeout(() => {
      dispatch('next')
      details.current?.querySelector('summary')?.focus({ preventScroll: true })
    }, FLASHCARD_ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [sitting.leaving])

  if (!card) return <SittingSummary cards={cards} missed={sitting.missed} total={total} answers={answers} />
  const grade = (given: Grade) => {
    if (!sitting.flipped || sitting.leaving !== null) return
    dispatch(given)
    answers.give({ kind: 'flashcard', itemId: card.id, topicId: card.topicId, grade: given })
  }
  const done = cardsDone(sitting)
  const position = `${done} of ${sitting.total} done`
  return (
    <section aria-label="Cards that are due">
      <p aria-live="polite" className="tabular font-bold">
        {position}
      </p>
      <ProgressBar
        label="Progress through what is due"
        value={done}
        max={sitting.total}
        valueText={position}
        className="mt-2"
      />
      <div {...hued(card.hue)} className="mt-5">
        <FlipCard
          ref={details}
          heading={
            <>
              {card.topicTitle}{' '}
              <span className="font-normal whitespace-nowrap text-ink-soft">· {card.subjectTitle}</span>
            </>
          }
          front={<ContentHtml html={card.front} />}
          back={<ContentHtml html={card.back} />}
          long={card.long}
          open={sitting.flipped}
          onFlip={() => dispatch('flip')}
          leaving={sitting.leaving !== null}
          hint="Click to flip"
        />
      </div>
      <GradeButtons shown={sitting.flipped} onGrade={grade} />
      {card.sounds ? (
        <CardSounds key={card.id} sounds={card.sounds} flipped={sitting.flipped} />
      ) : (
        <ReportMistake itemId={card.id} what="card" />
      )}
    </section>
  )
}
