import { is, isAdmin, type PermissionTable } from './person.ts'

export interface AdminThings {
  'manage users': []
  'reset second steps': [account: { ownerId: string }]
  'manage schools': []
  'manage content': []
}

/** What admins look after for the whole installation. */
export const admin: PermissionTable<AdminThings> = {
  'manage users': (person) => isAdmin(person),
  // Who has lost their device asks another admin: nobody gets past their own second step this way.
  'reset second steps': (person, { ownerId }) => isAdmin(person) && !is(person, ownerId),
  'manage schools': (person) => isAdmin(person),
  'manage content': (person) => isAdmin(person),
}
