import { subjectOfSenSlug } from '#domain/curriculum/sen-slugs.ts'
import { loadBoardTopics } from '../load-subject.ts'
import { senPaths } from '../paths.ts'
import { TopicsView } from '../topics-view.tsx'
import type { Route } from './+types/sen-topics-screen'
import { examLevels, senLevelOf } from './sen-level-of.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `SEN: ${loaderData?.levelTitle} ${loaderData?.subject.title} topics – Revisewell` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const level = senLevelOf(params.level, examLevels)
  const place = await loadBoardTopics(context, level, subjectOfSenSlug(params.subject), params.examBoard)
  return { ...place, presentation: 'low-stimulus' as const }
}

export default function SenTopicsScreen({ loaderData: place, params: { examBoard } }: Route.ComponentProps) {
  const { level, subject } = place
  return (
    <TopicsView
      place={place}
      pathOf={(topic) => senPaths.topic(level, subject.slug, examBoard, topic)}
      boardPathOf={({ id }) => senPaths.topics(level, subject.slug, id)}
      nearestPathOf={({ slug }) => senPaths.topics(level, slug, examBoard)}
      back={{ title: 'Back to exam boards', to: senPaths.boards(level, subject.slug) }}
      trail={[]}
    />
  )
}
