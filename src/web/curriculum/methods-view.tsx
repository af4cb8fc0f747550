import { Route } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { learnPath } from '#domain/curriculum/study-path.ts'
import { KeepTopicButton } from '../offline/keep-topic-button.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Crumb } from '../ui/navigation/breadcrumbs.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { LessonRow, SubjectTopics, TopicDetail } from './load-subject.ts'
import { ChildMethodPicker, MethodPicker } from './method-picker.tsx'
import { methodsFor } from './methods.ts'
import { LessonList } from './topic-list/lesson-list.tsx'
import { WayBack } from './way-back.tsx'

export interface MethodsViewProps {
  place: SubjectTopics & { topic: TopicDetail }
  pathOf: (method: string) => string
  topicPathOf: (topic: LessonRow) => string
  back: Crumb
  trail: readonly Crumb[]
}

/** One topic: what it covers, and the ways of revising it. */
export function MethodsView({ place, pathOf, topicPathOf, back, trail }: MethodsViewProps) {
  const { levelTitle, presentation, subject, board, topic } = place
  const Picker = presentation === 'pictures' ? ChildMethodPicker : MethodPicker
  const where = `${levelTitle} ${subject.title}`
  const { pathname, search } = useLocation()
  const page = pathname + search
  const { whole } = topic
  const isLesson = whole.slug !== topic.slug
  return (
    <Page presentation={presentation} hue={subject.hue}>
      <WayBack
        to={back.to}
        label={back.title}
        trail={isLesson ? [...trail, { title: whole.title, to: topicPathOf(whole) }] : trail}
      />
      <PageHeading above={board ? `${where} · ${board.board} ${topic.reference}` : where} lead={topic.summary}>
        {topic.title}
      </PageHeading>
      {topic.counts ? (
        <>
          <p className="mb-5">
            <ButtonLink
              to={learnPath({
                level: place.level,
                subject: subject.slug,
                board: board?.id,
                topicId: topic.id,
                minutes: presentation === 'calm' ? 10 : 5,
              })}
              look="main"
              size="large"
            >
              <Route aria-hidden className="size-5" /> Learn {isLesson ? 'this lesson' : 'this topic'}
            </ButtonLink>
          </p>
          <h2 className="sr-only">Ways to revise</h2>
          <Picker pathOf={pathOf} counts={topic.counts} />
          <KeepTopicButton
            key={page}
            topic={{
              page,
              title: topic.title,
              place: where,
              methods: methodsFor(topic.counts).map(({ id }) => pathOf(id)),
              material: [`/api/lessons/${topic.id}`],
            }}
          />
        </>
      ) : (
        <EmptyState
          title="No material yet"
          action={
            <ButtonLink to={back.to} look="main">
              Choose another topic
            </ButtonLink>
          }
        >
          We have not written this topic yet. It will appear here as soon as it is ready.
        </EmptyState>
      )}
      {whole.lessons.length > 0 && (
        <nav aria-labelledby="lessons" className="mt-8 max-w-3xl">
          <h2 id="lessons" className="mb-2 text-h3">
            {isLesson ? (
              <>
                Lessons in{' '}
                <Link to={topicPathOf(whole)} className="text-link underline">
                  {whole.title}
                </Link>
              </>
            ) : (
              'Lessons in this topic'
            )}
          </h2>
          <LessonList of={whole} pathOf={topicPathOf} shown={topic.slug} />
        </nav>
      )}
      {presentation !== 'pictures' && topic.points.length > 0 && (
        <section className="index-card index-card-ruled mt-8 max-w-3xl px-5 pb-(--rule)">
          <h2 className="flex h-14 items-center text-h3">
            {isLesson ? 'What this lesson covers' : 'What this topic covers'}
          </h2>
          <ul className="list-disc pl-5 leading-(--rule) marker:text-subject-ink">
            {topic.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}
