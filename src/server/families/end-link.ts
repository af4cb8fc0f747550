import { AppError } from '#contract/errors.ts'
import { may, type Person } from '#domain/permissions.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { mailQueue } from '../mail/mail-queue.ts'
import { notify } from '../notices/notify.ts'
import { deleteLink, readFullName } from './family-store.ts'
import { readContact } from './parent-store.ts'

/**
 * Ends a link at once, whoever asks: a pupil names the parent, a parent the child. The other side is told; a parent by mail too,
 * so that nobody believes to see what they no longer see. Kept reports go with the link.
 * @throws {AppError} not-signed-in; not-allowed for others; not-found where there is no such link.
 */
export async function endLink(options: {
  person: Person
  /** Of the other one. */
  id: string
  database: Database
  jobs: Jobs
  publicUrl: string
  now: Date
}): Promise<Record<string, never>> {
  const { person, id, database, jobs, publicUrl, now } = options
  if (person.role === 'guest') throw new AppError('not-signed-in')
  if (!may(person, 'share code') && !may(person, 'connect children')) throw new AppError('not-allowed')
  const byPupil = person.role === 'student'
  const link = byPupil ? { studentId: person.id, parentId: id } : { studentId: id, parentId: person.id }
  const { studentId, parentId } = link
  await database.transaction(async (transaction) => {
    if (!may(person, 'end link', link) || !(await deleteLink(transaction, link))) throw new AppError('not-found')
    const [childName, parentName] = [
      await readFullName(transaction, studentId),
      await readFullName(transaction, parentId),
    ]
    const cause = `link-ended:${studentId}:${parentId}:${now.toISOString()}`
    if (!byPupil) {
      await notify(transaction, {
        to: [studentId],
        cause,
        title: `${parentName} is no longer linked to you`,
        body: 'They ended the link and see nothing of your work any more.',
        link: '/dashboard/student/profile',
        at: now,
      })
      return
    }
    await notify(transaction, {
      to: [parentId],
      cause,
      title: `${childName} is no longer linked to you`,
      body: 'The link was ended from their side. If you think that was a mistake, ask them for a new code.',
      link: '/dashboard/parent',
      at: now,
    })
    const contact = await readContact(transaction, parentId)
    if (!contact) return
    const mail = composeMail({
      to: contact.email,
      name: contact.fullName,
      subject: `${childName} is no longer linked to you on Revisewell`,
      paragraphs: [
        `The link between you and ${childName} was ended from their side, so you no longer see their week and get no more weekly reports about them.`,
        'If you think that was a mistake, talk it over and ask for a new code.',
      ],
      action: { label: 'Open your dashboard', url: `${publicUrl}/dashboard/parent` },
    })
    await jobs.send(mailQueue, mail, { key: cause, within: transaction })
  })
  return {}
}
