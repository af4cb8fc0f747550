import { Link } from 'react-router'
import type { LevelSummary, SubjectSummary } from '#contract/curriculum.ts'
import { apiOf } from '../api/request-api.ts'
import { hued } from '../ui/hue.ts'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { LevelPicture, levelHue } from '../ui/pictures/level-picture.tsx'
import { SubjectIcon } from '../ui/pictures/subject-icon.tsx'
import type { Route } from './+types/explore-screen'
import { readiness } from './amounts.ts'
import { alevelPaths, gcsePaths, senPaths, youngPaths } from './paths.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Explore subjects – Revisewell' }]

export function loader({ context }: Route.LoaderArgs) {
  return apiOf(context)('GET /api/curriculum')
}

const pathOf = ({ level, slug }: SubjectSummary): string => {
  if (level === 'alevel') return alevelPaths.boards(slug)
  if (level === 'gcse') return gcsePaths.boards(slug)
  return level === 'sen' ? senPaths.own(slug) : youngPaths.subject(level, slug)
}

export default function ExploreScreen({ loaderData: { levels } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeading lead="Every level and its subjects. Choose one and go straight to its topics.">
        Explore subjects
      </PageHeading>
      <div className="grid gap-10">
        {levels.map((level) => (
          <LevelSection key={level.id} level={level} />
        ))}
      </div>
      <p className="mt-10 text-ink-soft">
        Have cards of your own?{' '}
        <Link to="/sets" className="link">
          Make, import and share your own sets
        </Link>
        .
      </p>
    </Page>
  )
}

function LevelSection({ level: { id, title, description, subjects } }: { level: LevelSummary }) {
  return (
    <section
      aria-labelledby={`level-${id}`}
      {...hued(levelHue[id])}
      className="grid gap-x-8 gap-y-4 md:grid-cols-[13rem_1fr]"
    >
      <div>
        <h2 id={`level-${id}`}>
          <Link to={`/${id}`} className="group flex items-center gap-3">
            <LevelPicture level={id} className="w-20 shrink-0" />
            <span className="group-hover:underline">{title}</span>
          </Link>
        </h2>
        <p className="mt-2 text-small text-ink-soft">{description}</p>
      </div>
      <ul className="grid content-start gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {subjects.map((subject) => (
          <li key={subject.slug} {...hued(subject.hue)}>
            <Link
              to={pathOf(subject)}
              className="group flex h-full items-center gap-3 rounded-md border border-line bg-surface p-2 hover:border-subject-edge"
            >
              <SubjectIcon icon={subject.icon} size="small" />
              <span className="min-w-0 leading-tight">
                <span className="block font-bold group-hover:underline">{subject.title}</span>
                <span className="tabular text-small text-ink-soft">{readiness(subject)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
