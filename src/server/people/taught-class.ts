/**
 * The condition under which a person has a teacher's powers in a class: a school has confirmed them, the class is not archived,
 * and it is theirs or they have accepted to teach it too.
 * @param schoolClass the alias of `school_classes` in the statement
 * @param person the place of the person's id in it, such as `$1`
 */
export const taughtClass = (schoolClass: string, person: string) =>
  `(${schoolClass}.archived_at is null and ${confirmedTeacher(person)} and ${everTaughtClass(schoolClass, person)})`

/** The condition under which a school has confirmed a teacher, as `personOf` has it. @param person the place of their id */
export const confirmedTeacher = (person: string) => `exists (select from profiles vouched where vouched.id = ${person}
  and vouched.role = 'teacher' and vouched.school_id is not null and vouched.school_named is null)`

/** Whether a person made a class or accepted to teach it, confirmed or not, archived or not: it says nothing of powers. */
export const everTaughtClass = (schoolClass: string, person: string) => `(${schoolClass}.teacher_id = ${person}
  or exists (select from class_teachers t where t.class_id = ${schoolClass}.id and t.teacher_id = ${person}
    and t.accepted_at is not null))`
