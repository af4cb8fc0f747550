import type { z } from 'zod'
import * as accountSecurity from './account-security.ts'
import * as accounts from './accounts.ts'
import * as administration from './administration.ts'
import * as audit from './audit.ts'
import * as backup from './backup.ts'
import * as broadcasts from './broadcasts.ts'
import * as classJoining from './class-joining.ts'
import * as classRosters from './class-rosters.ts'
import * as classes from './classes.ts'
import * as content from './content.ts'
import * as curriculum from './curriculum.ts'
import type { Call, Route } from './endpoint.ts'
import * as exam from './exam.ts'
import * as families from './families.ts'
import * as games from './games.ts'
import * as gradeBoundaries from './grade-boundaries.ts'
import * as groupMembership from './group-membership.ts'
import * as groupSessions from './group-sessions.ts'
import * as groups from './groups.ts'
import * as health from './health.ts'
import * as help from './help.ts'
import * as leaderboards from './leaderboards.ts'
import * as learn from './learn.ts'
import * as lessons from './lessons.ts'
import * as liveQuiz from './live-quiz.ts'
import * as mistakes from './mistakes.ts'
import * as moderation from './moderation.ts'
import * as notices from './notices.ts'
import * as papers from './papers.ts'
import * as passkeys from './passkeys.ts'
import * as planning from './planning.ts'
import * as privacy from './privacy.ts'
import * as progress from './progress.ts'
import * as quizAttempts from './quiz-attempts.ts'
import * as quizImports from './quiz-imports.ts'
import * as quizMarking from './quiz-marking.ts'
import * as quizzes from './quizzes.ts'
import * as reports from './reports.ts'
import * as rewards from './rewards.ts'
import * as schools from './schools.ts'
import * as setImports from './set-imports.ts'
import * as sets from './sets.ts'
import * as staff from './staff.ts'
import * as study from './study.ts'
import * as tasks from './tasks.ts'
import * as tutor from './tutor.ts'
import * as users from './users.ts'

/** What the product does, by feature: whatever endpoint one of its files exports is a call of the product. */
export const features = {
  accounts: {
    about: 'Signing up and in, one’s own profile, sessions and second steps.',
    calls: { ...accounts, ...accountSecurity, ...passkeys },
  },
  curriculum: { about: 'Levels, subjects, topics and what is studied of them.', calls: curriculum },
  study: { about: 'Answers and finished study sessions.', calls: study },
  learn: { about: 'Sessions made of what is due, what is weak and what is new.', calls: learn },
  exam: {
    about: 'Exam questions and mock papers, and the answers to them.',
    calls: { ...exam, ...papers, ...gradeBoundaries },
  },
  progress: { about: 'What somebody has reached.', calls: progress },
  planning: { about: 'The plan for the papers, and its calendar.', calls: planning },
  games: { about: 'Mini games.', calls: games },
  lessons: { about: 'Narrated lessons.', calls: lessons },
  sets: { about: 'Own sets of flashcards, and their files.', calls: { ...sets, ...setImports } },
  tutor: { about: 'Questions to the tutor, hints, and messages of distress.', calls: tutor },
  leaderboards: { about: 'Who has earned how much XP.', calls: leaderboards },
  rewards: { about: 'Badges, tiers and rewards.', calls: rewards },
  classes: { about: 'Classes, their lists and joining them.', calls: { ...classes, ...classRosters, ...classJoining } },
  tasks: { about: 'Work that teachers set, and its results.', calls: tasks },
  families: { about: 'Pupils and their parents.', calls: families },
  notices: { about: 'What the product tells a person.', calls: notices },
  groups: { about: 'Study groups.', calls: { ...groups, ...groupMembership, ...groupSessions } },
  quizzes: { about: 'Teachers’ quizzes.', calls: { ...quizzes, ...quizAttempts, ...quizImports, ...quizMarking } },
  'live-quizzes': { about: 'Quizzes that a class takes together.', calls: liveQuiz },
  staff: { about: 'Who vouches for teachers and parents.', calls: staff },
  moderation: { about: 'Reported messages, muting, and age bands.', calls: moderation },
  mistakes: { about: 'Reported mistakes in the material.', calls: mistakes },
  help: { about: 'Messages to those who look after the product.', calls: help },
  privacy: { about: 'What is stored about a person: reading, downloading and deleting it.', calls: privacy },
  users: { about: 'The accounts of the installation.', calls: users },
  schools: { about: 'The schools of the installation.', calls: schools },
  content: { about: 'What admins add to the material.', calls: content },
  administration: {
    about: 'Settings, notifications, reports, the log of what admins did, and backups.',
    calls: { ...administration, ...broadcasts, ...reports, ...audit, ...backup },
  },
  health: { about: 'Whether the installation works.', calls: health },
} as const

export type Feature = keyof typeof features
type Exported = { [F in Feature]: (typeof features)[F]['calls'][keyof (typeof features)[F]['calls']] }[Feature]
type AnyEndpoint = Extract<Exported, { route: Route; response: z.ZodType }>

/** A call with the name that it has for those who write programs against it, and the feature that it belongs to. */
export interface Operation {
  id: string
  feature: Feature
  call: Call
}

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'route' in value

/** Every call of the product, with JSON or with a file for an answer. */
export const operations: readonly Operation[] = Object.entries(features).flatMap(([feature, { calls }]) =>
  Object.entries<unknown>(calls).flatMap(([name, call]) =>
    isCall(call) ? [{ id: name.replace(/Endpoint$/, ''), feature: feature as Feature, call }] : [],
  ),
)

/** Every call of the product. */
export const calls: readonly Call[] = operations.map(({ call }) => call)

/** The calls by route, for the typed client. */
export type Api = { [E in AnyEndpoint as E['route']]: E }
