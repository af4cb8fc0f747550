import { is, isAdmin, isAnyTeacher, isIn, type PermissionTable, type Person } from './person.ts'

/** A school, as far as it decides who may vouch for people there. */
export interface SchoolStaffFacts {
  /** The adult whom the school has named; null while it has named nobody. */
  namedAdultId: string | null
}

/** A pupil, with those who may say who the adults around them are. */
export interface VouchedPupil extends SchoolStaffFacts {
  /** Teachers of the pupil's classes. */
  teacherIds: readonly string[]
}

export interface StaffThings {
  'ask a school to confirm': []
  'vouch for teachers': [school: SchoolStaffFacts]
  'ask to be confirmed as parent': [pupil: { parentIds: readonly string[] }]
  'vouch for parents': [pupil: VouchedPupil]
}

/** Who says that an adult is who they claim to be. Nobody vouches for themselves. */
export const staff: PermissionTable<StaffThings> = {
  'ask a school to confirm': isAnyTeacher,

  // A school's teachers are confirmed, asked to look after its groups, and let go by its named adult or an admin.
  'vouch for teachers': vouchesFor,

  // A parent is confirmed by somebody at the child's school who knows the family: the named adult, or a confirmed teacher of theirs.
  'ask to be confirmed as parent': (person, { parentIds }) => person.role === 'parent' && isIn(person, parentIds),
  'vouch for parents': (person, pupil) =>
    vouchesFor(person, pupil) || (person.role === 'teacher' && isIn(person, pupil.teacherIds)),
}

function vouchesFor(person: Person, { namedAdultId }: SchoolStaffFacts): boolean {
  return isAdmin(person) || (person.role === 'teacher' && namedAdultId !== null && is(person, namedAdultId))
}
