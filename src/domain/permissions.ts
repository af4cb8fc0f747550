import { type AccountThings, accounts } from './permissions/accounts.ts'
import { type AdminThings, admin } from './permissions/admin.ts'
import { type AdministrationThings, administration } from './permissions/administration.ts'
import { type ClassThings, classes } from './permissions/classes.ts'
import { type FamilyThings, families } from './permissions/families.ts'
import { type GroupThings, groups } from './permissions/groups.ts'
import { type LearningThings, learning } from './permissions/learning.ts'
import { type LiveQuizThings, liveQuizzes } from './permissions/live-quizzes.ts'
import type { PermissionTable, Person } from './permissions/person.ts'
import { type PrivacyThings, privacy } from './permissions/privacy.ts'
import { type QuizThings, quizzes } from './permissions/quizzes.ts'
import { type SetThings, sets } from './permissions/sets.ts'
import { type StaffThings, staff } from './permissions/staff.ts'
import { type TaskThings, tasks } from './permissions/tasks.ts'

export type { ClassFacts } from './permissions/classes.ts'
export type { LinkedPupil } from './permissions/families.ts'
export type { GroupCare, GroupFacts } from './permissions/groups.ts'
export type { StudentWork } from './permissions/learning.ts'
export type { LiveQuizPlaceFacts } from './permissions/live-quizzes.ts'
export {
  needsSecondStep,
  type Person,
  personOf,
  Role,
  roleColour,
  roles,
  type StoredPerson,
} from './permissions/person.ts'
export type { QuizFacts } from './permissions/quizzes.ts'
export type { SetFacts, SetShare } from './permissions/sets.ts'

/** What each action is done to; nothing where the person alone decides. */
interface Things
  extends AccountThings,
    AdminThings,
    ClassThings,
    LearningThings,
    SetThings,
    AdministrationThings,
    QuizThings,
    GroupThings,
    StaffThings,
    TaskThings,
    PrivacyThings,
    FamilyThings,
    LiveQuizThings {}

export type Action = keyof Things

/** Who may do what, area by area; whatever isn't said there may not be done. */
const table: PermissionTable<Things> = {
  ...accounts,
  ...admin,
  ...classes,
  ...learning,
  ...sets,
  ...administration,
  ...quizzes,
  ...groups,
  ...liveQuizzes,
  ...staff,
  ...tasks,
  ...privacy,
  ...families,
}

/** True when the person may do the action to the thing; server and screens both ask here. */
export function may<A extends Action>(person: Person, action: A, ...thing: Things[A]): boolean {
  return table[action](person, ...thing)
}
