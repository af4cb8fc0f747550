import { is, isAnyTeacher, isIn, type PermissionTable } from './person.ts'

/** A class, with the facts that decide who may do what in it. */
export interface ClassFacts {
  /** Who made it and decides on its name, its end and its teachers. */
  ownerId: string
  /** Everybody who teaches it, its owner among them. */
  teacherIds: readonly string[]
}

export interface ClassThings {
  'make classes': []
  'prepare class': [facts: Pick<ClassFacts, 'teacherIds'>]
  'look after class': [facts: ClassFacts]
  'decide about class': [facts: Pick<ClassFacts, 'ownerId'>]
  'join classes': []
  'set sign-in': [pupil: { teacherIds: readonly string[]; hasEmail: boolean }]
}

/** Classes, who teaches them and who is in them. */
export const classes: PermissionTable<ClassThings> = {
  // Any teacher makes classes, gives out their codes and removes pupils from them.
  'make classes': isAnyTeacher,
  'prepare class': (person, { teacherIds }) => isAnyTeacher(person) && isIn(person, teacherIds),

  // Only a teacher whom a school has confirmed looks after its pupils; its owner alone decides on the class itself.
  'look after class': (person, { teacherIds }) => person.role === 'teacher' && isIn(person, teacherIds),
  'decide about class': (person, { ownerId }) => isAnyTeacher(person) && is(person, ownerId),

  // Only pupils are in classes, and they join by themselves: no teacher sees a pupil who has not joined.
  'join classes': (person) => person.role === 'student',

  // People with an email address reset their own password; for the others a teacher of their own school does.
  'set sign-in': (person, { teacherIds, hasEmail }) =>
    person.role === 'teacher' && !hasEmail && isIn(person, teacherIds),
}
