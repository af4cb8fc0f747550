import type { Route } from './+types/alevel-boards-screen'
import { BoardsView } from './boards-view.tsx'
import { boardsWithAbsentOf, loadNearest, loadTopics } from './load-subject.ts'
import { alevelPaths } from './paths.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `A-Level ${loaderData?.subject.title}: exam boards – Revisewell` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { levelTitle, presentation, subject } = await loadTopics(context, 'alevel', params.subject)
  const nearest = await loadNearest(context, subject)
  return { levelTitle, presentation, subject, boards: boardsWithAbsentOf(subject), nearest }
}

export default function AlevelBoardsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <BoardsView
      {...loaderData}
      pathOf={({ id }) => alevelPaths.topics(loaderData.subject.slug, id)}
      nearestPathOf={({ slug }) => alevelPaths.boards(slug)}
      back={{ title: 'Back to A-Level subjects', to: '/alevel' }}
    />
  )
}
