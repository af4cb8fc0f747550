import { FileClock, Route } from 'lucide-react'
import { learnPath } from '#domain/curriculum/study-path.ts'
import { papersPath } from '#domain/exam/papers/papers-path.ts'
import { useSubjectMemory } from '../progress/use-subject-memory.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Crumb } from '../ui/navigation/breadcrumbs.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SubjectIcon } from '../ui/pictures/subject-icon.tsx'
import { AboutSubject } from './about-subject.tsx'
import { readiness } from './amounts.ts'
import { BoardList } from './board-list.tsx'
import { type Board, type BoardTopics, boardsOf, type LessonRow, type NearSubject } from './load-subject.ts'
import { TaughtShareCard } from './taught-share-card.tsx'
import { SearchedTopics } from './topic-list/searched-topics.tsx'
import { WayBack } from './way-back.tsx'

export interface TopicsViewProps {
  place: BoardTopics
  pathOf: (topic: LessonRow) => string
  boardPathOf: (board: Pick<Board, 'id'>) => string
  nearestPathOf: (subject: NearSubject) => string
  back: Crumb
  trail: readonly Crumb[]
}

/** The topics of a subject as one exam board divides it, or that the board has no such qualification. */
export function TopicsView({ place, pathOf, boardPathOf, nearestPathOf, back, trail }: TopicsViewProps) {
  const { levelTitle, presentation, subject, board, absent, taughtShare, nearest, mocks, topics } = place
  const studyTopics = topics.filter(({ counts }) => counts).length
  const lessons = topics.reduce((sum, topic) => sum + topic.lessons.length, 0)
  const memory = useSubjectMemory({ level: place.level, subject: subject.slug })
  if (absent)
    return (
      <Page presentation={presentation} hue={subject.hue} width="narrow">
        <WayBack to={back.to} label={back.title} trail={trail} />
        <PageHeading
          picture={<SubjectIcon icon={subject.icon} />}
          above={`${levelTitle} · ${absent.board}`}
          lead={absent.notOffered}
        >
          {subject.title}
        </PageHeading>
        <h2 className="mb-3 text-h3">Boards that offer it</h2>
        <BoardList boards={boardsOf(subject)} pathOf={boardPathOf} />
      </Page>
    )
  return (
    <Page presentation={presentation} hue={subject.hue}>
      <WayBack to={back.to} label={back.title} trail={trail} />
      <PageHeading
        picture={<SubjectIcon icon={subject.icon} />}
        above={`${levelTitle} · ${board?.board} ${board?.code}`}
        lead={`${board?.title}. ${readiness({ topics: topics.length, studyTopics, lessons })}.`}
      >
        {subject.title}
      </PageHeading>
      <AboutSubject subject={subject} nearest={nearest} nearestPathOf={nearestPathOf} />
      {board && taughtShare && <TaughtShareCard share={taughtShare} board={board} />}
      <p className="mb-6 flex flex-wrap gap-3">
        <ButtonLink
          to={learnPath({ level: place.level, subject: subject.slug, board: board?.id, minutes: 10 })}
          look="main"
        >
          <Route aria-hidden className="size-5" /> Learn {subject.title}
        </ButtonLink>
        {mocks > 0 && board && (
          <ButtonLink to={papersPath({ level: place.level, subject: subject.slug, board: board.id })}>
            <FileClock aria-hidden className="size-5" /> Sit a mock paper
          </ButtonLink>
        )}
      </p>
      <h2 className="sr-only">Topics</h2>
      <SearchedTopics tiles={presentation !== 'calm'} topics={topics} pathOf={pathOf} memory={memory} />
    </Page>
  )
}
