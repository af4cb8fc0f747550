import { Link } from 'react-router'
import { apiOf } from '../../api/request-api.ts'
import { Page } from '../../ui/page.tsx'
import { LevelPicture } from '../../ui/pictures/level-picture.tsx'
import { LevelHeading } from '../level-heading.tsx'
import { loadLevel, loadTopic, loadTopics } from '../load-subject.ts'
import { MethodsView } from '../methods-view.tsx'
import { senPaths } from '../paths.ts'
import { SubjectTiles } from '../subject-tiles.tsx'
import { SubjectView } from '../subject-view.tsx'
import type { Route } from './+types/sen-screen'
import { SenActivities } from './sen-activities.tsx'
import { SenEmoji } from './sen-emoji.tsx'
import { examLevels, youngLevels } from './sen-level-of.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const parts = [loaderData?.topicPlace?.topic.title, (loaderData?.place ?? loaderData?.topicPlace)?.subject.title]
  return [{ title: [...parts, 'SEN', 'Revisewell'].filter(Boolean).join(' – ') }]
}

/** /sen; `?subject=` and `?topic=` choose among the track's own everyday subjects, within the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const [subject, topic] = [searchParams.get('subject'), searchParams.get('topic')]
  const { levels } = await apiOf(context)('GET /api/curriculum')
  const offered = [...examLevels, ...youngLevels].flatMap((id) => levels.filter((level) => level.id === id))
  return {
    sen: await loadLevel(context, 'sen'),
    levels: offered.map(({ id, title }) => ({ id, title })),
    place: subject !== null && topic === null ? await loadTopics(context, 'sen', subject) : null,
    topicPlace: subject !== null && topic !== null ? await loadTopic(context, { level: 'sen', subject }, topic) : null,
  }
}

export default function SenScreen({ loaderData: { sen, levels, place, topicPlace } }: Route.ComponentProps) {
  if (topicPlace) {
    const { subject, topic } = topicPlace
    return (
      <MethodsView
        place={topicPlace}
        pathOf={(method) => senPaths.method('sen', subject.slug, topic.slug, method)}
        topicPathOf={({ slug }) => senPaths.own(subject.slug, slug)}
        back={{ title: `Back to ${subject.title}`, to: senPaths.own(subject.slug) }}
        trail={[]}
      />
    )
  }
  if (place)
    return (
      <SubjectView
        place={place}
        methodPathOf={(method) => senPaths.method('sen', place.subject.slug, undefined, method)}
        topicPathOf={({ slug }) => senPaths.own(place.subject.slug, slug)}
        back={{ title: 'Back to SEN', to: '/sen' }}
        picture={<SenEmoji subject={place.subject.slug} />}
      >
        <SenActivities level="sen" subject={place.subject.slug} />
      </SubjectView>
    )
  return (
    <Page presentation="low-stimulus">
      <LevelHeading level={sen} />
      <section className="mb-10">
        <h2 className="mb-4">Choose your level</h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {levels.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={senPaths.level(id)}
                className="index-card group flex flex-wrap items-center gap-4 p-4 hover:border-subject-edge"
              >
                <LevelPicture level={id} className="w-24 shrink-0" />
                <span className="text-h2 font-bold group-hover:underline">{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-4">Or learn for everyday life</h2>
        <SubjectTiles subjects={sen.subjects} pathOf={({ slug }) => senPaths.own(slug)} />
      </section>
    </Page>
  )
}
