import { is, isIn, type PermissionTable } from './person.ts'

/** A class, with the facts that decide who may do what in it. */
export interface ClassFacts {
  /** Who made it and decides on its name, its end and its teachers. */
  ownerId: string
  /** Everybody who teaches it, its owner among them. */
  teacherIds: readonly string[]
}

export interface ClassThings {
  'make classes': []
  'look after class': [facts: ClassFacts]
  'decide about class': [facts: Pick<ClassFacts, 'ownerId'>]
  'join classes': []
  'set sign-in': [pupil: { teacherIds: readonly string[]; hasEmail: boolean }]
}

/** Classes, who teaches them and who is in them. */
export const classes: PermissionTable<ClassThings> = {
  // Teachers make classes. Whoever teaches one looks after its pupils; its owner alone decides on the class itself.
  'make classes': (person) => person.role === 'teacher',
  'look after class': (person, { teacherIds }) => person.role === 'teacher' && isIn(person, teacherIds),
  'decide about class': (person, { ownerId }) => person.role === 'teacher' && is(person, ownerId),

  // Only pupils are in classes, and they join by themselves: no teacher sees a pupil who has not joined.
  'join classes': (person) => person.role === 'student',

  // Who has an e-mail address mends their own password; for the others a teacher of their own school does.
  'set sign-in': (person, { teacherIds, hasEmail }) =>
    person.role === 'teacher' && !hasEmail && isIn(person, teacherIds),
}
