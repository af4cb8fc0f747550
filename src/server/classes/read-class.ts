import { encode } from 'uqr'
import type { ClassPupil, readClassEndpoint } from '#contract/classes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { MOST_FAILURES } from '#domain/classes/picture-password.ts'
import { may, type Person } from '#domain/permissions.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import { currentStreak } from '#domain/progress/streak.ts'
import type { Queries } from '../database/database.ts'
import type { ClassRow } from '../people/taught-class-store.ts'
import { readClassFigures } from './class-figures-store.ts'
import { classTimes } from './class-times.ts'
import { findPreparedClass } from './find-taught-class.ts'
import { type ClassPupilRow, readClassDays, readClassPupils, readJoinedNames } from './pupil-store.ts'
import { signInSetters } from './sign-ins/sign-in-setters.ts'
import { summariseClass } from './summarise-class.ts'
import { readClassInvitations, readClassTeachers } from './teachers/class-teacher-store.ts'

const DAYS_CHARTED = 14
/** The clear space that a reader of QR codes needs, in squares. */
const QR_BORDER = 2

/** @throws {AppError} not-signed-in; not-allowed for anyone but a teacher; not-found for a class of others. */
export async function readClass(options: {
  person: Person
  classId: string
  queries: Queries
  publicUrl: string
  now: Date
}): Promise<AnswerOf<typeof readClassEndpoint>> {
  const { person, classId, queries, publicUrl, now } = options
  const found = await findPreparedClass({ person, classId, queries })
  const times = classTimes(now)
  const firstDay = addDays(times.today, 1 - DAYS_CHARTED)
  const confirmed = may(person, 'look after class', found)
  if (!confirmed) return readUnconfirmed({ person, found, queries, publicUrl })
  const [figures, pupils, teachers, invitations, days] = await Promise.all([
    readClassFigures(queries, { classIds: [classId], ...times, now }),
    readClassPupils(queries, { classId, since: times.weekBegan }),
    readClassTeachers(queries, classId),
    readClassInvitations(queries, classId),
    readClassDays(queries, { classId, firstDay }),
  ])
  const joinUrl = `${publicUrl}/join/${found.joinCode}`
  const dayOf = new Map(days.map((day) => [day.day, day]))
  return {
    class: {
      ...summariseClass(found, figures.get(classId), person),
      schoolName: found.schoolName,
      joinUrl,
      qr: qrPath(joinUrl),
    },
    confirmed,
    joined: [],
    pupils: pupils.map((row) => pupilOf(row, { person, found, now })),
    teachers,
    invitations,
    days: Array.from({ length: DAYS_CHARTED }, (_, at) => {
      const day = addDays(firstDay, at)
      return dayOf.get(day) ?? { day, pupils: 0, answers: 0 }
    }),
  }
}

/** A class for a teacher whom no school has confirmed: of its pupils the names alone that they gave when they joined. */
async function readUnconfirmed(options: {
  person: Person
  found: ClassRow
  queries: Queries
  publicUrl: string
}): Promise<AnswerOf<typeof readClassEndpoint>> {
  const { person, found, queries, publicUrl } = options
  const [joined, teachers] = await Promise.all([
    readJoinedNames(queries, found.id),
    readClassTeachers(queries, found.id),
  ])
  const joinUrl = `${publicUrl}/join/${found.joinCode}`
  return {
    class: {
      ...summariseClass(found, undefined, person),
      schoolName: found.schoolName,
      joinUrl,
      qr: qrPath(joinUrl),
    },
    confirmed: false,
    joined,
    pupils: [],
    teachers,
    invitations: [],
    days: [],
  }
}

function pupilOf(
  row: ClassPupilRow,
  { person, found, now }: { person: Person; found: ClassRow; now: Date },
): ClassPupil {
  const { id, fullName, username, ageBand, xpThisWeek, totalXp, mastery, account, hasEmail } = row
  return {
    id,
    fullName,
    username,
    signIn: hasEmail ? 'email' : account?.pictures ? 'pictures' : 'password',
    locked: (account?.failures ?? 0) >= MOST_FAILURES,
    maySetSignIn: may(person, 'set sign-in', { hasEmail, teacherIds: signInSetters(row, found) }),
    ageBand,
    lastSeen: row.lastActiveDay,
    xpThisWeek,
    totalXp,
    streak: currentStreak(row, dayIn(row.timeZone, now), row.restDays),
    mastery,
  }
}

/** A QR code's dark squares as an SVG path. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QR_BORDER })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
