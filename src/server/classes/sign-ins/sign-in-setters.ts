import type { ClassRow } from '../../people/taught-class-store.ts'
import type { ClassPupilRow } from '../pupil-store.ts'

/**
 * Those of a class's teachers who may set a pupil's sign-in: where the account was made for this class, or both are of one
 * school. A pupil who joined a class elsewhere has not handed their account to its teachers.
 */
export function signInSetters(
  { account, schoolId }: Pick<ClassPupilRow, 'account' | 'schoolId'>,
  found: Pick<ClassRow, 'id' | 'schoolId' | 'teacherIds'>,
): readonly string[] {
  if (!account) return []
  const sameSchool = schoolId !== null && schoolId === found.schoolId
  return account.classId === found.id || sameSchool ? found.teacherIds : []
}
