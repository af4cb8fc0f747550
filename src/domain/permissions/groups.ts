import { is, isAdmin, type PermissionTable, type Person } from './person.ts'

/** A study group as the person who asks stands to it. */
export interface GroupFacts {
  /** What they are in it; null when they are not in it. */
  askerRole: 'leader' | 'member' | null
  /** Whether the group's school is theirs: confirmed, not as they typed it. */
  askersSchool: boolean
}

/** A message or pupil of a group that somebody looks after. */
export interface GroupCare {
  /** Whether the group's school, which is the asker's, has asked them to look after its groups. */
  moderatesSchool: boolean
  /** Whether the pupil in question is in a class of the asker's. */
  teachesPupil: boolean
}

export interface GroupThings {
  'find groups': []
  'see group': [group: GroupFacts]
  'join group': [group: GroupFacts]
  'enter group room': [group: GroupFacts]
  'write in group': [group: GroupFacts]
  'report group message': [group: GroupFacts]
  'run group stopwatch': [group: GroupFacts]
  'lead group': [group: GroupFacts]
  'moderate groups': []
  'moderate group chat': [care: GroupCare]
  'say own age band': [thing: { studentId: string }]
  'change age band': [thing: { teachesPupil: boolean; isNamedAdult: boolean }]
  'turn chat off': []
}

const isMember = (person: Person, { askerRole, askersSchool }: GroupFacts) =>
  person.role === 'student' && askersSchool && askerRole !== null
const leads = (person: Person, group: GroupFacts) => isMember(person, group) && group.askerRole === 'leader'

/** Study groups: pupils of one school among themselves, looked after by its teachers. */
export const groups: PermissionTable<GroupThings> = {
  // Pupils meet in groups. Those of other schools are not there for them.
  'find groups': (person) => person.role === 'student',
  'see group': (person, { askersSchool }) => person.role === 'student' && askersSchool,
  'join group': (person, { askersSchool }) => person.role === 'student' && askersSchool,

  // What is said in a group is between its members, and those who look after it.
  'enter group room': isMember,
  'write in group': isMember,
  'report group message': isMember,

  // One member leads: the stopwatch, sessions, who is in it, and its end.
  'run group stopwatch': leads,
  'lead group': leads,

  // Teachers look after pupils of their classes, and after whole groups where their school asked them to; admins after all.
  'moderate groups': (person) => person.role === 'teacher' || isAdmin(person),
  'moderate group chat': (person, { moderatesSchool, teachesPupil }) =>
    isAdmin(person) || (person.role === 'teacher' && (moderatesSchool || teachesPupil)),

  // Pupils say once whether they are 13 or over; after that only a confirmed adult of their school changes it. A parent does not: their
  // account may be the child's own.
  'say own age band': (person, { studentId }) => person.role === 'student' && is(person, studentId),
  'change age band': (person, { teachesPupil, isNamedAdult }) =>
    isAdmin(person) || (person.role === 'teacher' && (teachesPupil || isNamedAdult)),

  'turn chat off': (person) => isAdmin(person),
}
