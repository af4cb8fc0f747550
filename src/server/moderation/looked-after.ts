import type { Person } from '#domain/permissions.ts'
import { taughtClass } from '../classes/class-store.ts'

/**
 * The condition under which somebody looks after a group: it is of their school, somebody in it is in a class of theirs, or
 * they look after all.
 * @param group the alias of `study_groups` in the statement
 * @param reader the place of the reader's id in it, and `all` that of whether they look after all
 */
export const lookedAfterGroup = (group: string, reader: string, all: string) => `(${all}::boolean
  or ${group}.school_id = (select own.school_id from profiles own where own.id = ${reader})
  or exists (select from study_group_members held join class_members place on place.student_id = held.student_id
    join school_classes taught on taught.id = place.class_id
    where held.group_id = ${group}.id and ${taughtClass('taught', reader)}))`

/** The same for one message: also when its author, who may have left the group, is in a class of theirs. */
export const lookedAfterMessage = (group: string, message: string, reader: string, all: string) => `(${all}::boolean
  or ${group}.school_id = (select own.school_id from profiles own where own.id = ${reader})
  or exists (select from class_members place join school_classes taught on taught.id = place.class_id
    where place.student_id = ${message}.author_id and ${taughtClass('taught', reader)}))`

/** Whether somebody looks after every group of the installation. */
export const looksAfterAll = (person: Person) => person.role === 'admin'
