import { confirmedTeacher, everTaughtClass } from '../people/taught-class.ts'

/**
 * The condition under which a person sees a set: it is theirs, or it is shared with a class that they belong to or teach, or
 * with a group that they are in.
 * @param set the alias of `card_sets` in the statement
 * @param person the place of the person's id in it, such as `$1`
 */
export const visibleSet = (set: string, person: string) => `(${set}.owner_id = ${person} or ${sharedSet(set, person)})`

/** The condition under which somebody else's set is shared with a person. */
export const sharedSet = (set: string, person: string) => `(
  exists (select from set_class_shares h join class_members m on m.class_id = h.class_id
    where h.set_id = ${set}.id and m.student_id = ${person})
  or exists (select from set_class_shares h join school_classes c on c.id = h.class_id
    where h.set_id = ${set}.id and ${confirmedTeacher(person)} and ${everTaughtClass('c', person)})
  or exists (select from set_group_shares h join study_group_members m on m.group_id = h.group_id
    where h.set_id = ${set}.id and m.student_id = ${person}))`
