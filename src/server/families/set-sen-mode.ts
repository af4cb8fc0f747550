import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import { withoutSenMode, withSenMode } from '#domain/reading/sen-mode.ts'
import type { Database, Queries } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { writeProfile } from '../people/profile-store.ts'
import { readFullName, readParentIds } from './family-store.ts'
import { readSupport, writeSenMode } from './support-store.ts'

/**
 * Turns SEN mode on for a pupil, or off again, which brings back what was before. Asked for twice it happens once. The pupil is
 * told who did it, and may change every part of it.
 * @throws {AppError} not-signed-in; not-allowed for teachers and admins; not-found for a child that isn't linked.
 */
export async function setSenMode(options: {
  person: Person
  studentId: string
  on: boolean
  database: Database
  now: Date
}): Promise<Record<string, never>> {
  const { person, studentId, on, database, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'share code') && !may(person, 'connect children')) throw new AppError('not-allowed')
  const { id } = person
  await database.transaction(async (transaction) => {
    const parentIds = await readParentIds(transaction, studentId)
    if (!may(person, 'change support', { studentId, parentIds })) throw new AppError('not-found')
    const support = await readSupport(transaction, { studentId, lock: true })
    if (!support) throw new AppError('not-found')
    const { reading, timedAdvance, senMode } = support
    if (on === (senMode !== null)) return
    if (senMode) {
      await writeProfile(transaction, studentId, {
        reading: withoutSenMode(reading, senMode.readingBefore),
        timedAdvance: timedAdvance || senMode.timedAdvanceBefore,
      })
      await writeSenMode(transaction, { studentId, by: null })
    } else {
      await writeProfile(transaction, studentId, { reading: withSenMode(reading), timedAdvance: false })
      const by = { id, at: now, readingBefore: reading, timedAdvanceBefore: timedAdvance }
      await writeSenMode(transaction, { studentId, by })
    }
    if (id !== studentId) await tellPupil(transaction, { studentId, parentId: id, on, now })
  })
  return {}
}

async function tellPupil(
  transaction: Queries,
  { studentId, parentId, on, now }: { studentId: string; parentId: string; on: boolean; now: Date },
): Promise<void> {
  const name = await readFullName(transaction, parentId)
  await notify(transaction, {
    to: [studentId],
    cause: `sen-mode:${now.toISOString()}`,
    title: on ? `${name} turned on SEN mode for you` : `${name} turned SEN mode off`,
    body: on
      ? 'Text is larger and further apart, pages are calmer and quizzes wait for you. You can change each of these in the reading panel, or turn SEN mode off in your profile.'
      : 'How you read is as it was before. What you changed yourself has stayed.',
    link: '/dashboard/student/profile',
    at: now,
  })
}
