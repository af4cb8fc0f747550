import { notFound } from '../api/found.ts'
import { Page } from '../ui/page.tsx'
import { levelHue } from '../ui/pictures/level-picture.tsx'
import type { Route } from './+types/gcse-screen'
import { BoardsView } from './boards-view.tsx'
import { LevelHeading } from './level-heading.tsx'
import { boardsWithAbsentOf, loadLevel, loadNearest } from './load-subject.ts'
import { gcsePaths } from './paths.ts'
import { SubjectList } from './subject-list.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.chosen ? `GCSE ${loaderData.chosen.subject.title}: exam boards` : 'GCSE subjects'} – Revisewell`,
  },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const level = await loadLevel(context, 'gcse')
  const slug = new URL(request.url).searchParams.get('subject')
  if (slug === null) return { level, chosen: null }
  const subject = level.subjects.find((candidate) => candidate.slug === slug)
  if (!subject) throw notFound()
  const nearest = await loadNearest(context, subject)
  return { level, chosen: { subject, boards: boardsWithAbsentOf(subject), nearest } }
}

/** The page switches between the list of subjects and one subject's boards (contract §4), by its address. */
export default function GcseScreen({ loaderData: { level, chosen } }: Route.ComponentProps) {
  if (chosen)
    return (
      <BoardsView
        {...chosen}
        levelTitle={level.title}
        presentation={level.presentation}
        pathOf={({ id }) => gcsePaths.topics(chosen.subject.slug, id)}
        nearestPathOf={({ slug }) => gcsePaths.boards(slug)}
        back={{ title: 'Back to GCSE subjects', to: '/gcse' }}
      />
    )
  return (
    <Page presentation={level.presentation} hue={levelHue[level.id]}>
      <LevelHeading level={level} />
      <h2 className="sr-only">Subjects</h2>
      <SubjectList subjects={level.subjects} pathOf={({ slug }) => gcsePaths.boards(slug)} />
    </Page>
  )
}
