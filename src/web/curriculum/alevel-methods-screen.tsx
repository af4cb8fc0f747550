import type { Route } from './+types/alevel-methods-screen'
import { loadTopic } from './load-subject.ts'
import { MethodsView } from './methods-view.tsx'
import { alevelPaths } from './paths.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.topic.title} – A-Level ${loaderData?.subject.title} – Revisewell` },
]

export function loader({ context, params: { subject, examBoard, topic } }: Route.LoaderArgs) {
  const board = { id: examBoard, topics: alevelPaths.topics(subject, examBoard) }
  return loadTopic(context, { level: 'alevel', subject, board }, topic)
}

export default function AlevelMethodsScreen({
  loaderData: place,
  params: { subject, examBoard },
}: Route.ComponentProps) {
  const topics = alevelPaths.topics(subject, examBoard)
  return (
    <MethodsView
      place={place}
      pathOf={(method) => alevelPaths.method(subject, examBoard, place.topic.slug, method)}
      topicPathOf={(topic) => alevelPaths.topic(subject, examBoard, topic)}
      back={{ title: 'Back to topics', to: topics }}
      trail={[
        { title: place.levelTitle, to: '/alevel' },
        { title: place.subject.title, to: alevelPaths.boards(subject) },
        { title: place.board?.board ?? examBoard, to: topics },
      ]}
    />
  )
}
