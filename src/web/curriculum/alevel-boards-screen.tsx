import type { Route } from './+types/alevel-boards-screen'
import { BoardsView } from './boards-view.tsx'
import { boardsOf, loadTopics } from './load-subject.ts'
import { alevelPaths } from './paths.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `A-Level ${loaderData?.subject.title}: exam boards – Revisewell` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { levelTitle, presentation, subject } = await loadTopics(context, 'alevel', params.subject)
  return { levelTitle, presentation, subject, boards: boardsOf(subject) }
}

export default function AlevelBoardsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <BoardsView
      {...loaderData}
      pathOf={({ id }) => alevelPaths.topics(loaderData.subject.slug, id)}
      back={{ title: 'Back to A-Level subjects', to: '/alevel' }}
    />
  )
}
