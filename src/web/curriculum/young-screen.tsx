import type { LevelId } from '#domain/curriculum/level.ts'
import { Page } from '../ui/page.tsx'
import { levelHue } from '../ui/pictures/level-picture.tsx'
import type { Route } from './+types/young-screen'
import { LevelHeading } from './level-heading.tsx'
import { loadLevel, loadTopic, loadTopics } from './load-subject.ts'
import { MethodsView } from './methods-view.tsx'
import { youngPaths } from './paths.ts'
import { SubjectTiles } from './subject-tiles.tsx'
import { SubjectView } from './subject-view.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'Revisewell' }]
  const { level, place, topicPlace } = loaderData
  const subject = (place ?? topicPlace)?.subject.title
  const parts = [topicPlace?.topic.title, subject && `${level.title} ${subject}`, !subject && `${level.title} subjects`]
  return [{ title: [...parts, 'Revisewell'].filter(Boolean).join(' – ') }]
}

/** /ks1 and /ks2; `?subject=` chooses a subject and `?topic=` one of its topics, within the page (contract §4). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const id: LevelId = pathname.startsWith('/ks1') ? 'ks1' : 'ks2'
  const level = await loadLevel(context, id)
  const [subject, topic] = [searchParams.get('subject'), searchParams.get('topic')]
  return {
    level,
    place: subject !== null && topic === null ? await loadTopics(context, id, subject) : null,
    topicPlace: subject !== null && topic !== null ? await loadTopic(context, { level: id, subject }, topic) : null,
  }
}

export default function YoungScreen({ loaderData: { level, place, topicPlace } }: Route.ComponentProps) {
  if (topicPlace) {
    const { subject, topic } = topicPlace
    return (
      <MethodsView
        place={topicPlace}
        pathOf={(method) => youngPaths.method(level.id, subject.slug, topic.slug, method)}
        topicPathOf={({ slug }) => youngPaths.subject(level.id, subject.slug, slug)}
        back={{ title: `Back to ${subject.title}`, to: youngPaths.subject(level.id, subject.slug) }}
        trail={[]}
      />
    )
  }
  if (place) {
    const { slug } = place.subject
    return (
      <SubjectView
        place={place}
        methodPathOf={(method) => youngPaths.method(level.id, slug, undefined, method)}
        topicPathOf={(topic) => youngPaths.subject(level.id, slug, topic.slug)}
        back={{ title: `Back to ${level.title}`, to: `/${level.id}` }}
      />
    )
  }
  return (
    <Page presentation={level.presentation} hue={levelHue[level.id]}>
      <LevelHeading level={level} />
      <h2 className="mb-4">What shall we learn?</h2>
      <SubjectTiles subjects={level.subjects} pathOf={({ slug }) => youngPaths.subject(level.id, slug)} />
    </Page>
  )
}
