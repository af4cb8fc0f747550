import { z } from 'zod'

/** The roles of specification §6, as chosen at sign-up. */
export const roles = ['student', 'teacher', 'parent', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Role badge colours by name; `web/ui` knows their shades (specification §2). */
export const roleColour = { admin: 'red', teacher: 'blue', parent: 'green', student: 'purple' } as const

/** Whoever asks: a guest, or an account. An admin who is not approved yet is a `pending-admin`, with no admin rights. */
export type Person = { role: 'guest' } | { role: Role | 'pending-admin'; id: string }

/** A student's work, with the facts that decide who may see it. */
export interface StudentWork {
  studentId: string
  /** Teachers of the classes that the student has joined. */
  teacherIds: readonly string[]
  /** Parents to whom the student has given their code. */
  parentIds: readonly string[]
}

/** A set of flashcards that somebody made. */
export interface SetFacts {
  ownerId: string
  /** Whether it is shared with a class or group that the person who asks belongs to or teaches. */
  sharedWithAsker: boolean
}

/** A set in a class or group. */
export interface SetShare {
  ownerId: string
  /** Whether the person who asks belongs to that class or group or teaches it, and whether they lead it. */
  asker: { belongs: boolean; leads: boolean }
}

/** What each action is done to; nothing where the person alone decides. */
interface Things {
  study: []
  'send help request': []
  'report mistakes': []
  'decide mistake reports': []
  'ask the tutor': []
  'read tutor history': [thing: { ownerId: string }]
  'read concerns': []
  'read progress': [work: StudentWork]
  'record answers': [thing: { studentId: string }]
  'record plays': [thing: { studentId: string }]
  'be ranked': [thing: { studentId: string }]
  plan: [thing: { studentId: string }]
  'claim rewards': [thing: { studentId: string }]
  'decide reward claims': []
  'make sets': []
  'read set': [set: SetFacts]
  'edit set': [set: Pick<SetFacts, 'ownerId'>]
  'share set': [share: SetShare]
  'take set out': [share: SetShare]
  'read profile': [thing: { ownerId: string }]
  'edit profile': [thing: { ownerId: string }]
  'change role': [thing: { ownerId: string }]
  'decide role request': [thing: { requesterId: string }]
  'read help requests': []
  'read outbox': [thing: { development: boolean }]
  'open dashboard': [thing: { dashboard: Role }]
}

export type Action = keyof Things

const isAdmin = (person: Person) => person.role === 'admin'
const is = (person: Person, id: string) => person.role !== 'guest' && person.id === id
const isIn = (person: Person, ids: readonly string[]) => person.role !== 'guest' && ids.includes(person.id)

/** Who may do what; whatever isn't said here may not be done. */
const table: { [A in Action]: (person: Person, ...thing: Things[A]) => boolean } = {
  // Everybody may study, and may ask for help.
  study: () => true,
  'send help request': () => true,

  // Whoever reads the material may say that it is wrong; admins decide what becomes of it.
  'report mistakes': () => true,
  'decide mistake reports': (person) => isAdmin(person),

  // Everybody may ask the tutor; what they asked is theirs alone, but for signs of distress, which the named adults see.
  'ask the tutor': () => true,
  'read tutor history': (person, { ownerId }) => is(person, ownerId),
  'read concerns': (person) => isAdmin(person),

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

  // Whoever has an account makes sets of cards. A set is its owner's; others see it where it is shared.
  'make sets': (person) => person.role !== 'guest',
  'read set': (person, { ownerId, sharedWithAsker }) =>
    is(person, ownerId) || (person.role !== 'guest' && sharedWithAsker),
  'edit set': (person, { ownerId }) => is(person, ownerId),
  'share set': (person, { ownerId, asker }) => is(person, ownerId) && asker.belongs,

  // The owner takes a set out of a class or group again; whoever teaches or leads it may, too.
  'take set out': (person, { ownerId, asker }) => is(person, ownerId) || (person.role !== 'guest' && asker.leads),

  // A profile is its owner's, and the admins' to mend.
  'read profile': (person, { ownerId }) => is(person, ownerId) || isAdmin(person),
  'edit profile': (person, { ownerId }) => is(person, ownerId) || isAdmin(person),

  // Nobody changes their own role or approves themselves, not even an admin.
  'change role': (person, { ownerId }) => isAdmin(person) && !is(person, ownerId),
  'decide role request': (person, { requesterId }) => isAdmin(person) && !is(person, requesterId),

  'read help requests': (person) => isAdmin(person),

  // In development, mail that was not sent is there for whoever runs the product; elsewhere for nobody.
  'read outbox': (_person, { development }) => development,

  // Each dashboard is for its role alone.
  'open dashboard': (person, { dashboard }) => person.role === dashboard,
}

/** True when the person may do the action to the thing; server and screens both ask here. */
export function may<A extends Action>(person: Person, action: A, ...thing: Things[A]): boolean {
  return table[action](person, ...thing)
}
