import type { Person } from '#domain/permissions.ts'
import { confirmedTeacher, taughtClass } from '../people/taught-class.ts'

/**
 * The condition under which a school has asked a teacher to look after its groups as a whole: they are its named adult, or it has given
 * them that role, and it has confirmed them.
 * @param school the place of the school's id in the statement, such as `g.school_id`, and `reader` that of the teacher's
 */
export const moderatesSchool = (school: string, reader: string) => `(${confirmedTeacher(reader)}
  and ${school} = (select own.school_id from profiles own where own.id = ${reader})
  and (exists (select from school_moderators given where given.school_id = ${school} and given.user_id = ${reader})
    or exists (select from schools named where named.id = ${school} and named.named_adult_id = ${reader})))`

/** The condition under which a pupil is in a class of a teacher's. @param pupil the place of the pupil's id in the statement */
export const taughtPupil = (pupil: string, reader: string) => `exists (select from class_members place
  join school_classes taught on taught.id = place.class_id where place.student_id = ${pupil} and ${taughtClass('taught', reader)})`

/**
 * The condition under which somebody looks after something of a group: after all of it by their school's wish, after what concerns
 * somebody in it who is in a class of theirs, or after all there is.
 * @param group the alias of `study_groups` in the statement
 * @param reader the place of the reader's id in it, and `all` that of whether they look after all
 */
export const lookedAfterGroup = (group: string, reader: string, all: string) => `(${all}::boolean
  or ${moderatesSchool(`${group}.school_id`, reader)}
  or exists (select from study_group_members held where held.group_id = ${group}.id and ${taughtPupil('held.student_id', reader)}))`

/** The same for one message: also when its author, who may have left the group, is in a class of theirs. */
export const lookedAfterMessage = (group: string, message: string, reader: string, all: string) => `(${all}::boolean
  or ${moderatesSchool(`${group}.school_id`, reader)} or ${taughtPupil(`${message}.author_id`, reader)})`

/** Whether somebody looks after every group of the installation. */
export const looksAfterAll = (person: Person) => person.role === 'admin'
