import { writeClass, writeMember } from '../classes/class-store.ts'
import type { Queries } from '../database/database.ts'
import { demoClassmates } from './demo-classmates.ts'
import { demoPupil, demoSchool } from './demo-people.ts'
import { demoUuid } from './demo-uuid.ts'

/** How many of the demo school's pupils are in both classes. */
const IN_BOTH = 3
const schoolmates = demoClassmates.filter(({ schoolId }) => schoolId === demoSchool.id).map(({ id }) => id)

/** The demo teacher's classes: the demo pupil and everybody of their school in one, some of them in the other. */
export const demoClasses = [
  {
    id: demoUuid('class/11B'),
    name: '11B Biology',
    year: 'Year 11',
    subject: 'biology',
    joinCode: 'BXRTKMWD',
    pupils: [demoPupil.id, ...schoolmates],
  },
  {
    id: demoUuid('class/revision-club'),
    name: 'Thursday revision club',
    year: 'Year 11',
    subject: null,
    joinCode: 'CQVNHPZG',
    pupils: [demoPupil.id, ...schoolmates.slice(0, IN_BOTH)],
  },
] as const

/** Writes the classes once; what the demo teacher did with them stays. */
export async function writeDemoClasses(
  transaction: Queries,
  { teacherId, madeAt }: { teacherId: string; madeAt: Date },
): Promise<void> {
  for (const { pupils, ...rest } of demoClasses) {
    if (!(await writeClass(transaction, { ...rest, ownerId: teacherId, now: madeAt }))) continue
    for (const studentId of pupils)
      await writeMember(transaction, { studentId, classId: rest.id, joinedAs: null, now: madeAt })
  }
}
