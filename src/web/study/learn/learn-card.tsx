import { useState } from 'react'
import type { LearnStep } from '#contract/learn.ts'
import type { Grade } from '#domain/study/scheduling/schedule.ts'
import { Button } from '../../ui/button.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { FlipCard } from '../../ui/flip-card.tsx'
import { GradeButtons } from '../grade-buttons.tsx'
import { ReportMistake } from '../report-mistake.tsx'
import { shownCard } from '../shown-items.ts'
import { NextBar } from './next-bar.tsx'

export interface LearnCardProps {
  card: Extract<LearnStep, { kind: 'card' }>['card']
  onGrade: (grade: Grade) => void
}

/** A card: think of the answer, turn it over, say honestly whether it was known. */
export function LearnCard({ card, onGrade }: LearnCardProps) {
  const [open, setOpen] = useState(false)
  const { front, back, long } = shownCard(card)
  return (
    <>
      <FlipCard
        heading="Say it to yourself, then turn the card over"
        front={<ContentHtml html={front} />}
        back={<ContentHtml html={back} />}
        long={long}
        open={open}
        onFlip={() => setOpen(!open)}
        hint="Click to flip"
      />
      <NextBar>
        {open ? (
          <GradeButtons shown onGrade={onGrade} />
        ) : (
          <Button look="main" size="large" onClick={() => setOpen(true)}>
            Show the answer
          </Button>
        )}
      </NextBar>
      <ReportMistake itemId={card.id} what="card" />
    </>
  )
}
