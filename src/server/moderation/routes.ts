import type { Hono } from 'hono'
import * as contract from '#contract/moderation.ts'
import type { GroupParts } from '../groups/routes.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { changeAgeBand } from './change-age-band.ts'
import { decideMessageReport } from './decide-message-report.ts'
import { listChatSchools } from './list-chat-schools.ts'
import { listMessageReports } from './list-message-reports.ts'
import { listModeratedGroups } from './list-moderated-groups.ts'
import { muteMember } from './mute-member.ts'
import { mutePerson } from './mute-person.ts'
import { readModeratedGroup } from './read-moderated-group.ts'
import { removeMessage } from './remove-message.ts'
import { reportMessage } from './report-message.ts'
import { sayAgeBand } from './say-age-band.ts'
import { switchChat } from './switch-chat.ts'

type Parts = Omit<GroupParts, 'curriculum'>

export function moderationRoutes(app: Hono<AppEnvironment>, { database, limits, tellRoom, now }: Parts): void {
  serveEndpoint(app, contract.reportMessageEndpoint, ({ params, body }, { var: { person } }) =>
    reportMessage({ person, groupId: params.id, body, queries: database, limits, now: now() }),
  )
  serveEndpoint(app, contract.mutePersonEndpoint, ({ params, body }, { var: { person } }) =>
    mutePerson({ person, mutedId: params.studentId, muted: body.muted, queries: database, now: now() }),
  )
  serveEndpoint(app, contract.sayAgeBandEndpoint, ({ body }, { var: { person } }) =>
    sayAgeBand({ person, ageBand: body.ageBand, database }),
  )
  serveEndpoint(app, contract.changeAgeBandEndpoint, ({ params, body }, { var: { person } }) =>
    changeAgeBand({
      person,
      studentId: params.studentId,
      ageBand: body.ageBand,
      database,
      tellRoom,
      now: now(),
    }),
  )
  serveEndpoint(app, contract.listMessageReportsEndpoint, ({ query }, { var: { person } }) =>
    listMessageReports({ person, query, queries: database }),
  )
  serveEndpoint(app, contract.decideMessageReportEndpoint, ({ params, body }, { var: { person } }) =>
    decideMessageReport({ person, id: params.id, body, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, contract.listModeratedGroupsEndpoint, ({ query }, { var: { person } }) =>
    listModeratedGroups({ person, query, queries: database }),
  )
  serveEndpoint(app, contract.readModeratedGroupEndpoint, ({ params, query }, { var: { person } }) =>
    readModeratedGroup({ person, groupId: params.id, before: query.before, database, now: now() }),
  )
  serveEndpoint(app, contract.removeMessageEndpoint, ({ params: { id, sequence } }, { var: { person } }) =>
    removeMessage({ person, groupId: id, sequence, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, contract.muteMemberEndpoint, ({ params: { id, studentId }, body }, { var: { person } }) =>
    muteMember({ person, groupId: id, studentId, hours: body.hours, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, contract.listChatSchoolsEndpoint, ({ query }, { var: { person } }) =>
    listChatSchools({ person, search: query.search, queries: database }),
  )
  serveEndpoint(app, contract.switchChatEndpoint, ({ params, body }, { var: { person } }) =>
    switchChat({ person, schoolId: params.id, off: body.off, database, tellRoom, now: now() }),
  )
}
