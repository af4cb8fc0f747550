import type { LevelId } from './level.ts'

/*
 * The SEN track has slugs of its own for what other levels call otherwise (contract §2): `a-level` in its
 * addresses, `math` and `sciences` for KS1 and KS2. The ordinary slugs are understood there too.
 */
const levels = new Map<string, LevelId>(
  Object.entries({
    gcse: 'gcse',
    'a-level': 'alevel',
    alevel: 'alevel',
    ks1: 'ks1',
    ks2: 'ks2',
    sen: 'sen',
  }),
)
const subjects = new Map(Object.entries({ math: 'maths', sciences: 'science' }))

/** The level that a SEN address names; `sen` itself for the track's own topics. Undefined for no level of ours. */
export const levelOfSenSlug = (slug: string): LevelId | undefined => levels.get(slug)

export const senSlugOfLevel = (level: LevelId): string => (level === 'alevel' ? 'a-level' : level)

/** The subject's slug in the curriculum. */
export const subjectOfSenSlug = (slug: string): string => subjects.get(slug) ?? slug

/** The subject's slug in SEN addresses: `math` and `sciences` at KS1 and KS2, as in the curriculum elsewhere. */
export function senSlugOfSubject(level: LevelId, subject: string): string {
  if (level !== 'ks1' && level !== 'ks2') return subject
  return [...subjects].find(([, slug]) => slug === subject)?.[0] ?? subject
}
