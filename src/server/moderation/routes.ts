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
  serveEndpoint(app, contract.reportMessage, ({ params, body }, { var: { person } }) =>
    reportMessage({ person, groupId: params.id, body, queries: database, limits, now: now() }),
  )
  serveEndpoint(app, contract.mutePerson, ({ params, body }, { var: { person } }) =>
    mutePerson({ person, mutedId: params.studentId, muted: body.muted, queries: database, now: now() }),
  )
  serveEndpoint(app, contract.sayAgeBand, ({ body }, { var: { person } }) =>
    sayAgeBand({ person, ageBand: body.ageBand, database }),
  )
  serveEndpoint(app, contract.changeAgeBand, ({ params, body }, { var: { person } }) =>
    changeAgeBand({
      person,
      studentId: params.studentId,
      ageBand: body.ageBand,
      database,
      tellRoom,
      now: now(),
    }),
  )
  serveEndpoint(app, contract.listMessageReports, ({ query }, { var: { person } }) =>
    listMessageReports({ person, query, queries: database }),
  )
  serveEndpoint(app, contract.decideMessageReport, ({ params, body }, { var: { person } }) =>
    decideMessageReport({ person, id: params.id, body, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, contract.listModeratedGroups, ({ query }, { var: { person } }) =>
    listModeratedGroups({ person, query, queries: database }),
  )
  serveEndpoint(app, contract.readModeratedGroup, ({ params, query }, { var: { person } }) =>
    readModeratedGroup({ person, groupId: params.id, before: query.before, database, now: now() }),
  )
  serveEndpoint(app, contract.removeMessage, ({ params: { id, sequence } }, { var: { person } }) =>
    removeMessage({ person, groupId: id, sequence, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, contract.muteMember, ({ params: { id, studentId }, body }, { var: { person } }) =>
    muteMember({ person, groupId: id, studentId, hours: body.hours, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, contract.listChatSchools, ({ query }, { var: { person } }) =>
    listChatSchools({ person, search: query.search, queries: database }),
  )
  serveEndpoint(app, contract.switchChat, ({ params, body }, { var: { person } }) =>
    switchChat({ person, schoolId: params.id, off: body.off, database, tellRoom, now: now() }),
  )
}
