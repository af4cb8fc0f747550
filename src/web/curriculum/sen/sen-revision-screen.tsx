import { subjectOfSenSlug } from '#domain/curriculum/sen-slugs.ts'
import { loadTopic, loadTopics } from '../load-subject.ts'
import { MethodsView } from '../methods-view.tsx'
import { senPaths } from '../paths.ts'
import { SubjectView } from '../subject-view.tsx'
import type { Route } from './+types/sen-revision-screen'
import { SenActivities } from './sen-activities.tsx'
import { SenEmoji } from './sen-emoji.tsx'
import { senLevelOf, youngLevels } from './sen-level-of.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { levelTitle, subject } = loaderData?.place ?? loaderData?.topicPlace ?? {}
  const parts = [loaderData?.topicPlace?.topic.title, `SEN: ${levelTitle} ${subject?.title}`, 'Revisewell']
  return [{ title: parts.filter(Boolean).join(' – ') }]
}

/** /sen/ks1|ks2/:subject/revision; `?topic=` chooses one topic, within the page. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const level = senLevelOf(params.level, youngLevels)
  const slug = subjectOfSenSlug(params.subject)
  const topic = new URL(request.url).searchParams.get('topic')
  const presentation = 'low-stimulus' as const
  return topic === null
    ? { place: { ...(await loadTopics(context, level, slug)), presentation }, topicPlace: null }
    : { place: null, topicPlace: { ...(await loadTopic(context, { level, subject: slug }, topic)), presentation } }
}

export default function SenRevisionScreen({ loaderData: { place, topicPlace } }: Route.ComponentProps) {
  if (topicPlace) {
    const { level, subject, topic } = topicPlace
    return (
      <MethodsView
        place={topicPlace}
        pathOf={(method) => senPaths.method(level, subject.slug, topic.slug, method)}
        topicPathOf={({ slug }) => senPaths.revision(level, subject.slug, slug)}
        back={{ title: `Back to ${subject.title}`, to: senPaths.revision(level, subject.slug) }}
        trail={[]}
      />
    )
  }
  const { level, levelTitle, subject } = place
  return (
    <SubjectView
      place={place}
      methodPathOf={(method) => senPaths.method(level, subject.slug, undefined, method)}
      topicPathOf={(topic) => senPaths.revision(level, subject.slug, topic.slug)}
      back={{ title: `Back to ${levelTitle} subjects`, to: senPaths.level(level) }}
      picture={<SenEmoji subject={subject.slug} />}
    >
      <SenActivities level={level} subject={subject.slug} />
    </SubjectView>
  )
}
