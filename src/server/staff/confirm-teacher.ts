import { recordAct } from '../audit/record-act.ts'
import { giveSchoolToClasses } from '../classes/class-school-store.ts'
import type { Queries } from '../database/database.ts'
import { notify } from '../notices/notify.ts'
import { readPupilsTaught, writeStaffMember } from './staff-store.ts'

/**
 * Makes a teacher one of a school's: their classes get the school, and they and their pupils are told. It is written down who or what
 * vouched for them.
 */
export async function confirmTeacher(
  transaction: Queries,
  options: {
    userId: string
    fullName: string
    school: { id: string; name: string }
    /** Who confirmed them; for an invitation or a mail domain the teacher who accepted. */
    actorId: string
    by: 'admin' | 'named-adult' | 'invitation' | 'mail-domain'
    now: Date
  },
): Promise<void> {
  const { userId, fullName, school, actorId, by, now } = options
  await writeStaffMember(transaction, { userId, schoolId: school.id })
  await giveSchoolToClasses(transaction, { teacherId: userId, schoolId: school.id })
  await recordAct(transaction, {
    actorId,
    act: 'teacher-confirmed',
    subject: { personId: userId },
    details: { school: school.id, by },
    at: now,
  })
  await notify(transaction, {
    to: [userId],
    cause: `staff:${school.id}:confirmed:${now.toISOString()}`,
    title: `${school.name} has confirmed you`,
    body: 'You now see the progress of the pupils in your classes, and can set them work.',
    link: '/dashboard/teacher',
    at: now,
  })
  await tellPupils(transaction, { userId, fullName, school, now })
}

/** Pupils who joined before learn that their teacher now sees more than the name they gave. */
async function tellPupils(
  transaction: Queries,
  {
    userId,
    fullName,
    school,
    now,
  }: { userId: string; fullName: string; school: { id: string; name: string }; now: Date },
): Promise<void> {
  await notify(transaction, {
    to: await readPupilsTaught(transaction, userId),
    cause: `staff:${school.id}:teaches:${userId}:${now.toISOString()}`,
    title: `${school.name} has confirmed your teacher ${fullName}`,
    body: 'They now see your full name and your progress. Privacy shows who sees what. You can leave the class in your profile.',
    link: '/privacy',
    at: now,
  })
}
