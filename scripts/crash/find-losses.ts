import type { Queries } from '#server/database/database.ts'
import { findRecordFaults } from '../product/find-record-faults.ts'
import type { Device } from './device.ts'

type Remembered = Pick<Device, 'studentId' | 'acknowledged'>

/** Compares the database with what it acknowledged and with itself: a sentence for whatever is lost, wrong or counted twice. */
export async function findLosses(queries: Pick<Queries, 'query'>, devices: readonly Remembered[]): Promise<string[]> {
  const stored = await queries.query<{ student: string; id: string; correct: boolean }>(
    'select student_id student, id, correct from answers',
  )
  const totals = await queries.query<{ student: string; xp: number }>(
    'select user_id student, total_xp xp from student_progress',
  )
  const answersOf = Map.groupBy(stored, ({ student }) => student)
  const xpOf = new Map(totals.map(({ student, xp }) => [student, xp]))
  return [
    ...devices.flatMap(({ studentId, acknowledged }) => [
      ...findLost(studentId, acknowledged, answersOf.get(studentId) ?? []),
      ...findWrongXp(studentId, acknowledged, xpOf.get(studentId)),
    ]),
    ...(await findRecordFaults(queries)),
  ]
}

function findLost(
  studentId: string,
  acknowledged: Remembered['acknowledged'],
  stored: readonly { id: string; correct: boolean }[],
): string[] {
  const correctOf = new Map(stored.map(({ id, correct }) => [id, correct]))
  const twice = stored.length - correctOf.size
  const lost = [...acknowledged.keys()].filter((id) => !correctOf.has(id))
  const changed = [...acknowledged].filter(
    ([id, { correct }]) => correct !== null && correctOf.has(id) && correctOf.get(id) !== correct,
  )
  return [
    ...(lost.length > 0 ? [`${studentId} lost ${lost.length} acknowledged answers, ${lost[0]} among them.`] : []),
    ...(twice > 0 ? [`${studentId} has ${twice} answers twice.`] : []),
    ...(changed.length > 0 ? [`${studentId} has ${changed.length} answers marked otherwise than acknowledged.`] : []),
  ]
}

/** XP may be more than was acknowledged: a commit whose acknowledgement was lost earned it. It is never less. */
function findWrongXp(studentId: string, acknowledged: Remembered['acknowledged'], total: number | undefined): string[] {
  const promised = [...acknowledged.values()].reduce((sum, { xp }) => sum + (xp ?? 0), 0)
  return total === undefined || total < promised
    ? [`${studentId} was promised ${promised} XP and has ${total ?? 'no record'}.`]
    : []
}
