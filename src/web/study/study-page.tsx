import { lazy, type ReactNode } from 'react'
import { ReadingTools } from '../reading/reading-tools.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { AddedSlot } from './added/added-slot.tsx'
import type { Study } from './load-study.ts'

// Without a boundary of its own it is in the page from the start.
const NoMaterial = lazy(() => import('./no-material.tsx'))
// Only what draws on a whole subject has mixes.
const NextMix = lazy(() => import('./next-mix.tsx'))

export interface StudyPageProps {
  study: Study<unknown>
  /** What is done here, such as 'Flashcards'. */
  method: string
  /** Of which kind of content it shows what admins added; null for none. */
  added: 'flashcard' | 'quiz' | 'note' | null
  /** Room for two columns. */
  wide?: boolean
  /** What goes next to 'Read aloud'. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of a study screen: the way back, what is studied, and an honest word where there is no material yet. */
export function StudyPage({ study, method, added, wide = false, tools, children }: StudyPageProps) {
  const { level, subject, topic, part, place, mixes } = study
  return (
    <Page
      presentation={place.sen ? 'low-stimulus' : level.presentation}
      hue={subject.hue}
      width={wide ? 'normal' : 'narrow'}
    >
      <BackLink to={place.backTo}>Back to {place.sen ? 'SEN' : level.title}</BackLink>
      <PageHeading above={`${level.title} ${subject.title} · ${method}`}>{topic?.title ?? subject.title}</PageHeading>
      {part ? (
        <>
          <ReadingTools panel={place.sen}>{tools}</ReadingTools>
          {children}
          {mixes > 1 && <NextMix mix={place.mix} mixes={mixes} ofNotes={added === 'note'} />}
        </>
      ) : (
        <NoMaterial backTo={place.backTo} />
      )}
      {added && <AddedSlot type={added} level={level.id} subject={subject.slug} sen={place.sen} />}
    </Page>
  )
}

/** The title of a study screen's tab. */
export const studyTitle = (study: Study<unknown> | undefined, method: string) =>
  study ? `${method}: ${study.topic?.title ?? study.subject.title} – Revisewell` : 'Revisewell'
