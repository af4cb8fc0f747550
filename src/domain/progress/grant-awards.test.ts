import { describe, expect, test } from 'vitest'
import { grantAwards } from './grant-awards.ts'
import { noProgress } from './progress.ts'
import { awardKey, flashcardAward, perfectScoreAward, quizAward, signInAward } from './xp.ts'

const fresh = { heldBadges: new Set<never>(), awardsAlreadyMade: new Set<string>() }

describe('granting awards', () => {
  test('Signing in earns 1 XP, once a day', () => {
    const award = signInAward('2026-03-02')
    const first = grantAwards({ ...fresh, progress: noProgress, awards: [award] })
    expect(first).toEqual({ progress: { ...noProgress, totalXp: 1 }, awards: [award], badges: [] })
    const again = grantAwards({
      progress: first.progress,
      heldBadges: new Set(),
      awards: [award],
      awardsAlreadyMade: new Set([awardKey(award)]),
    })
    expect(again).toEqual({ progress: first.progress, awards: [], badges: [] })
  })

  test('An award given twice in one list counts once', () => {
    const award = signInAward('2026-03-02')
    expect(grantAwards({ ...fresh, progress: noProgress, awards: [award, award] }).progress.totalXp).toBe(1)
  })

  test('Awards for work count the work', () => {
    const day = '2026-03-02'
    const awards = [flashcardAward('a', day), quizAward('t', day), perfectScoreAward('t', day)]
    expect(grantAwards({ ...fresh, progress: noProgress, awards }).progress).toMatchObject({
      totalXp: 80,
      flashcardsCompleted: 1,
      quizzesCompleted: 1,
      perfectScores: 1,
    })
  })

  test('The XP that reaches 5000 earns XP Master', () => {
    const progress = { ...noProgress, totalXp: 4999 }
    expect(grantAwards({ ...fresh, progress, awards: [signInAward('2026-03-02')] }).badges).toEqual(['xp_master'])
  })
})
