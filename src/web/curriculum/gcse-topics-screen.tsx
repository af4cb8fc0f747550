import type { Route } from './+types/gcse-topics-screen'
import { loadBoardTopics } from './load-subject.ts'
import { gcsePaths } from './paths.ts'
import { TopicsView } from './topics-view.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `GCSE ${loaderData?.subject.title}, ${(loaderData?.board ?? loaderData?.absent)?.board}: topics – Revisewell`,
  },
]

export function loader({ context, params }: Route.LoaderArgs) {
  return loadBoardTopics(context, 'gcse', params.subject, params.examBoard)
}

export default function GcseTopicsScreen({ loaderData: place, params: { subject, examBoard } }: Route.ComponentProps) {
  const boards = gcsePaths.boards(subject)
  return (
    <TopicsView
      place={place}
      pathOf={(topic) => gcsePaths.topic(subject, examBoard, topic)}
      boardPathOf={({ id }) => gcsePaths.topics(subject, id)}
      nearestPathOf={({ slug }) => gcsePaths.topics(slug, examBoard)}
      back={{ title: 'Back to exam boards', to: boards }}
      trail={[
        { title: place.levelTitle, to: '/gcse' },
        { title: place.subject.title, to: boards },
      ]}
    />
  )
}
