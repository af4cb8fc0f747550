import { is, isAdmin, isIn, type PermissionTable } from './person.ts'

/** An account, with the parents it is linked to. */
export interface AccountFacts {
  ownerId: string
  parentIds: readonly string[]
}

export interface PrivacyThings {
  'see who sees them': [account: AccountFacts]
  'download data': [account: AccountFacts]
  'ask to delete account': [account: AccountFacts]
  'keep account': [account: AccountFacts & { requestedBy: string | null; under13: boolean }]
  'decide consent': [account: AccountFacts]
  "download a school's data": []
  "delete a school's accounts": []
}

/** What is stored about people, and its end. */
export const privacy: PermissionTable<PrivacyThings> = {
  // One's own data is one's own; parents stand in for the children who are linked to them.
  'see who sees them': (person, { ownerId, parentIds }) =>
    is(person, ownerId) || (person.role === 'parent' && isIn(person, parentIds)),
  'download data': (person, { ownerId, parentIds }) =>
    is(person, ownerId) || (person.role === 'parent' && isIn(person, parentIds)),
  'ask to delete account': (person, { ownerId, parentIds }) =>
    is(person, ownerId) || (person.role === 'parent' && isIn(person, parentIds)) || isAdmin(person),

  // Whoever asked may take it back; so may the owner, unless an adult decided for a child under 13.
  'keep account': (person, { ownerId, parentIds, requestedBy, under13 }) =>
    (is(person, ownerId) && (requestedBy === ownerId || requestedBy === null || !under13)) ||
    (person.role === 'parent' && isIn(person, parentIds)) ||
    isAdmin(person),

  // A parent speaks for a child; nobody else does.
  'decide consent': (person, { parentIds }) => person.role === 'parent' && isIn(person, parentIds),

  // When a school leaves, its data leaves with it.
  "download a school's data": (person) => isAdmin(person),
  "delete a school's accounts": (person) => isAdmin(person),
}
