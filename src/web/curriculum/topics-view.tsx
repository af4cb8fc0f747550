import type { Crumb } from '../ui/breadcrumbs.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SubjectIcon } from '../ui/subject-icon.tsx'
import { AboutSubject } from './about-subject.tsx'
import { readiness } from './amounts.ts'
import type { SubjectTopics, TopicRow } from './load-subject.ts'
import { TopicList } from './topic-list.tsx'
import { TopicTiles } from './topic-tiles.tsx'
import { WayBack } from './way-back.tsx'

export interface TopicsViewProps {
  place: SubjectTopics
  pathOf: (topic: TopicRow) => string
  back: Crumb
  trail: readonly Crumb[]
}

/** The topics of a subject as one exam board divides it. */
export function TopicsView({ place, pathOf, back, trail }: TopicsViewProps) {
  const { levelTitle, presentation, subject, board, topics } = place
  const studyTopics = topics.filter(({ counts }) => counts).length
  const List = presentation === 'calm' ? TopicList : TopicTiles
  return (
    <Page presentation={presentation} hue={subject.hue}>
      <WayBack to={back.to} label={back.title} trail={trail} />
      <PageHeading
        picture={<SubjectIcon icon={subject.icon} />}
        above={`${levelTitle} · ${board?.board} ${board?.code}`}
        lead={`${board?.title}. ${readiness({ topics: topics.length, studyTopics })}.`}
      >
        {subject.title}
      </PageHeading>
      <AboutSubject subject={subject} />
      <h2 className="sr-only">Topics</h2>
      <List topics={topics} pathOf={pathOf} />
    </Page>
  )
}
