import { redirect } from 'react-router'
import { subjectOfSenSlug } from '#domain/curriculum/sen-slugs.ts'
import { BoardsView } from '../boards-view.tsx'
import { boardsWithAbsentOf, loadNearest, loadTopics } from '../load-subject.ts'
import { senPaths } from '../paths.ts'
import type { Route } from './+types/sen-boards-screen'
import { SenActivities } from './sen-activities.tsx'
import { SenEmoji } from './sen-emoji.tsx'
import { examLevels, senLevelOf, youngLevels } from './sen-level-of.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `SEN: ${loaderData?.levelTitle} ${loaderData?.subject.title} exam boards – Revisewell` },
]

/** /sen/gcse|a-level/:subject. A subject of KS1 or KS2 has no exam boards: its revision page takes the reader on. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const level = senLevelOf(params.level, [...examLevels, ...youngLevels])
  const { levelTitle, subject } = await loadTopics(context, level, subjectOfSenSlug(params.subject))
  if (youngLevels.some((young) => young === level)) throw redirect(senPaths.revision(level, subject.slug))
  const nearest = await loadNearest(context, subject)
  return { level, levelTitle, subject, boards: boardsWithAbsentOf(subject), nearest }
}

export default function SenBoardsScreen({ loaderData: { level, ...place } }: Route.ComponentProps) {
  return (
    <BoardsView
      {...place}
      presentation="low-stimulus"
      pathOf={({ id }) => senPaths.topics(level, place.subject.slug, id)}
      nearestPathOf={({ slug }) => senPaths.boards(level, slug)}
      back={{ title: `Back to ${place.levelTitle} subjects`, to: senPaths.level(level) }}
      picture={<SenEmoji subject={place.subject.slug} />}
    >
      <SenActivities level={level} subject={place.subject.slug} />
    </BoardsView>
  )
}
