import type { LevelSummary } from '#contract/curriculum.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { LevelPicture } from '../ui/pictures/level-picture.tsx'

/** The heading of a level's own page. */
export function LevelHeading({ level }: { level: Pick<LevelSummary, 'id' | 'title' | 'description'> }) {
  return (
    <PageHeading picture={<LevelPicture level={level.id} className="w-24 shrink-0 sm:w-30" />} lead={level.description}>
      {level.title}
    </PageHeading>
  )
}
