import { rankedSubjectOf } from '#domain/leaderboards/ranked-subject.ts'
import { dayIn } from '#domain/progress/day.ts'
import { grantAwards } from '#domain/progress/grant-awards.ts'
import { type Award, awardKey, perfectScoreAward, quizAward, totalOf } from '#domain/progress/xp.ts'
import { type Attempt, isPerfect } from './attempt.ts'
import { moveMastery, type TopicMastery } from './mastery.ts'
import type { EarnedAward, Outcome } from './outcome.ts'
import { emptyDay, type Snapshot, type StudyDay } from './snapshot.ts'

/** An answer that was marked wrong and is right since its question was fixed. */
export interface RaisedAnswer {
  answerId: string
  itemId: string
  topicId: string
  attemptId: string | null
  answeredAt: Date
}

export type RaisedOutcome = Pick<Outcome, 'awards' | 'badges' | 'progress' | 'mastery' | 'days' | 'attempts'>

/**
 * What becomes of a student whose answers are right after all: marks, mastery and finished quizzes as if they had been
 * marked so at once, and the perfect-score bonus that a quiz missed (contract §9), which is earned now. Nothing falls.
 */
export function raiseMarks(
  snapshot: Snapshot,
  answers: readonly RaisedAnswer[],
  options: {
    timeZone: string
    now: Date
    /** By topic, whether each answer to it is right, these included, in the order in which they were recorded. */
    marks: ReadonlyMap<string, readonly boolean[]>
  },
): RaisedOutcome {
  const { timeZone, now, marks } = options
  const attempts = new Map<string, Attempt>()
  const mastery = new Map<string, TopicMastery>()
  const days = new Map<string, StudyDay>()
  for (const { itemId, topicId, attemptId, answeredAt } of answers) {
    const attempt = attemptId === null ? undefined : (attempts.get(attemptId) ?? snapshot.attempts.get(attemptId))
    if (attempt) attempts.set(attempt.id, { ...attempt, answers: new Map(attempt.answers).set(itemId, true) })
    const topic = snapshot.mastery.get(topicId)
    const ofTopic = marks.get(topicId)
    if (topic && ofTopic) mastery.set(topicId, remastered(topic, ofTopic))
    const day = dayIn(timeZone, answeredAt)
    const studied = days.get(day) ?? snapshot.days.get(day)
    if (studied) days.set(day, { ...studied, correct: studied.correct + 1 })
  }
  // A quiz that earned nothing when it was finished has no bonus to miss.
  const earned = (attempt: Attempt) => snapshot.awardsAlreadyMade.has(awardKey(earnedBy(attempt, timeZone)))
  const candidates = [...attempts.values()]
    .filter((attempt) => isPerfect(attempt) && earned(attempt))
    .map((attempt) => ({
      award: bonusOf(attempt, timeZone),
      subject: rankedSubjectOf(subjectOf(attempt, answers, snapshot)),
    }))
  const granted = grantAwards({ ...snapshot, awards: candidates.map(({ award }) => award) })
  const today = dayIn(timeZone, now)
  const awards = granted.awards.map((award): EarnedAward => {
    const subject = candidates.find((candidate) => candidate.award === award)?.subject ?? null
    return { ...award, earnedAt: now, day: today, subject }
  })
  if (awards.length > 0) {
    const before = days.get(today) ?? snapshot.days.get(today) ?? emptyDay(today)
    days.set(today, { ...before, xp: before.xp + totalOf(awards) })
  }
  const badges = granted.badges.map((badge) => ({ badge, earnedAt: now }))
  return { awards, badges, progress: granted.progress, mastery, days, attempts }
}

/** The bonus of the day on which the quiz was finished: one that was earned that day on the same scope is not paid again. */
export function bonusOf({ scope, finishedAt, startedAt }: Attempt, timeZone: string): Award {
  return perfectScoreAward(scope, dayIn(timeZone, finishedAt ?? startedAt))
}

/** The award for finishing the quiz, on whose day the bonus depends. */
export function earnedBy({ scope, finishedAt, startedAt }: Attempt, timeZone: string): Award {
  return quizAward(scope, dayIn(timeZone, finishedAt ?? startedAt))
}

function subjectOf(attempt: Attempt, answers: readonly RaisedAnswer[], snapshot: Snapshot): string {
  const raised = answers.find(({ attemptId }) => attemptId === attempt.id)
  return (raised && snapshot.mastery.get(raised.topicId)?.subject) ?? ''
}

function remastered(topic: TopicMastery, marks: readonly boolean[]): TopicMastery {
  const mastery = marks.reduce((soFar, correct, before) => moveMastery(soFar, before, correct), 0)
  return { ...topic, correct: marks.filter(Boolean).length, answered: marks.length, mastery }
}
