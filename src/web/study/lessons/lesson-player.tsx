import { type ReactNode, useEffect, useState } from 'react'
import type { LessonCard } from '#contract/lessons.ts'
import type { Edition } from '#domain/lessons/edition.ts'
import type { TopicLesson } from '#domain/lessons/lesson.ts'
import { resumeAt } from '#domain/lessons/resume.ts'
import { timelineOf } from '#domain/lessons/timeline.ts'
import { api } from '../../api/browser-api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { LessonEndProps } from './lesson-end.tsx'
import { LessonStage } from './lesson-stage.tsx'
import type { Figures } from './use-lesson-figures.ts'

export interface LessonPlayerProps {
  card: LessonCard
  /** Null where it is fetched when it is opened. */
  lesson: TopicLesson | null
  edition: Edition
  figures: Figures
  /** The lesson after this one, where there is one. */
  tools: ReactNode
  next: LessonEndProps['next']
  links: LessonEndProps['links']
  onLeave: () => void
}

/** A narrated lesson, from where it was left. A script of its own: only who watches fetches it. */
export default function LessonPlayer({
  card,
  lesson: given,
  edition,
  figures,
  tools,
  next,
  links,
  onLeave,
}: LessonPlayerProps) {
  const [fetched, setFetched] = useState<TopicLesson | 'failed' | null>(given)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (given) return
    let current = true
    api('GET /api/lessons/:topicId', { params: { topicId: card.topicId } }).then(
      (lesson) => current && setFetched(lesson),
      () => current && setFetched('failed'),
    )
    return () => {
      current = false
    }
  }, [given, card.topicId, tries])
  if (fetched === 'failed')
    return (
      <ErrorState
        title="The lesson could not be fetched"
        action={
          <>
            <Button look="main" onClick={() => (setFetched(null), setTries(tries + 1))}>
              Try again
            </Button>
            <Button onClick={onLeave}>All videos</Button>
          </>
        }
      >
        Check your connection, then try again.
      </ErrorState>
    )
  if (!fetched || !figures.ready) return <Spinner label="Getting the lesson ready" />
  const lesson = fetched[edition]
  const timeline = timelineOf(lesson)
  const from = resumeAt(figures.places[card.topicId] ?? null, { edition, sentences: timeline.sentences.length })
  return (
    <LessonStage
      card={card}
      lesson={lesson}
      edition={edition}
      from={from}
      onPlace={(sentence) => figures.keep(card.topicId, { edition, sentence, sentences: timeline.sentences.length })}
      titled={given !== null}
      tools={tools}
      next={next}
      links={links}
      onLeave={onLeave}
    />
  )
}
