import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Member, type MembershipAct, membersAfter, seatsLeft } from './membership.ts'

const names = ['ada', 'bea', 'cat', 'dan', 'eve', 'fay']
const someone = fc.constantFrom(...names)
const act: fc.Arbitrary<MembershipAct> = fc.oneof(
  fc.record({
    kind: fc.constant('join' as const),
    studentId: someone,
    at: fc.date({ min: new Date(0), max: new Date(1e9), noInvalidDate: true }),
  }),
  fc.record({ kind: fc.constant('leave' as const), studentId: someone }),
  fc.record({ kind: fc.constant('remove' as const), by: someone, studentId: someone }),
  fc.record({ kind: fc.constant('hand-over' as const), by: someone, to: someone }),
)
const leadersOf = (members: readonly Member[]) => members.filter(({ role }) => role === 'leader')
const idsOf = (members: readonly Member[]) => members.map(({ studentId }) => studentId)

/** Every state that a group made by Ada goes through, with what led to it. */
function history(acts: readonly MembershipAct[], maxMembers: number) {
  let members: Member[] = [{ studentId: 'ada', role: 'leader', joinedAt: new Date(0) }]
  return acts.map((step) => {
    const before = members
    const result = membersAfter({ members, maxMembers }, step)
    if ('members' in result) members = result.members
    return { step, before, after: members, refusal: 'refusal' in result ? result.refusal : null }
  })
}

describe('who is in a group', () => {
  const histories = fc.record({ acts: fc.array(act, { maxLength: 60 }), maxMembers: fc.integer({ min: 2, max: 5 }) })

  test('whatever happens, a group with members has exactly one leader, nobody twice, and no more than fit', () => {
    fc.assert(
      fc.property(histories, ({ acts, maxMembers }) => {
        for (const { after } of history(acts, maxMembers)) {
          expect(leadersOf(after)).toHaveLength(after.length > 0 ? 1 : 0)
          expect(new Set(idsOf(after)).size).toBe(after.length)
          expect(after.length).toBeLessThanOrEqual(maxMembers)
        }
      }),
    )
  })

  test('nobody but the leader moves anybody else, and the lead passes only when its holder gives it or goes', () => {
    fc.assert(
      fc.property(histories, ({ acts, maxMembers }) => {
        for (const { step, before, after, refusal } of history(acts, maxMembers)) {
          const leader = leadersOf(before)[0]?.studentId
          const gone = idsOf(before).filter((id) => !idsOf(after).includes(id))
          if (gone.length > 0 && step.kind === 'remove') expect([leader, gone]).toEqual([step.by, [step.studentId]])
          if (gone.length > 0 && step.kind !== 'remove')
            expect(step).toMatchObject({ kind: 'leave', studentId: gone[0] })
          if (leader && leadersOf(after)[0]?.studentId !== leader && after.length > 0)
            expect(step.kind === 'hand-over' ? step.by : step.kind === 'leave' && step.studentId).toBe(leader)
          if (refusal) expect(after).toEqual(before)
        }
      }),
    )
  })

  test('the lead passes to whoever has been there longest', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    const members: Member[] = [
      { studentId: 'ada', role: 'leader', joinedAt: at(1) },
      { studentId: 'dan', role: 'member', joinedAt: at(9) },
      { studentId: 'cat', role: 'member', joinedAt: at(3) },
      { studentId: 'bea', role: 'member', joinedAt: at(3) },
    ]
    const result = membersAfter({ members, maxMembers: 6 }, { kind: 'leave', studentId: 'ada' })
    expect('members' in result && leadersOf(result.members).map(({ studentId }) => studentId)).toEqual(['bea'])
  })

  test('joining again changes nothing, and a group that was made smaller has no seats rather than fewer than none', () => {
    const members: Member[] = [{ studentId: 'ada', role: 'leader', joinedAt: new Date(0) }]
    expect(membersAfter({ members, maxMembers: 2 }, { kind: 'join', studentId: 'ada', at: new Date(5) })).toEqual({
      members,
    })
    expect(seatsLeft(2, 5)).toBe(0)
  })
})
