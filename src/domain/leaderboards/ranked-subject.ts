import type { RankedSubject } from './filters.ts'

const bySlug = new Map<string, RankedSubject>(
  Object.entries({
    biology: 'biology',
    chemistry: 'chemistry',
    physics: 'physics',
    maths: 'mathematics',
    english: 'english',
    'english-language': 'english',
    'english-literature': 'english',
  }),
)

/**
 * The ranking to which XP of a subject of the curriculum belongs, at whatever level; null for one that counts in 'all' alone,
 * such as combined science, which is no single science.
 */
export function rankedSubjectOf(subjectSlug: string): RankedSubject | null {
  return bySlug.get(subjectSlug) ?? null
}
