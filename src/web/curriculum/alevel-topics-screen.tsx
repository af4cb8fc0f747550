import type { Route } from './+types/alevel-topics-screen'
import { loadBoardTopics } from './load-subject.ts'
import { alevelPaths } from './paths.ts'
import { TopicsView } from './topics-view.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `A-Level ${loaderData?.subject.title}, ${(loaderData?.board ?? loaderData?.absent)?.board}: topics – Revisewell`,
  },
]

export function loader({ context, params }: Route.LoaderArgs) {
  return loadBoardTopics(context, 'alevel', params.subject, params.examBoard)
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
      boardPathOf={({ id }) => alevelPaths.topics(subject, id)}
      nearestPathOf={({ slug }) => alevelPaths.topics(slug, examBoard)}
      back={{ title: 'Back to exam boards', to: boards }}
      trail={[
        { title: place.levelTitle, to: '/alevel' },
        { title: place.subject.title, to: boards },
      ]}
    />
  )
}
