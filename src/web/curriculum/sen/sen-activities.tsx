import { Link } from 'react-router'
import type { LevelId } from '#domain/curriculum/level.ts'
import { methods } from '../methods.ts'
import { senPaths } from '../paths.ts'

/** The activity cards of a SEN subject (contract §2): one gentle thing to do on each. */
export function SenActivities({ level, subject }: { level: LevelId; subject: string }) {
  return (
    <section className="mt-10">
      <h2 className="mb-4">Activities</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {methods.map(({ id, childTitle, childText, Icon }) => (
          <li key={id}>
            <Link
              to={senPaths.activity(level, subject, id)}
              className="index-card group flex h-full items-center gap-4 p-4 hover:border-subject-edge"
            >
              <Icon aria-hidden className="size-10 shrink-0 text-subject-ink" strokeWidth={1.7} />
              <span className="min-w-0">
                <span className="block text-h3 font-bold group-hover:underline">{childTitle}</span>
                <span className="block text-ink-soft">{childText}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
