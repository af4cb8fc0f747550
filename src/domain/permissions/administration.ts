import { is, isAdmin, type PermissionTable } from './person.ts'

export interface AdministrationThings {
  'read the audit log': []
  'read notices': [thing: { ownerId: string }]
  'run the installation': []
}

/** Looking after the installation, and what the product tells people. */
export const administration: PermissionTable<AdministrationThings> = {
  'read the audit log': (person) => isAdmin(person),

  // What the product tells somebody is for them alone.
  'read notices': (person, { ownerId }) => is(person, ownerId),

  // Thresholds, badges, system notifications, reports, backups, the help inbox and the landing page's figures.
  'run the installation': (person) => isAdmin(person),
}
