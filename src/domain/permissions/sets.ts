import { is, type PermissionTable, type Person } from './person.ts'

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

export interface SetThings {
  'make sets': []
  'read set': [set: SetFacts]
  'edit set': [set: Pick<SetFacts, 'ownerId'>]
  'share set': [share: SetShare]
  'take set out': [share: SetShare]
}

/** Sharing reaches pupils, so a teacher whom no school has confirmed shares nothing and sees nothing that pupils share. */
const isTrusted = (person: Person) => person.role !== 'guest' && person.role !== 'unconfirmed-teacher'

/** Sets of cards that people make themselves. */
export const sets: PermissionTable<SetThings> = {
  // Everyone with an account makes sets of cards. A set is its owner's; others see it where it is shared.
  'make sets': (person) => person.role !== 'guest',
  'read set': (person, { ownerId, sharedWithAsker }) => is(person, ownerId) || (isTrusted(person) && sharedWithAsker),
  'edit set': (person, { ownerId }) => is(person, ownerId),
  'share set': (person, { ownerId, asker }) => isTrusted(person) && is(person, ownerId) && asker.belongs,

  // The owner takes a set out of a class or group again; whoever teaches or leads it may, too.
  'take set out': (person, { ownerId, asker }) => is(person, ownerId) || (isTrusted(person) && asker.leads),
}
