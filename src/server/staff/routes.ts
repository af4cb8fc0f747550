import type { Hono } from 'hono'
import * as contract from '#contract/staff.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { LiveRooms } from '../live/live.ts'
import { acceptSchool } from './accept-school.ts'
import { askSchool } from './ask-school.ts'
import { askToBeConfirmed } from './ask-to-be-confirmed.ts'
import { changeStaff } from './change-staff.ts'
import { decideParent } from './decide-parent.ts'
import { decideTeacher } from './decide-teacher.ts'
import { endStaff } from './end-staff.ts'
import { inviteStaff, withdrawStaffInvitation } from './invite-staff.ts'
import { listConfirmations } from './list-confirmations.ts'
import { listStaff } from './list-staff.ts'
import { readStanding } from './read-standing.ts'

interface Parts {
  database: Database
  jobs: Jobs
  live: Pick<LiveRooms, 'recheck'>
  publicUrl: string
  now: () => Date
}

export function staffRoutes(app: Hono<AppEnvironment>, { database, jobs, live, publicUrl, now }: Parts): void {
  serveEndpoint(app, contract.readStandingEndpoint, (_input, { var: { person } }) =>
    readStanding({ person, queries: database }),
  )
  serveEndpoint(app, contract.askSchoolEndpoint, ({ body: { school } }, { var: { person } }) =>
    askSchool({ person, school, database, now: now() }),
  )
  serveEndpoint(app, contract.acceptSchoolEndpoint, ({ body: { schoolId } }, { var: { person } }) =>
    acceptSchool({ person, schoolId, database, now: now() }),
  )
  serveEndpoint(app, contract.listConfirmationsEndpoint, (_input, { var: { person } }) =>
    listConfirmations({ person, queries: database }),
  )
  serveEndpoint(app, contract.decideTeacherEndpoint, ({ params: { id }, body }, { var: { person } }) =>
    decideTeacher({ person, userId: id, ...body, database, now: now() }),
  )
  serveEndpoint(app, contract.decideParentEndpoint, ({ params, body: { confirmed } }, { var: { person } }) =>
    decideParent({ person, ...params, confirmed, database, now: now() }),
  )
  serveEndpoint(app, contract.askToBeConfirmedEndpoint, ({ params: { id } }, { var: { person } }) =>
    askToBeConfirmed({ person, studentId: id, database, now: now() }),
  )
  serveEndpoint(app, contract.listStaffEndpoint, ({ params: { id } }, { var: { person } }) =>
    listStaff({ person, schoolId: id, queries: database }),
  )
  serveEndpoint(
    app,
    contract.changeStaffEndpoint,
    ({ params: { id, userId }, body: { moderates } }, { var: { person } }) =>
      changeStaff({ person, schoolId: id, userId, moderates, database, now: now() }),
  )
  serveEndpoint(app, contract.endStaffEndpoint, ({ params: { id, userId } }, { var: { person } }) =>
    endStaff({ person, schoolId: id, userId, database, live, now: now() }),
  )
  serveEndpoint(app, contract.inviteStaffEndpoint, ({ params: { id }, body: { email } }, { var: { person } }) =>
    inviteStaff({ person, schoolId: id, email, database, jobs, publicUrl, now: now() }),
  )
  serveEndpoint(app, contract.withdrawStaffInvitationEndpoint, ({ params: { id, email } }, { var: { person } }) =>
    withdrawStaffInvitation({ person, schoolId: id, email, database }),
  )
}
