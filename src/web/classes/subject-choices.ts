import type { listLevelsEndpoint } from '#contract/curriculum.ts'
import type { ResponseOf } from '#contract/endpoint.ts'

export interface SubjectChoice {
  slug: string
  title: string
  hue: number
}

/** Every subject of any level once, by title. */
export function subjectChoices({ levels }: ResponseOf<typeof listLevelsEndpoint>): SubjectChoice[] {
  const bySlug = new Map<string, SubjectChoice>()
  for (const { subjects } of levels)
    for (const { slug, title, hue } of subjects) if (!bySlug.has(slug)) bySlug.set(slug, { slug, title, hue })
  return [...bySlug.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}
