import { Flame, RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useReducer, useRef } from 'react'
import { canAnswer, deckReducer, FLASHCARD_ADVANCE_MS, startDeck } from '#domain/study/deck.ts'
import type { Grade } from '#domain/study/scheduling/schedule.ts'
import type { Answers } from '../session/answers/use-answers.ts'
import { Button } from '../ui/button.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { FlipCard } from '../ui/flip-card.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import { ReportMistake } from './report-mistake.tsx'
import type { ShownCard } from './shown-items.ts'

// A deck takes a while to get through: what stands at its end is fetched there, and missing where it can't be.
const DeckFinished = lazy(() => import('./deck-finished.tsx').catch(() => ({ default: () => <></> })))

export interface FlashcardViewerProps {
  /** The name of the viewer; 'Flashcards' unless another one stands on the page. */
  label?: string
  /** Above the rule of each card, such as its topic. */
  heading: string
  cards: readonly ShownCard[]
  onAnswer: (card: ShownCard, grade: Grade) => void
  /** Whose answers they are: a finished deck earns a pupil's XP. */
  answers: Pick<Answers, 'keeper' | 'hear'>
  /** What stands below the card, where that is not the way to report a mistake in the curriculum. */
  below?: (card: ShownCard, flipped: boolean) => ReactNode
}

/**
 * The flashcard viewer (contract §2 and §4). The card is a `<details>`: it flips before the page's script
 * has arrived, and the script takes over whichever side it finds.
 */
export function FlashcardViewer({
  label = 'Flashcards',
  heading,
  cards,
  onAnswer,
  answers,
  below,
}: FlashcardViewerProps) {
  const [deck, dispatch] = useReducer(deckReducer, cards.length, startDeck)
  const details = useRef<HTMLDetailsElement>(null)
  const card = cards[deck.index]
  const answered = deck.known + deck.review

  useEffect(() => {
    if (details.current?.open) dispatch('flip')
  }, [])
  useEffect(() => {
    if (!deck.moving) return
    const timer = setTimeout(() => {
      dispatch('next')
      details.current?.querySelector('summary')?.focus({ preventScroll: true })
    }, FLASHCARD_ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [deck.moving])

  if (!card) return null
  const answer = (grade: Grade) => {
    if (!canAnswer(deck)) return
    dispatch(grade)
    onAnswer(card, grade)
  }
  const position = `Card ${deck.index + 1} of ${deck.total}`
  return (
    <section aria-label={label} data-fills-screen>
      <div className="tabular flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p aria-live="polite" className="font-bold">
          {position}
        </p>
        <p data-lively className="flex items-center gap-1.5">
          <Flame aria-hidden className="size-4 text-subject-ink" />
          Streak: {deck.streak}
        </p>
      </div>
      <ProgressBar
        label="Progress through the cards"
        value={deck.index + 1}
        max={deck.total}
        valueText={position}
        className="mt-2"
      />

      <div className="mt-5">
        <FlipCard
          ref={details}
          heading={heading}
          front={<ContentHtml html={card.front} />}
          back={<ContentHtml html={card.back} />}
          long={card.long}
          open={deck.flipped}
          onFlip={() => dispatch('flip')}
          leaving={deck.moving}
          hint="Click to flip"
        />
      </div>

      <GradeButtons shown={deck.flipped} onGrade={answer} />

      <div className="tabular mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <p>
          Known: <strong className="text-good">{deck.known}</strong>
        </p>
        <p>
          Review: <strong className="text-bad">{deck.review}</strong>
        </p>
        <Button look="quiet" className="ml-auto" onClick={() => dispatch('reset')}>
          <RotateCcw aria-hidden className="size-4" /> Reset
        </Button>
      </div>
      {below ? below(card, deck.flipped) : <ReportMistake itemId={card.id} what="card" />}
      <div role="status">
        {answered > 0 && answered % deck.total === 0 && !deck.moving && (
          <Suspense>
            <DeckFinished key={answered} cards={cards} answers={answers} known={deck.known} answered={answered} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
