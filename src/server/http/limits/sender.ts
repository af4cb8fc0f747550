import type { RequestFacts } from '../request-context.ts'

/** Whom a limit counts: the person, or a guest's address. */
export const senderOf = ({ person, address }: RequestFacts): string => (person.role === 'guest' ? address : person.id)
