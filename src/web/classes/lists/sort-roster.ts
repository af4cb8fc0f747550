import type { ClassPupil } from '#contract/classes.ts'

export const rosterSorts = [
  { id: 'name', label: 'Name', className: '' },
  { id: 'last-seen', label: 'Last seen', className: '' },
  { id: 'xp', label: 'XP this week', className: 'max-sm:hidden' },
  { id: 'mastery', label: 'Mastery', className: '' },
  { id: 'streak', label: 'Streak', className: 'max-sm:hidden' },
] as const
export type RosterSort = (typeof rosterSorts)[number]['id']

export interface RosterOrder {
  by: RosterSort
  descending: boolean
}

type Sorted = Pick<ClassPupil, 'fullName' | 'lastSeen' | 'xpThisWeek' | 'mastery' | 'streak'>

/** Who has no figure comes after all who have one on the way down, and before them on the way up. */
const compare: Record<RosterSort, (a: Sorted, b: Sorted) => number> = {
  name: (a, b) => a.fullName.localeCompare(b.fullName, 'en', { sensitivity: 'base' }),
  'last-seen': (a, b) => (a.lastSeen ?? '').localeCompare(b.lastSeen ?? ''),
  xp: (a, b) => a.xpThisWeek - b.xpThisWeek,
  mastery: (a, b) => (a.mastery ?? -1) - (b.mastery ?? -1),
  streak: (a, b) => a.streak - b.streak,
}

/** The pupils in order; those who are equal by name. */
export function sortRoster<Pupil extends Sorted>(pupils: readonly Pupil[], { by, descending }: RosterOrder): Pupil[] {
  const way = descending ? -1 : 1
  return pupils.toSorted((a, b) => way * compare[by](a, b) || compare.name(a, b))
}
