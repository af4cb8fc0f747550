import type { ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { decideMessageReportEndpoint } from '#contract/moderation.ts'
import type { ReportDecision } from '#domain/groups/moderation-schemas.ts'
import type { Person } from '#domain/permissions.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Database } from '../database/database.ts'
import type { TellRoom } from '../groups/group-news.ts'
import { notify } from '../notices/notify.ts'
import { mute } from './mute-member.ts'
import { takeAway } from './remove-message.ts'
import { lockReport, writeDecision } from './report-store.ts'
import { requireModerator } from './require-moderator.ts'
import { requireResponsibility } from './require-responsibility.ts'

/**
 * Decides about a reported message: it stays, it goes, or it goes and its author is muted in the group. That holds for all who
 * reported it, and they are told that somebody looked. The same decision again changes nothing.
 * @throws {AppError} not-signed-in; not-allowed for anyone but teachers and admins; not-found for a report that is not theirs;
 * already-decided the other way.
 */
export async function decideMessageReport(options: {
  person: Person
  id: string
  body: ParsedOf<typeof decideMessageReportEndpoint>['body']
  database: Database
  tellRoom: TellRoom
  now: Date
}): Promise<{ id: string; decision: ReportDecision }> {
  const { person, id, body, database, tellRoom, now } = options
  const moderatorId = requireModerator(person)
  const { decision, muteHours, note } = body
  const groupId = await database.transaction(async (transaction) => {
    const report = await lockReport(transaction, id)
    if (!report) throw new AppError('not-found')
    const { groupName, sequence, authorId } = report
    await requireResponsibility({ person, groupId: report.groupId, sequence, queries: transaction })
    if (report.decision === decision) return null
    if (report.decision) throw new AppError('already-decided')
    if (decision !== 'kept')
      await takeAway(transaction, { groupId: report.groupId, groupName, sequence, moderatorId, now })
    if (decision === 'removed-and-muted' && authorId)
      await mute(transaction, {
        groupId: report.groupId,
        groupName,
        studentId: authorId,
        hours: muteHours,
        moderatorId,
        now,
      })
    const place = { groupId: report.groupId, sequence }
    const reporters = await writeDecision(transaction, { ...place, decision, note, decidedBy: moderatorId, now })
    await recordAct(transaction, {
      actorId: moderatorId,
      act: 'chat-report-decided',
      subject: { id: report.groupId, name: groupName },
      details: { sequence, decision },
      at: now,
    })
    await notify(transaction, {
      to: reporters,
      cause: `report:${report.groupId}:${sequence}:${now.toISOString()}`,
      title: 'Thank you for reporting a message',
      body:
        decision === 'kept'
          ? `Somebody looked at the message in ${groupName} and decided that it can stay. You can hide a person's messages, and you can always talk to a teacher.`
          : `Somebody looked at the message in ${groupName} and took it away.`,
      link: `/groups/${report.groupId}`,
      at: now,
    })
    return report.groupId
  })
  if (groupId) {
    tellRoom(groupId, 'messages')
    tellRoom(groupId, 'members')
  }
  return { id, decision }
}
