import { accountSecurity } from './account-security.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { administration } from './administration.ts'
import { aroundStudy } from './around-study.ts'
import type { CallTable } from './call-table.ts'
import { classes } from './classes.ts'
import { families } from './families.ts'
import { files } from './files.ts'
import { groups } from './groups.ts'
import { liveQuizzes } from './live-quizzes.ts'
import { material } from './material.ts'
import { privacy } from './privacy.ts'
import { quizzes } from './quizzes.ts'
import { sets } from './sets.ts'
import { staff } from './staff.ts'
import { study } from './study.ts'
import { tasks } from './tasks.ts'

/** Who may call what, area by area. A call of the contract without a row fails. */
export const callTables: readonly CallTable[] = [
  accounts,
  accountSecurity,
  admin,
  material,
  staff,
  study,
  aroundStudy,
  quizzes,
  sets,
  classes,
  administration,
  groups,
  liveQuizzes,
  tasks,
  privacy,
  families,
  files,
]
