/** What a study group holds; lengths are in characters. */
export const groupLimits = {
  fewestMembers: 2,
  mostMembers: 30,
  name: 60,
  description: 300,
  message: 500,
  /** Groups that one pupil is a member of. */
  memberships: 20,
  topic: 80,
  /** A session's length, in minutes. */
  shortestSession: 10,
  longestSession: 240,
  /** Sessions that a group has before it. */
  sessionsAhead: 10,
  /** How far ahead a session can be. */
  sessionDaysAhead: 366,
  reportNote: 500,
} as const
