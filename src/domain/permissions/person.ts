import { z } from 'zod'

/** The roles of contract §6, as chosen at sign-up. */
export const roles = ['student', 'teacher', 'parent', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Role badge colours by name; `web/ui` knows their shades (contract §2). */
export const roleColour = { admin: 'red', teacher: 'blue', parent: 'green', student: 'purple' } as const

/**
 * The person asking: a guest, or an account. An admin who is not approved yet is a `pending-admin`, with no admin rights. A teacher
 * whom no school has confirmed is an `unconfirmed-teacher`: they can prepare, and have no power over any pupil (decision 0045).
 */
export type Person = { role: 'guest' } | { role: Role | 'pending-admin' | 'unconfirmed-teacher'; id: string }

/** For each action, who may do it to the thing. An area's `Things` says what each of its actions is done to. */
export type PermissionTable<Things extends { [A in keyof Things]: unknown[] }> = {
  [A in keyof Things]: (person: Person, ...thing: Things[A]) => boolean
}

/** A teacher, confirmed by a school or not: for what a teacher prepares. Powers over pupils ask for the role `teacher` itself. */
export const isAnyTeacher = (person: Person) => person.role === 'teacher' || person.role === 'unconfirmed-teacher'
export const isAdmin = (person: Person) => person.role === 'admin'
export const is = (person: Person, id: string) => person.role !== 'guest' && person.id === id
export const isIn = (person: Person, ids: readonly string[]) => person.role !== 'guest' && ids.includes(person.id)
