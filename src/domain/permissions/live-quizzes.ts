import { is, type PermissionTable, type Person } from './person.ts'

/** The class or session that a live quiz is held in, as the person who asks stands to it. */
export interface LiveQuizPlaceFacts {
  /** Whether they teach the class, or lead the group whose session it is. */
  leads: boolean
  /** Whether they are a pupil of the class or a member of the group. */
  belongs: boolean
}

export interface LiveQuizThings {
  'start live quiz': [place: LiveQuizPlaceFacts]
  'enter live quiz': [place: LiveQuizPlaceFacts]
  'run live quiz': [quiz: LiveQuizPlaceFacts & { hostId: string }]
  'answer live quiz': [place: LiveQuizPlaceFacts]
  'see pictures of live quiz': [place: LiveQuizPlaceFacts]
  'set live quiz as homework': [quiz: LiveQuizPlaceFacts & { inClass: boolean }]
}

/** Live quizzes, in a class or a group's session. */
export const liveQuizzes: PermissionTable<LiveQuizThings> = {
  // A teacher of the class or the leader of the group begins one, and whoever began it runs it.
  'start live quiz': (person, { leads }) => (person.role === 'teacher' || person.role === 'student') && leads,
  'run live quiz': (person, { hostId, leads }) => is(person, hostId) && leads,

  // It is for those whose class or group it is; pupils answer.
  'enter live quiz': (person, place) => mayEnter(person, place),
  'see pictures of live quiz': (person, place) => mayEnter(person, place),
  'answer live quiz': (person, { belongs }) => person.role === 'student' && belongs,

  // A teacher of the class sets its questions again.
  'set live quiz as homework': (person, { leads, inClass }) => person.role === 'teacher' && leads && inClass,
}

function mayEnter(person: Person, { leads, belongs }: LiveQuizPlaceFacts): boolean {
  return (person.role === 'teacher' && leads) || (person.role === 'student' && belongs)
}
