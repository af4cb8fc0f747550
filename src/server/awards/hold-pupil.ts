import type { Queries } from '../database/database.ts'

/** Holds back other finishes of the same pupil until this transaction ends. */
export async function holdPupil(transaction: Queries, studentId: string): Promise<void> {
  await transaction.query('select user_id from student_progress where user_id = $1 for update', [studentId])
}
