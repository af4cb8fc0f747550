import { Page } from '../../ui/page.tsx'
import { LevelHeading } from '../level-heading.tsx'
import { loadLevel } from '../load-subject.ts'
import { senPaths } from '../paths.ts'
import { SubjectList } from '../subject-list.tsx'
import { SubjectTiles } from '../subject-tiles.tsx'
import { WayBack } from '../way-back.tsx'
import type { Route } from './+types/sen-level-screen'
import { examLevels, senLevelOf, youngLevels } from './sen-level-of.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `SEN: ${loaderData?.title} subjects – Revisewell` },
]

export function loader({ context, params }: Route.LoaderArgs) {
  return loadLevel(context, senLevelOf(params.level, [...examLevels, ...youngLevels]))
}

export default function SenLevelScreen({ loaderData: level }: Route.ComponentProps) {
  const young = youngLevels.some((id) => id === level.id)
  const List = young ? SubjectTiles : SubjectList
  return (
    <Page presentation="low-stimulus">
      <WayBack to="/sen" label="Back to SEN" trail={[]} />
      <LevelHeading level={level} />
      <h2 className="mb-4">Choose a subject</h2>
      <List
        subjects={level.subjects}
        pathOf={({ slug }) => (young ? senPaths.revision(level.id, slug) : senPaths.boards(level.id, slug))}
      />
    </Page>
  )
}
