import type { Queries } from '../database/database.ts'

/** People and work of the installation; the demo school counts only where it is what runs. */
export async function countLanding(
  queries: Queries,
  demo: boolean,
): Promise<{ students: number; quizzes: number; answers: number }> {
  const [row] = await queries.query<{ students: number; quizzes: number; answers: number }>(
    `select count(*)::int as students, coalesce(sum(p.quizzes_completed), 0)::int as quizzes,
       coalesce(sum(d.answers), 0)::int as answers
     from profiles f join student_progress p on p.user_id = f.id
     left join (select student_id, sum(flashcards + questions) as answers from study_days group by student_id) d
       on d.student_id = f.id
     where f.role = 'student' and (f.demo = $1 or $1)`,
    [demo],
  )
  return row ?? { students: 0, quizzes: 0, answers: 0 }
}
