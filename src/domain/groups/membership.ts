import { z } from 'zod'

export const GroupRole = z.enum(['leader', 'member'])
export type GroupRole = z.infer<typeof GroupRole>

export interface Member {
  studentId: string
  role: GroupRole
  joinedAt: Date
}

export type MembershipAct =
  | { kind: 'join'; studentId: string; at: Date }
  /** Somebody goes by themselves, or belongs to the group's school no more. */
  | { kind: 'leave'; studentId: string }
  | { kind: 'remove'; by: string; studentId: string }
  | { kind: 'hand-over'; by: string; to: string }

export type MembershipRefusal = 'full' | 'not-leader' | 'not-member' | 'leads-it'

/**
 * Who is in a group after an act, or why it can't be. One member leads as long as there is any: a leader who leaves passes
 * the lead to whoever has been in it longest. Nobody is removed who leads, so a leader hands over first or leaves.
 */
export function membersAfter(
  { members, maxMembers }: { members: readonly Member[]; maxMembers: number },
  act: MembershipAct,
): { members: Member[] } | { refusal: MembershipRefusal } {
  const known = (id: string) => members.find(({ studentId }) => studentId === id)
  switch (act.kind) {
    case 'join':
      if (known(act.studentId)) return { members: led(members) }
      if (seatsLeft(maxMembers, members.length) === 0) return { refusal: 'full' }
      return { members: led([...members, { studentId: act.studentId, role: 'member', joinedAt: act.at }]) }
    case 'leave':
      return { members: led(without(members, act.studentId)) }
    case 'remove':
      if (known(act.by)?.role !== 'leader') return { refusal: 'not-leader' }
      if (act.by === act.studentId) return { refusal: 'leads-it' }
      return { members: led(without(members, act.studentId)) }
    case 'hand-over':
      if (known(act.by)?.role !== 'leader') return { refusal: 'not-leader' }
      if (!known(act.to)) return { refusal: 'not-member' }
      return {
        members: members.map((member) => ({ ...member, role: member.studentId === act.to ? 'leader' : 'member' })),
      }
  }
}

/** Seats that are left; never less than none, even where a group was made smaller. */
export const seatsLeft = (maxMembers: number, members: number) => Math.max(0, maxMembers - members)

/** The same members with exactly one leader, if there is anybody. */
export function led(members: readonly Member[]): Member[] {
  if (members.some(({ role }) => role === 'leader')) return [...members]
  const next = longestThere(members)
  return members.map((member) => (member.studentId === next ? { ...member, role: 'leader' } : member))
}

const without = (members: readonly Member[], id: string) => members.filter(({ studentId }) => studentId !== id)

function longestThere(members: readonly Member[]): string | undefined {
  const [first] = members.toSorted(
    (a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || (a.studentId < b.studentId ? -1 : 1),
  )
  return first?.studentId
}
