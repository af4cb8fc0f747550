import { z } from 'zod'

/** The roles of contract §6, as chosen at sign-up. */
export const roles = ['student', 'teacher', 'parent', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Role badge colours by name; `web/ui` knows their shades (contract §2). */
export const roleColour = { admin: 'red', teacher: 'blue', parent: 'green', student: 'purple' } as const

/**
 * The person asking: a guest, or an account. An admin who is not approved yet is a `pending-admin`, and one who has not set up two-step
 * sign-in an `unsecured-admin`: neither has any admin power (decision 0048). A teacher whom no school has confirmed is an
 * `unconfirmed-teacher`: they can prepare, and have no power over any pupil (decision 0045).
 */
export type Person =
  | { role: 'guest' }
  | { role: Role | 'pending-admin' | 'unsecured-admin' | 'unconfirmed-teacher'; id: string }

/** What is stored of somebody that decides who they are to the product. */
export interface StoredPerson {
  id: string
  role: Role
  /** Whether an admin still has to approve the role. */
  pending: boolean
  /** Whether a school has confirmed them, and they have named no other since. */
  confirmed: boolean
  /** Whether signing in takes a second step. */
  secondStep: boolean
  /** Whether it is an account of the demo, whose password is public anyway. */
  demo: boolean
}

/** An admin needs a second step, but on the demo. */
export const needsSecondStep = ({ role, pending, secondStep, demo }: Omit<StoredPerson, 'id' | 'confirmed'>): boolean =>
  role === 'admin' && !pending && !secondStep && !demo

/** Who somebody is: without what their role takes, they have a role that has none of its power. */
export function personOf({ id, ...stored }: StoredPerson): Person {
  const { role, pending, confirmed } = stored
  if (role === 'teacher' && !confirmed) return { id, role: 'unconfirmed-teacher' }
  if (role === 'admin' && pending) return { id, role: 'pending-admin' }
  return { id, role: needsSecondStep(stored) ? 'unsecured-admin' : role }
}

/** For each action, who may do it to the thing. An area's `Things` says what each of its actions is done to. */
export type PermissionTable<Things extends { [A in keyof Things]: unknown[] }> = {
  [A in keyof Things]: (person: Person, ...thing: Things[A]) => boolean
}

/** A teacher, confirmed by a school or not: for what a teacher prepares. Powers over pupils ask for the role `teacher` itself. */
export const isAnyTeacher = (person: Person) => person.role === 'teacher' || person.role === 'unconfirmed-teacher'
export const isAdmin = (person: Person) => person.role === 'admin'
export const is = (person: Person, id: string) => person.role !== 'guest' && person.id === id
export const isIn = (person: Person, ids: readonly string[]) => person.role !== 'guest' && ids.includes(person.id)
