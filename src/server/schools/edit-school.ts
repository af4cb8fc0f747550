import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { editSchoolEndpoint } from '#contract/schools.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database, Queries } from '../database/database.ts'
import { requireAccount } from '../http/require-account.ts'
import { notify } from '../notices/notify.ts'
import { isPublicMailDomain } from './is-public-mail-domain.ts'
import { domainIsTaken, lockSchool, readSchool, readSchoolAdults, writeSchool } from './school-store.ts'
import { shownSchool } from './shown-school.ts'

/**
 * Changes a school. An adult who is newly named to see its pupils' concerns is told so.
 * @throws {AppError} not-signed-in; not-allowed for anyone but an admin; not-found; bad-input for an adult of another school, and for
 * a mail domain that everybody, pupils or another school use.
 */
export async function editSchool(options: {
  person: Person
  id: string
  changes: ParsedOf<typeof editSchoolEndpoint>['body']
  database: Database
  now: Date
}): Promise<AnswerOf<typeof editSchoolEndpoint>> {
  const { person, id, changes, database, now } = options
  const { id: actorId } = requireAccount(person, 'manage schools')
  const { name, namedAdultId, chatOff } = changes
  const stored = await database.transaction(async (transaction) => {
    const before = await lockSchool(transaction, id)
    if (!before) throw new AppError('not-found')
    const named = namedAdultId !== null && before.namedAdultId !== namedAdultId ? namedAdultId : null
    if (named !== null) {
      const [adult] = await readSchoolAdults(transaction, { schoolId: id, adultId: named, limit: 1 })
      const message = 'Choose a teacher or admin of this school.'
      if (!adult) throw new AppError('bad-input', { message, fields: { namedAdultId: message } })
      await notify(transaction, {
        to: [adult.id],
        cause: `school:${id}:named-adult:${now.toISOString()}`,
        title: 'You have been named to see concerns',
        body: `When a pupil of ${name} writes to the tutor in distress, you are the adult who sees it and acts by your school’s safeguarding policy.`,
        link: adult.role === 'admin' ? '/dashboard/admin/concerns' : '/dashboard/teacher/concerns',
        at: now,
      })
    }
    const staffMailDomain = changes.staffMailDomain === undefined ? before.staffMailDomain : changes.staffMailDomain
    if (staffMailDomain !== before.staffMailDomain) await checkDomain(transaction, { staffMailDomain, schoolId: id })
    await writeSchool(transaction, { id, ...changes, staffMailDomain })
    await recordAct(transaction, {
      actorId,
      act: 'school-edited',
      subject: { id, name },
      details: {
        ...(before.name !== name && { nameBefore: before.name }),
        ...(before.namedAdultId !== namedAdultId && { namedAdult: namedAdultId }),
        ...(before.chatOff !== chatOff && { chatOff }),
        ...(before.staffMailDomain !== staffMailDomain && { staffMailDomain }),
      },
      at: now,
    })
    return readSchool(transaction, id)
  })
  if (!stored) throw new AppError('not-found')
  return { school: shownSchool(stored) }
}

async function checkDomain(
  transaction: Queries,
  { staffMailDomain, schoolId }: { staffMailDomain: string | null; schoolId: string },
): Promise<void> {
  if (staffMailDomain === null) return
  const refuse = (message: string) => new AppError('bad-input', { message, fields: { staffMailDomain: message } })
  if (await isPublicMailDomain(staffMailDomain))
    throw refuse('Anyone can have an address there. Enter a domain at which only your teachers have addresses.')
  if (await domainIsTaken(transaction, { domain: staffMailDomain, schoolId }))
    throw refuse(
      'Pupils or another school have addresses there. Enter a domain at which only your teachers have addresses.',
    )
}
