import type { Route } from './+types/alevel-topics-screen'
import { loadTopics } from './load-subject.ts'
import { alevelPaths } from './paths.ts'
import { TopicsView } from './topics-view.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `A-Level ${loaderData?.subject.title}, ${loaderData?.board?.board}: topics – Revisewell` },
]

export function loader({ context, params }: Route.LoaderArgs) {
  return loadTopics(context, 'alevel', params.subject, params.examBoard)
}

export default function AlevelTopicsScreen({
  loaderData: place,
  params: { subject, examBoard },
}: Route.ComponentProps) {
  const boards = alevelPaths.boards(subject)
  return (
    <TopicsView
      place={place}
      pathOf={(topic) => alevelPaths.topic(subject, examBoard, topic)}
      back={{ title: 'Back to exam boards', to: boards }}
      trail={[
        { title: place.levelTitle, to: '/alevel' },
        { title: place.subject.title, to: boards },
      ]}
    />
  )
}
