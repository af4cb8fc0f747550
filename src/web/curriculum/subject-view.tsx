import type { ReactNode } from 'react'
import { learnPath } from '#domain/curriculum/study-path.ts'
import { useSubjectMemory } from '../progress/use-subject-memory.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Crumb } from '../ui/navigation/breadcrumbs.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SubjectIcon } from '../ui/pictures/subject-icon.tsx'
import { AboutSubject } from './about-subject.tsx'
import type { LessonRow, SubjectTopics } from './load-subject.ts'
import { ChildMethodPicker, MethodPicker } from './method-picker.tsx'
import { SearchedTopics } from './topic-list/searched-topics.tsx'
import { WayBack } from './way-back.tsx'

export interface SubjectViewProps {
  place: SubjectTopics
  /** The methods over the whole subject. */
  methodPathOf: (method: string) => string
  topicPathOf: (topic: LessonRow) => string
  back: Crumb
  /** Beside the heading, in place of the subject's icon. */
  picture?: ReactNode
  /** After the topics. */
  children?: ReactNode
}

/** A subject that no exam board divides: the ways of revising all of it, and its topics. */
export function SubjectView({ place, methodPathOf, topicPathOf, back, picture, children }: SubjectViewProps) {
  const { levelTitle, presentation, subject, topics } = place
  const Picker = presentation === 'pictures' ? ChildMethodPicker : MethodPicker
  const memory = useSubjectMemory({ level: place.level, subject: subject.slug })
  return (
    <Page presentation={presentation} hue={subject.hue}>
      <WayBack to={back.to} label={back.title} trail={[]} />
      <PageHeading picture={picture ?? <SubjectIcon icon={subject.icon} size="large" />} above={levelTitle}>
        {subject.title}
      </PageHeading>
      {subject.studyTopics > 0 && (
        <p className="mb-6">
          <ButtonLink
            to={learnPath({ level: place.level, subject: subject.slug, minutes: 5 })}
            look="main"
            size="large"
          >
            Learn {subject.title}
          </ButtonLink>
        </p>
      )}
      {subject.studyTopics > 0 && (
        <section className="mb-10">
          <h2 className="mb-4">A mix of everything</h2>
          <Picker pathOf={methodPathOf} />
        </section>
      )}
      <section>
        <h2 className="mb-4">{subject.studyTopics > 0 ? 'Or choose a topic' : 'Topics'}</h2>
        <AboutSubject subject={subject} />
        <SearchedTopics tiles topics={topics} pathOf={topicPathOf} memory={memory} />
        {subject.programme && (
          <p className="mt-8 text-small text-ink-soft">For grown-ups. Follows: {subject.programme}.</p>
        )}
      </section>
      {children}
    </Page>
  )
}
