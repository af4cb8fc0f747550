import { is, isAdmin, isIn, type PermissionTable, type Person } from './person.ts'

/** An account, with the parents it is linked to. */
export interface AccountFacts {
  ownerId: string
  /** Parents who used the pupil's own code. */
  parentIds: readonly string[]
  /** Those of them whom an adult of the pupil's school has confirmed too. */
  confirmedParentIds: readonly string[]
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
  // Your data is your own. A linked parent sees who else sees their child; what speaks for the child (a copy of everything, the
  // account's end, consents) takes a parent whom the school has confirmed: the code alone could be the child's own second account.
  'see who sees them': (person, { ownerId, parentIds }) =>
    is(person, ownerId) || (person.role === 'parent' && isIn(person, parentIds)),
  'download data': (person, account) => is(person, account.ownerId) || isConfirmedParent(person, account),
  'ask to delete account': (person, account) =>
    is(person, account.ownerId) || isConfirmedParent(person, account) || isAdmin(person),

  // The person who asked may take it back; so may the owner, unless an adult decided for a child under 13.
  'keep account': (person, { requestedBy, under13, ...account }) =>
    (is(person, account.ownerId) && (requestedBy === account.ownerId || requestedBy === null || !under13)) ||
    isConfirmedParent(person, account) ||
    isAdmin(person),

  // A parent whom the school has confirmed speaks for a child; nobody else does.
  'decide consent': isConfirmedParent,

  // When a school leaves, its data leaves with it.
  "download a school's data": (person) => isAdmin(person),
  "delete a school's accounts": (person) => isAdmin(person),
}

function isConfirmedParent(person: Person, { confirmedParentIds }: Pick<AccountFacts, 'confirmedParentIds'>): boolean {
  return person.role === 'parent' && isIn(person, confirmedParentIds)
}
