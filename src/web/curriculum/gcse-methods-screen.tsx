import type { Route } from './+types/gcse-methods-screen'
import { loadTopic } from './load-subject.ts'
import { MethodsView } from './methods-view.tsx'
import { gcsePaths } from './paths.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.topic.title} – GCSE ${loaderData?.subject.title} – Revisewell` },
]

export function loader({ context, params: { subject, examBoard, topic } }: Route.LoaderArgs) {
  const board = { id: examBoard, topics: gcsePaths.topics(subject, examBoard) }
  return loadTopic(context, { level: 'gcse', subject, board }, topic)
}

export default function GcseMethodsScreen({ loaderData: place, params: { subject, examBoard } }: Route.ComponentProps) {
  const topics = gcsePaths.topics(subject, examBoard)
  return (
    <MethodsView
      place={place}
      pathOf={(method) => gcsePaths.method(subject, examBoard, place.topic.slug, method)}
      topicPathOf={(topic) => gcsePaths.topic(subject, examBoard, topic)}
      back={{ title: 'Back to topics', to: topics }}
      trail={[
        { title: place.levelTitle, to: '/gcse' },
        { title: place.subject.title, to: gcsePaths.boards(subject) },
        { title: place.board?.board ?? examBoard, to: topics },
      ]}
    />
  )
}
