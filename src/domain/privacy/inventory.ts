import { accounts } from './inventory/accounts.ts'
import { administration } from './inventory/administration.ts'
import { families } from './inventory/families.ts'
import { groups } from './inventory/groups.ts'
import { live } from './inventory/live.ts'
import { liveQuizzes } from './inventory/live-quizzes.ts'
import { motivation } from './inventory/motivation.ts'
import { privacy } from './inventory/privacy.ts'
import { school } from './inventory/school.ts'
import { study } from './inventory/study.ts'
import { teaching } from './inventory/teaching.ts'
import { sets, tutor } from './inventory/tutor.ts'
import type { StoredTable } from './stored-table.ts'

/** Every table, column by column: why it is stored, about whom, and for how long. Downloads, deletion and retention are made of it. */
export const inventory: Readonly<Record<string, StoredTable>> = {
  ...accounts,
  ...study,
  ...motivation,
  ...tutor,
  ...sets,
  ...school,
  ...teaching,
  ...families,
  ...groups,
  ...live,
  ...liveQuizzes,
  ...administration,
  ...privacy,
}

/** Tables whose rows are about people, in the order of the inventory. */
export const tablesAboutPeople = Object.entries(inventory).filter(
  ([, { about, through }]) => about.length > 0 || through !== undefined,
)
