import { z } from 'zod'

/** The roles of specification §6, as chosen at sign-up. */
export const roles = ['student', 'teacher', 'parent', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Role badge colours by name; `web/ui` knows their shades (specification §2). */
export const roleColour = { admin: 'red', teacher: 'blue', parent: 'green', student: 'purple' } as const

/** Whoever asks: a guest, or an account. An admin who is not approved yet is a `pending-admin`, with no admin rights. */
export type Person = { role: 'guest' } | { role: Role | 'pending-admin'; id: string }

/** For each action, who may do it to the thing. An area's `Things` says what each of its actions is done to. */
export type PermissionTable<Things extends { [A in keyof Things]: unknown[] }> = {
  [A in keyof Things]: (person: Person, ...thing: Things[A]) => boolean
}

export const isAdmin = (person: Person) => person.role === 'admin'
export const is = (person: Person, id: string) => person.role !== 'guest' && person.id === id
export const isIn = (person: Person, ids: readonly string[]) => person.role !== 'guest' && ids.includes(person.id)
