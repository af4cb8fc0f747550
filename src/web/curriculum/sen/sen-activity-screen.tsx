import { levelIds } from '#domain/curriculum/level.ts'
import { subjectOfSenSlug } from '#domain/curriculum/sen-slugs.ts'
import { notFound } from '../../api/found.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { loadTopics } from '../load-subject.ts'
import { methods } from '../methods.ts'
import { senPaths } from '../paths.ts'
import { TopicTiles } from '../topic-list/topic-tiles.tsx'
import { WayBack } from '../way-back.tsx'
import type { Route } from './+types/sen-activity-screen'
import { SenEmoji } from './sen-emoji.tsx'
import { senLevelOf } from './sen-level-of.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.activity}: SEN ${loaderData?.levelTitle} ${loaderData?.subject.title} – Revisewell` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const method = methods.find(({ id }) => id === params.activityId)
  if (!method) throw notFound()
  const level = senLevelOf(params.level, levelIds)
  const { levelTitle, subject, topics } = await loadTopics(context, level, subjectOfSenSlug(params.subject))
  const ready = topics.filter(({ counts }) => counts !== null)
  return { level, levelTitle, subject, topics: ready, method: method.id, activity: method.childTitle }
}

/** One activity over a SEN subject: begin with a mix of everything, or choose what it is about. */
export default function SenActivityScreen({ loaderData }: Route.ComponentProps) {
  const { level, levelTitle, subject, topics, method, activity } = loaderData
  const { childText } = methods.find(({ id }) => id === method) ?? {}
  return (
    <Page presentation="low-stimulus" hue={subject.hue}>
      <WayBack to={senPaths.subject(level, subject.slug)} label={`Back to ${subject.title}`} trail={[]} />
      <PageHeading
        picture={<SenEmoji subject={subject.slug} />}
        above={`${levelTitle} ${subject.title}`}
        lead={`${childText} There is no hurry. You can stop or take a break whenever you like.`}
      >
        {activity}
      </PageHeading>
      {topics.length > 0 ? (
        <>
          <ButtonLink to={senPaths.method(level, subject.slug, undefined, method)} look="main" size="large">
            Start with a mix of everything
          </ButtonLink>
          <h2 className="mt-10 mb-4">Or choose what it is about</h2>
          <TopicTiles topics={topics} pathOf={({ slug }) => senPaths.method(level, subject.slug, slug, method)} />
        </>
      ) : (
        <EmptyState title="No material yet">
          We have not written this subject yet. It will appear here as soon as it is ready.
        </EmptyState>
      )}
    </Page>
  )
}
