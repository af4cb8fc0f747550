import { is, isIn, type PermissionTable } from './person.ts'

/** A pupil, with the parents to whom they gave a code. */
export interface LinkedPupil {
  studentId: string
  parentIds: readonly string[]
}

export interface FamilyThings {
  'share code': []
  'connect children': []
  'look after child': [pupil: LinkedPupil]
  'end link': [link: { studentId: string; parentId: string }]
  'change support': [pupil: LinkedPupil]
  'read weekly reports': [pupil: LinkedPupil]
}

/** Pupils and those at home who look after them. */
export const families: PermissionTable<FamilyThings> = {
  // A pupil alone lets somebody in, with a code of theirs that a parent then uses.
  'share code': (person) => person.role === 'student',
  'connect children': (person) => person.role === 'parent',

  // A parent sees and sets what concerns linked children, and nobody else's.
  'look after child': (person, { parentIds }) => person.role === 'parent' && isIn(person, parentIds),
  'read weekly reports': (person, { parentIds }) => person.role === 'parent' && isIn(person, parentIds),

  // Reading support is the pupil's own; a linked parent may turn it on and off for them.
  'change support': (person, { studentId, parentIds }) =>
    (person.role === 'student' && is(person, studentId)) || (person.role === 'parent' && isIn(person, parentIds)),

  // Either side may end it, at any age.
  'end link': (person, { studentId, parentId }) =>
    (person.role === 'student' && is(person, studentId)) || (person.role === 'parent' && is(person, parentId)),
}
