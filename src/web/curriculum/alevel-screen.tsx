import { Page } from '../ui/page.tsx'
import { levelHue } from '../ui/pictures/level-picture.tsx'
import type { Route } from './+types/alevel-screen'
import { LevelHeading } from './level-heading.tsx'
import { loadLevel } from './load-subject.ts'
import { alevelPaths } from './paths.ts'
import { SubjectList } from './subject-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'A-Level subjects – Revisewell' }]

export function loader({ context }: Route.LoaderArgs) {
  return loadLevel(context, 'alevel')
}

export default function AlevelScreen({ loaderData: level }: Route.ComponentProps) {
  return (
    <Page presentation={level.presentation} hue={levelHue[level.id]}>
      <LevelHeading level={level} />
      <h2 className="sr-only">Subjects</h2>
      <SubjectList subjects={level.subjects} pathOf={({ slug }) => alevelPaths.boards(slug)} />
    </Page>
  )
}
