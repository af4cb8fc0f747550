import { subjectOfSenSlug } from '#domain/curriculum/sen-slugs.ts'
import type { Route } from './+types/sen-boards-screen'
import { BoardsView } from './boards-view.tsx'
import { boardsOf, loadTopics } from './load-subject.ts'
import { senPaths } from './paths.ts'
import { SenActivities } from './sen-activities.tsx'
import { SenEmoji } from './sen-emoji.tsx'
import { examLevels, senLevelOf } from './sen-level-of.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `SEN: ${loaderData?.levelTitle} ${loaderData?.subject.title} exam boards – Revisewell` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const level = senLevelOf(params.level, examLevels)
  const { levelTitle, subject } = await loadTopics(context, level, subjectOfSenSlug(params.subject))
  return { level, levelTitle, subject, boards: boardsOf(subject) }
}

export default function SenBoardsScreen({ loaderData: { level, ...place } }: Route.ComponentProps) {
  return (
    <BoardsView
      {...place}
      presentation="low-stimulus"
      pathOf={({ id }) => senPaths.topics(level, place.subject.slug, id)}
      back={{ title: `Back to ${place.levelTitle} subjects`, to: senPaths.level(level) }}
      picture={<SenEmoji subject={place.subject.slug} />}
    >
      <SenActivities level={level} subject={place.subject.slug} />
    </BoardsView>
  )
}
