import type { readJoinableClassEndpoint } from '#contract/class-joining.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { publicName } from '#domain/leaderboards/public-name.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Queries } from '../../database/database.ts'
import { readProfile } from '../../people/profile-store.ts'
import { type ClassRow } from '../../people/taught-class-store.ts'
import { readShownTeachers } from '../class-store.ts'
import { isMember } from '../pupil-store.ts'
import { readPicturePupils } from '../sign-ins/class-account-store.ts'
import { findClassByCode } from './find-class-by-code.ts'

/** @throws {AppError} not-found */
export async function readJoinableClass(options: {
  person: Person
  code: string
  queries: Queries
}): Promise<AnswerOf<typeof readJoinableClassEndpoint>> {
  const { person, code, queries } = options
  const found = await findClassByCode(queries, code)
  const guest = person.role === 'guest'
  const [joined, member, profile, pupils] = await Promise.all([
    joinedClass(queries, found),
    guest ? false : isMember(queries, { classId: found.id, studentId: person.id }),
    may(person, 'join classes') && !guest ? readProfile(queries, person.id) : null,
    // Their names are for whoever is about to sign in, and for nobody else.
    guest ? readPicturePupils(queries, found.id) : [],
  ])
  return {
    class: joined,
    code: found.joinCode,
    joining: found.joining,
    member,
    suggestedName: profile && publicName(profile.fullName),
    pupils: shown(pupils),
  }
}

/** By first name and initial; two who would be shown alike by their usernames too. */
function shown(pupils: readonly { id: string; fullName: string; username: string | null }[]) {
  const names = pupils.map(({ fullName }) => publicName(fullName))
  return pupils.map(({ id, username }, at) => {
    const name = names[at] ?? ''
    return { id, name: names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${username ?? ''})` }
  })
}

/** A class as its pupils see it. */
export async function joinedClass(
  queries: Queries,
  { id, name, subject, schoolName }: Pick<ClassRow, 'id' | 'name' | 'subject' | 'schoolName'>,
) {
  return { id, name, subject, school: schoolName, teachers: await readShownTeachers(queries, id) }
}
