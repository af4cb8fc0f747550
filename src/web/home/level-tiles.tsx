import { Link } from 'react-router'
import type { LevelSummary } from '#contract/curriculum.ts'
import { hued } from '../ui/hue.ts'
import { LevelPicture, levelHue } from '../ui/pictures/level-picture.tsx'

export type LevelTile = Pick<LevelSummary, 'id' | 'title' | 'description'>

export function LevelTiles({ levels }: { levels: LevelTile[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
      {levels.map(({ id, title, description }) => (
        <li key={id} {...hued(levelHue[id])}>
          <Link
            to={`/${id}`}
            className="index-card group flex h-full flex-wrap items-center gap-x-4 gap-y-2 p-3 hover:border-subject-edge sm:max-lg:last:col-span-2 lg:flex-col lg:items-stretch"
          >
            <LevelPicture level={id} className="w-28 shrink-0 lg:w-full" />
            <span className="block min-w-0 grow basis-40 lg:basis-auto lg:px-1 lg:pb-2">
              <span className="block text-h3 font-bold group-hover:underline">{title}</span>
              <span className="block leading-snug text-ink-soft">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
