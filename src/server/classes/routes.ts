import type { Hono } from 'hono'
import type { Logger } from 'pino'
import * as rosters from '#contract/class-rosters.ts'
import * as contract from '#contract/classes.ts'
import type { Auth } from '../accounts/auth.ts'
import type { KnownDevices } from '../accounts/sign-in/known-devices.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { senderOf } from '../http/limits/sender.ts'
import type { SharedLimits } from '../http/limits/shared-limit.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createClassLimits } from './class-limits.ts'
import { createClass } from './create-class.ts'
import { editClass } from './edit-class.ts'
import { renewJoinCode } from './joining/renew-join-code.ts'
import { joiningRoutes } from './joining-routes.ts'
import { listClasses } from './list-classes.ts'
import { importRoster } from './lists/import-roster.ts'
import { previewRoster } from './lists/preview-roster.ts'
import { readClass } from './read-class.ts'
import { readClassPupil } from './read-class-pupil.ts'
import { removeClassPupil } from './remove-class-pupil.ts'
import { setSignIns } from './sign-ins/set-sign-ins.ts'
import { answerTeacherInvitation } from './teachers/answer-teacher-invitation.ts'
import { inviteTeacher } from './teachers/invite-teacher.ts'
import { removeTeacher } from './teachers/remove-teacher.ts'
import { withdrawInvitation } from './teachers/withdraw-invitation.ts'

export interface ClassParts {
  database: Database
  curriculum: CurriculumStore
  auth: Auth
  mailer: Mailer
  sharedLimits: SharedLimits
  devices: KnownDevices
  publicUrl: string
  log: Logger
  now: () => Date
}

export function classRoutes(app: Hono<AppEnvironment>, parts: ClassParts): void {
  const { database, curriculum, auth, mailer, sharedLimits, publicUrl, now } = parts
  const queries = database
  const limits = createClassLimits(sharedLimits)

  serveEndpoint(app, contract.listClassesEndpoint, (_input, { var: { person } }) =>
    listClasses({ person, queries, now: now() }),
  )
  serveEndpoint(app, contract.createClassEndpoint, ({ body }, { var: { person } }) =>
    createClass({ person, body, database, now: now() }),
  )
  serveEndpoint(app, contract.readClassEndpoint, ({ params: { id } }, { var: { person } }) =>
    readClass({ person, classId: id, queries, publicUrl, now: now() }),
  )
  serveEndpoint(app, contract.editClassEndpoint, ({ params: { id }, body }, { var: { person } }) =>
    editClass({ person, classId: id, body, database, now: now() }),
  )
  serveEndpoint(app, contract.renewJoinCodeEndpoint, async ({ params: { id } }, context) => {
    await limits.newCodesByTeacher.take(senderOf(context.var))
    return renewJoinCode({ person: context.var.person, classId: id, database })
  })
  serveEndpoint(app, contract.readClassPupilEndpoint, ({ params: { id, pupilId } }, { var: { person } }) =>
    readClassPupil({ person, classId: id, pupilId, queries, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.removeClassPupilEndpoint, ({ params: { id, pupilId } }, { var: { person } }) =>
    removeClassPupil({ person, classId: id, pupilId, database }),
  )
  serveEndpoint(app, rosters.setSignInsEndpoint, async ({ params: { id }, body }, context) => {
    await limits.rostersByTeacher.take(senderOf(context.var))
    return setSignIns({ person: context.var.person, classId: id, body, database, auth, now: now() })
  })
  serveEndpoint(app, rosters.previewRosterEndpoint, async ({ params: { id }, body }, context) => {
    await limits.rostersByTeacher.take(senderOf(context.var))
    return previewRoster({ person: context.var.person, classId: id, body, queries })
  })
  serveEndpoint(app, rosters.importRosterEndpoint, async ({ params: { id }, body }, context) => {
    await limits.rostersByTeacher.take(senderOf(context.var))
    const { person } = context.var
    return importRoster({ person, classId: id, body, database, auth, mailer, publicUrl, now: now() })
  })
  serveEndpoint(app, rosters.withdrawInvitationEndpoint, ({ params: { id, email } }, { var: { person } }) =>
    withdrawInvitation({ person, classId: id, email, database }),
  )
  serveEndpoint(app, contract.inviteTeacherEndpoint, async ({ params: { id }, body }, context) => {
    await limits.invitationsByTeacher.take(senderOf(context.var))
    return inviteTeacher({ person: context.var.person, classId: id, body, database, now: now() })
  })
  serveEndpoint(app, contract.removeTeacherEndpoint, ({ params: { id, teacherId } }, { var: { person } }) =>
    removeTeacher({ person, classId: id, teacherId, database }),
  )
  serveEndpoint(app, contract.answerTeacherInvitationEndpoint, ({ params: { id }, body }, { var: { person } }) =>
    answerTeacherInvitation({ person, classId: id, accepted: body.accepted, database, now: now() }),
  )
  joiningRoutes(app, { ...parts, limits })
}
