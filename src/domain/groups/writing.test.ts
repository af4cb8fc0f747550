import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AgeBand } from './age-band.ts'
import { mayWritePhrases, mayWriteWords, ownAnswerCounts, writingMode } from './writing.ts'

const now = new Date('2026-05-12T16:00:00Z')
const band = fc.constantFrom<AgeBand | null>('under-13', '13-or-over', null)
const facts = fc.record({
  chatOff: fc.boolean(),
  mutedUntil: fc.option(fc.date({ min: new Date('2026-05-12'), max: new Date('2026-05-13'), noInvalidDate: true })),
  ageBand: band,
})

test('words of one’s own are only for who is known to be 13 or over, and nobody writes who is muted or whose chat is off', () => {
  fc.assert(
    fc.property(facts, (writer) => {
      const mode = writingMode(writer, now)
      const silent = writer.chatOff || (writer.mutedUntil !== null && writer.mutedUntil > now)
      expect(mayWritePhrases(mode)).toBe(!silent)
      expect(mayWriteWords(mode)).toBe(!silent && writer.ageBand === '13-or-over')
    }),
  )
})

test('however often a pupil answers, who has once said that they are under 13 does not become older by it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<AgeBand>('under-13', '13-or-over')), (answers) => {
      let current: AgeBand | null = null
      let young = false
      for (const answer of answers) {
        if (ownAnswerCounts(current, answer)) current = answer
        young ||= answer === 'under-13'
        expect(current).toBe(young ? 'under-13' : '13-or-over')
      }
    }),
  )
})
