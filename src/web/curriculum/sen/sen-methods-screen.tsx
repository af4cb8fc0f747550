import { subjectOfSenSlug } from '#domain/curriculum/sen-slugs.ts'
import { loadTopic } from '../load-subject.ts'
import { MethodsView } from '../methods-view.tsx'
import { senPaths } from '../paths.ts'
import type { Route } from './+types/sen-methods-screen'
import { examLevels, senLevelOf } from './sen-level-of.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.topic.title} – SEN – Revisewell` }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const level = senLevelOf(params.level, examLevels)
  const subject = subjectOfSenSlug(params.subject)
  const board = { id: params.examBoard, topics: senPaths.topics(level, subject, params.examBoard) }
  const place = await loadTopic(context, { level, subject, board }, params.topic)
  return { ...place, presentation: 'low-stimulus' as const }
}

export default function SenMethodsScreen({ loaderData: place, params: { examBoard } }: Route.ComponentProps) {
  const { level, subject, topic } = place
  return (
    <MethodsView
      place={place}
      pathOf={(method) => senPaths.method(level, subject.slug, topic.slug, method)}
      topicPathOf={(row) => senPaths.topic(level, subject.slug, examBoard, row)}
      back={{ title: 'Back to topics', to: senPaths.topics(level, subject.slug, examBoard) }}
      trail={[]}
    />
  )
}
