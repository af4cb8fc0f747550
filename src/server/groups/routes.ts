import type { Hono } from 'hono'
import * as membership from '#contract/group-membership.ts'
import * as sessions from '#contract/group-sessions.ts'
import * as contract from '#contract/groups.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { closeGroup } from './close-group.ts'
import { createGroup } from './create-group.ts'
import { discoverGroups } from './discover-groups.ts'
import { editGroup } from './edit-group.ts'
import type { GroupLimits } from './group-limits.ts'
import type { TellRoom } from './group-news.ts'
import { listOwnGroups } from './list-own-groups.ts'
import { handOverLead } from './members/hand-over-lead.ts'
import { joinGroup } from './members/join-group.ts'
import { leaveGroup } from './members/leave-group.ts'
import { letBackIn, removeMember } from './members/remove-member.ts'
import { listGroupMessages } from './messages/list-group-messages.ts'
import { sendGroupMessage } from './messages/send-group-message.ts'
import { readGroup } from './read-group.ts'
import { cancelSession } from './sessions/cancel-session.ts'
import { replyToSession } from './sessions/reply-to-session.ts'
import { scheduleSession } from './sessions/schedule-session.ts'

export interface GroupParts {
  database: Database
  curriculum: Pick<CurriculumStore, 'levels'>
  limits: GroupLimits
  tellRoom: TellRoom
  now: () => Date
}

export function groupRoutes(app: Hono<AppEnvironment>, parts: GroupParts): void {
  const { database, curriculum, limits, tellRoom, now } = parts
  serveEndpoint(app, membership.listOwnGroupsEndpoint, (_input, { var: { person } }) =>
    listOwnGroups({ person, database, curriculum, now: now() }),
  )
  // Before `:id`, which it would be otherwise.
  serveEndpoint(app, membership.discoverGroupsEndpoint, ({ query }, { var: { person } }) =>
    discoverGroups({ person, query, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, membership.createGroupEndpoint, ({ body }, { var: { person } }) =>
    createGroup({ person, body, database, curriculum, limits, now: now() }),
  )
  serveEndpoint(app, membership.readGroupEndpoint, ({ params }, { var: { person } }) =>
    readGroup({ person, groupId: params.id, database, curriculum, now: now() }),
  )
  serveEndpoint(app, membership.editGroupEndpoint, ({ params, body }, { var: { person } }) =>
    editGroup({ person, groupId: params.id, changes: body, database, curriculum, limits, tellRoom, now: now() }),
  )
  serveEndpoint(app, membership.joinGroupEndpoint, ({ params }, { var: { person } }) =>
    joinGroup({ person, groupId: params.id, database, limits, tellRoom, now: now() }),
  )
  serveEndpoint(app, membership.leaveGroupEndpoint, ({ params, query }, { var: { person } }) =>
    leaveGroup({ person, groupId: params.id, close: query.close === 'yes', database, tellRoom, now: now() }),
  )
  serveEndpoint(app, membership.handOverLeadEndpoint, ({ params, body }, { var: { person } }) =>
    handOverLead({ person, groupId: params.id, to: body.studentId, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, membership.removeMemberEndpoint, ({ params: { id, studentId } }, { var: { person } }) =>
    removeMember({ person, groupId: id, studentId, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, membership.letBackInEndpoint, ({ params: { id, studentId } }, { var: { person } }) =>
    letBackIn({ person, groupId: id, studentId, database }),
  )
  serveEndpoint(app, membership.closeGroupEndpoint, ({ params }, { var: { person } }) =>
    closeGroup({ person, groupId: params.id, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, sessions.scheduleSessionEndpoint, ({ params: { id, sessionId }, body }, { var: { person } }) =>
    scheduleSession({ person, groupId: id, sessionId, body, database, limits, tellRoom, now: now() }),
  )
  serveEndpoint(app, sessions.cancelSessionEndpoint, ({ params: { id, sessionId } }, { var: { person } }) =>
    cancelSession({ person, groupId: id, sessionId, database, tellRoom, now: now() }),
  )
  serveEndpoint(app, sessions.replyToSessionEndpoint, ({ params: { id, sessionId }, body }, { var: { person } }) =>
    replyToSession({ person, groupId: id, sessionId, comes: body.comes, queries: database, tellRoom, now: now() }),
  )
  serveEndpoint(app, contract.sendGroupMessageEndpoint, ({ params, body }, { var: { person } }) =>
    sendGroupMessage({ person, groupId: params.id, message: body, database, limits, tellRoom, now: now() }),
  )
  serveEndpoint(app, contract.listGroupMessagesEndpoint, ({ params, query }, { var: { person } }) =>
    listGroupMessages({ person, groupId: params.id, query, queries: database }),
  )
}
