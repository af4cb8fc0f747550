import { is, isAdmin, isIn, type PermissionTable } from './person.ts'

/** A student's work, with the facts that decide who may see it. */
export interface StudentWork {
  studentId: string
  /** Teachers of the classes that the student has joined. */
  teacherIds: readonly string[]
  /** Parents to whom the student has given their code. */
  parentIds: readonly string[]
}

export interface LearningThings {
  study: []
  'report mistakes': []
  'decide mistake reports': []
  'ask the tutor': []
  'read tutor history': [thing: { ownerId: string }]
  'read concerns': [thing: { namedAdultId: string | null }]
  'read progress': [work: StudentWork]
  'record answers': [thing: { studentId: string }]
  'record plays': [thing: { studentId: string }]
  'be ranked': [thing: { studentId: string }]
  plan: [thing: { studentId: string }]
  'claim rewards': [thing: { studentId: string }]
  'decide reward claims': []
}

/** Studying, and what comes of it. */
export const learning: PermissionTable<LearningThings> = {
  // Everybody may study.
  study: () => true,

  // Whoever reads the material may say that it is wrong; admins decide what becomes of it.
  'report mistakes': () => true,
  'decide mistake reports': (person) => isAdmin(person),

  // Everybody may ask the tutor; what they asked is theirs alone, but for signs of distress:
  // the adult whom the pupil's school has named sees those, and so do admins.
  'ask the tutor': () => true,
  'read tutor history': (person, { ownerId }) => is(person, ownerId),
  'read concerns': (person, { namedAdultId }) =>
    isAdmin(person) || (person.role === 'teacher' && person.id === namedAdultId),

  // Students read their own progress, teachers that of pupils in their classes, parents that of their linked children.
  'read progress': (person, work) =>
    (person.role === 'student' && is(person, work.studentId)) ||
    (person.role === 'teacher' && isIn(person, work.teacherIds)) ||
    (person.role === 'parent' && isIn(person, work.parentIds)),

  // Answers are recorded for the student who gave them, and for nobody else.
  'record answers': (person, { studentId }) => person.role === 'student' && is(person, studentId),

  // So are games that earn XP; anybody may play.
  'record plays': (person, { studentId }) => person.role === 'student' && is(person, studentId),

  // Leaderboards are open; a place on them is a pupil's own, and told to nobody else who they are unless they wish it.
  'be ranked': (person, { studentId }) => person.role === 'student' && is(person, studentId),

  // Papers, rest days and the calendar made of them are a pupil's own.
  plan: (person, { studentId }) => person.role === 'student' && is(person, studentId),

  // Pupils spend their own points; an adult of the school hands rewards over or refuses them.
  'claim rewards': (person, { studentId }) => person.role === 'student' && is(person, studentId),
  'decide reward claims': (person) => isAdmin(person),
}
