import { is, isAdmin, type PermissionTable, type Role } from './person.ts'

export interface AccountThings {
  'send help request': []
  'read profile': [thing: { ownerId: string }]
  'edit profile': [thing: { ownerId: string }]
  'look after own sign-in': [account: { ownerId: string; hasEmail: boolean }]
  'change role': [thing: { ownerId: string }]
  'decide role request': [thing: { requesterId: string }]
  'read help requests': []
  'read outbox': [thing: { development: boolean }]
  'open dashboard': [thing: { dashboard: Role }]
}

/** Accounts, and asking for help. */
export const accounts: PermissionTable<AccountThings> = {
  // Everybody may ask for help.
  'send help request': () => true,

  // A profile is its owner's, and the admins' to fix.
  'read profile': (person, { ownerId }) => is(person, ownerId) || isAdmin(person),
  'edit profile': (person, { ownerId }) => is(person, ownerId) || isAdmin(person),

  // Who has an email address looks after their own password and second steps; for the others a teacher sets how they sign in.
  'look after own sign-in': (person, { ownerId, hasEmail }) => is(person, ownerId) && hasEmail,

  // Nobody changes their own role or approves themselves, not even an admin.
  'change role': (person, { ownerId }) => isAdmin(person) && !is(person, ownerId),
  'decide role request': (person, { requesterId }) => isAdmin(person) && !is(person, requesterId),

  'read help requests': (person) => isAdmin(person),

  // In development, mail that was not sent is there for whoever runs the product; elsewhere for nobody.
  'read outbox': (_person, { development }) => development,

  // Each dashboard is for its role alone.
  'open dashboard': (person, { dashboard }) => person.role === dashboard,
}
