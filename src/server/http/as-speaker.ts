import type { Person } from '#domain/permissions.ts'

/**
 * Who a request is from, given whose it says it is (`PERSON_HEADER`; none: the session's person's). A page that was loaded for one person
 * has no say for another who has signed in since in a tab beside it, so that nobody is given another one's answers.
 */
export const asSpeaker = (person: Person, speaker: string | undefined): Person =>
  speaker === undefined || person.role === 'guest' || person.id === speaker ? person : { role: 'guest' }
