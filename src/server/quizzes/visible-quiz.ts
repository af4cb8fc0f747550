/**
 * The condition under which a quiz's owner and a person are teachers of one school, both of whom the school knows.
 * @param quiz the alias of `quizzes` in the statement
 * @param person the place of the person's id in it, such as `$1`
 */
export const sameSchool = (quiz: string, person: string) => `exists (select from profiles asker
  join profiles owner on owner.school_id = asker.school_id
  where asker.id = ${person} and owner.id = ${quiz}.owner_id and asker.role = 'teacher' and owner.role = 'teacher'
    and asker.school_named is null and owner.school_named is null)`
