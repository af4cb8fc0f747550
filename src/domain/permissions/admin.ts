import { isAdmin, type PermissionTable } from './person.ts'

export interface AdminThings {
  'manage users': []
  'manage schools': []
  'manage content': []
}

/** What admins look after for the whole installation. */
export const admin: PermissionTable<AdminThings> = {
  'manage users': (person) => isAdmin(person),
  'manage schools': (person) => isAdmin(person),
  'manage content': (person) => isAdmin(person),
}
