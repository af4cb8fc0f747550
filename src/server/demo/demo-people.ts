import type { Role } from '#domain/permissions.ts'
import { demoUuid } from './demo-uuid.ts'

/** Public: it is printed at each start with the demo data. */
export const DEMO_PASSWORD = 'revise-demo'

/** Contract §4: a demo value. */
export const DEMO_PUPIL_XP = 1250

/** Reached on the days on which the demo pupil also takes a quiz. */
const PUPIL_DAILY_GOAL = 15

export const demoSchool = {
  id: demoUuid('school'),
  name: 'Revisewell Demo School',
  address: '1 Index Card Lane, Demoford',
}

export interface DemoPerson {
  id: string
  role: Role
  fullName: string
  email: string
  schoolId: string | null
  dailyGoal: number
}

const person = (role: Role, fullName: string, rest: Partial<DemoPerson> = {}): DemoPerson => ({
  id: `demo-${role}`,
  role,
  fullName,
  email: `${role}@demo.revisewell.test`,
  schoolId: demoSchool.id,
  dailyGoal: 20,
  ...rest,
})

export const demoPupil = person('student', 'Sam Taylor', { dailyGoal: PUPIL_DAILY_GOAL })

export const demoTeacher = person('teacher', 'Priya Shah')

export const demoParent = person('parent', 'Alex Taylor', { schoolId: null })

export const demoPeople: readonly DemoPerson[] = [demoPupil, demoTeacher, demoParent, person('admin', 'Morgan Ellis')]
