import { everTaughtClass, taughtClass } from '../people/taught-class.ts'

/**
 * A task's pupils, each once with a class of theirs, as a subquery to join laterally: those of whole classes who joined before
 * it was due, and single pupils while they are in the class. Only classes that the task's teacher teaches now.
 * @param task the alias of `tasks` in the statement: not `t`, which the condition on teachers uses
 */
export const audienceOf = (task: string) => `(
  select s.student_id, min(s.class_id::text)::uuid as class_id from (
    select m.student_id, m.class_id from task_classes k
      join school_classes c on c.id = k.class_id and ${everTaughtClass('c', `${task}.teacher_id`)}
      join class_members m on m.class_id = k.class_id and m.joined_at < ${task}.due_at
      where k.task_id = ${task}.id
    union all
    select r.student_id, r.class_id from task_recipients r
      join school_classes c on c.id = r.class_id and ${everTaughtClass('c', `${task}.teacher_id`)}
      join class_members m on m.class_id = r.class_id and m.student_id = r.student_id
      where r.task_id = ${task}.id) s
  group by s.student_id)`

/**
 * The ids of the tasks that are for a pupil, by the same rule, without those of classes that were put away.
 * @param student the place of the pupil's id in the statement, such as `$1`
 */
export const tasksOf = (student: string) => `(
  select k.task_id from class_members m join school_classes c on c.id = m.class_id
    join task_classes k on k.class_id = m.class_id
    join tasks x on x.id = k.task_id and ${taughtClass('c', 'x.teacher_id')} and m.joined_at < x.due_at
    where m.student_id = ${student}
  union
  select r.task_id from task_recipients r join school_classes c on c.id = r.class_id
    join class_members m on m.class_id = r.class_id and m.student_id = r.student_id
    join tasks x on x.id = r.task_id and ${taughtClass('c', 'x.teacher_id')}
    where r.student_id = ${student})`
