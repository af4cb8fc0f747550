import { subjectOfSenSlug } from '#domain/curriculum/sen-slugs.ts'
import type { Route } from './+types/sen-methods-screen'
import { loadTopic } from './load-subject.ts'
import { MethodsView } from './methods-view.tsx'
import { senPaths } from './paths.ts'
import { examLevels, senLevelOf } from './sen-level-of.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.topic.title} – SEN – Revisewell` }]

export async function loader({ context, params: { level, subject, examBoard, topic } }: Route.LoaderArgs) {
  const place = await loadTopic(context, senLevelOf(level, examLevels), subjectOfSenSlug(subject), examBoard, topic)
  return { ...place, presentation: 'low-stimulus' as const }
}

export default function SenMethodsScreen({ loaderData: place, params: { examBoard } }: Route.ComponentProps) {
  const { level, subject, topic } = place
  return (
    <MethodsView
      place={place}
      pathOf={(method) => senPaths.method(level, subject.slug, topic.slug, method)}
      back={{ title: 'Back to topics', to: senPaths.topics(level, subject.slug, examBoard) }}
      trail={[]}
    />
  )
}
