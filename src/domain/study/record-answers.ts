import { rankedSubjectOf } from '#domain/leaderboards/ranked-subject.ts'
import { type BadgeRule, newlyEarned } from '#domain/progress/badges.ts'
import { countStudyDay } from '#domain/progress/count-study-day.ts'
import { localTime } from '#domain/progress/day.ts'
import { countAward } from '#domain/progress/grant-awards.ts'
import type { Weekday } from '#domain/progress/weekday.ts'
import {
  type Award,
  awardKey,
  dailyGoalAward,
  flashcardAward,
  perfectScoreAward,
  quizAward,
  totalOf,
} from '#domain/progress/xp.ts'
import type { Answer } from './answer.ts'
import { type TimedAnswer, timeAnswers } from './answer-time.ts'
import { answerAttempt, isPerfect } from './attempt.ts'
import { countInHour, earns, type Vouched } from './earning.ts'
import { cardsBroughtBack, isCorrect } from './is-correct.ts'
import { answerTopic } from './mastery.ts'
import type { Outcome, RefusalCode } from './outcome.ts'
import { bringBack } from './scheduling/bring-back.ts'
import { remember } from './scheduling/remember.ts'
import { scheduleReview } from './scheduling/schedule.ts'
import { emptyDay, type ItemFinder, isOwnItem, type Snapshot, type StudyDay } from './snapshot.ts'

export interface Rules {
  /** An IANA zone: the student's calendar decides days, streaks and evenings. */
  timeZone: string
  items: ItemFinder
  /** Answers a day; reaching it earns the daily goal's XP once. */
  dailyGoal: number
  /** Days of the week that break no streak. */
  restDays?: readonly Weekday[]
  /** Default: the contract's. */
  badgeRules?: readonly BadgeRule[]
  /** From when on answers earn (see `earnsFrom`). Default: always. */
  since?: Date | null
}

/**
 * What becomes of a student when these answers are recorded. An answer counts once by its id; one that can't count is
 * refused by a code while the others still do. Answers are taken in the order in which they were given.
 */
export function applyAnswers(snapshot: Snapshot, answers: readonly Answer[], rules: Rules & { now: Date }): Outcome {
  return applyTimedAnswers(snapshot, timeAnswers(answers, rules.now), { ...rules, receivedAt: rules.now })
}

/** `applyAnswers` for answers whose instants are decided. */
export function applyTimedAnswers(
  snapshot: Snapshot,
  answers: readonly TimedAnswer[],
  rules: Rules & Pick<Vouched, 'receivedAt'>,
): Outcome {
  const draft = open(snapshot)
  for (const timed of answers) record(draft, timed, rules)
  return close(draft, snapshot)
}

type Draft = ReturnType<typeof open>

function open(snapshot: Snapshot) {
  const outcome: Omit<Outcome, 'snapshot'> = {
    recorded: [],
    duplicates: [],
    refused: [],
    awards: [],
    badges: [],
    progress: snapshot.progress,
    cardStates: new Map(),
    mastery: new Map(),
    days: new Map(),
    attempts: new Map(),
  }
  return {
    before: snapshot,
    outcome,
    held: new Set(snapshot.heldBadges),
    made: new Set(snapshot.awardsAlreadyMade),
    seen: new Set(snapshot.answerIdsAlreadyRecorded),
  }
}

function close({ outcome, held, made, seen }: Draft, before: Snapshot): Outcome {
  return {
    ...outcome,
    snapshot: {
      progress: outcome.progress,
      heldBadges: held,
      cardStates: new Map([...before.cardStates, ...outcome.cardStates]),
      mastery: new Map([...before.mastery, ...outcome.mastery]),
      days: new Map([...before.days, ...outcome.days]),
      attempts: new Map([...before.attempts, ...outcome.attempts]),
      awardsAlreadyMade: made,
      answerIdsAlreadyRecorded: seen,
    },
  }
}

function record(draft: Draft, { answer, at }: TimedAnswer, rules: Rules & Pick<Vouched, 'receivedAt'>): void {
  const { before, outcome } = draft
  if (draft.seen.has(answer.id)) {
    outcome.duplicates.push(answer.id)
    return
  }
  const refuse = (code: RefusalCode) => {
    outcome.refused.push({ answerId: answer.id, code })
  }
  const item = rules.items.get(answer.itemId)
  if (!item) return refuse('unknown-item')
  const correct = isCorrect(answer, item)
  if (correct === null) return refuse('wrong-kind')

  const time = localTime(rules.timeZone, at)
  const dayBefore = outcome.days.get(time.day) ?? before.days.get(time.day) ?? emptyDay(time.day)
  const earning = earns(
    { at, hour: time.hour, day: dayBefore },
    { since: rules.since ?? null, receivedAt: rules.receivedAt },
  )
  const candidates: Award[] = []

  const stateOf = (cardId: string) => outcome.cardStates.get(cardId) ?? before.cardStates.get(cardId) ?? null
  // A card that pupils make for themselves would be XP that they make for themselves.
  if (answer.kind === 'flashcard' && !isOwnItem(item)) candidates.push(flashcardAward(answer.itemId, time.day))
  if (answer.kind === 'quiz' && answer.attempt && !isOwnItem(item)) {
    const { id, scope } = answer.attempt
    const known = outcome.attempts.get(id) ?? before.attempts.get(id)
    const attempt = answerAttempt(known, answer.attempt, { itemId: answer.itemId, item, correct, at })
    if (typeof attempt === 'string') return refuse(attempt)
    outcome.attempts.set(id, attempt)
    if (attempt.finishedAt) candidates.push(quizAward(scope, time.day))
    if (isPerfect(attempt)) candidates.push(perfectScoreAward(scope, time.day))
  }

  draft.seen.add(answer.id)
  const remembered = remember(answer, item, correct)
  if (remembered) {
    const { itemId, recall } = remembered
    outcome.cardStates.set(itemId, scheduleReview(stateOf(itemId), recall, at))
  }
  for (const [cardId, state] of bringBack(cardsBroughtBack(item, correct), stateOf, at))
    outcome.cardStates.set(cardId, state)
  if (!isOwnItem(item)) {
    const topic = outcome.mastery.get(item.topicId) ?? before.mastery.get(item.topicId)
    outcome.mastery.set(item.topicId, answerTopic(topic, item, { correct, at }))
  }

  const day = countAnswer({ ...dayBefore, ...countInHour(dayBefore, time.hour) }, answer, correct)
  day.goalMet ||= day.flashcards + day.questions >= rules.dailyGoal
  if (day.goalMet) candidates.push(dailyGoalAward(time.day))

  const awards = earning ? candidates.filter((award) => !draft.made.has(awardKey(award))) : []
  for (const award of awards) draft.made.add(awardKey(award))
  day.xp += totalOf(awards)
  outcome.days.set(time.day, day)
  const ofItem = isOwnItem(item) ? null : rankedSubjectOf(item.subject)
  for (const award of awards) {
    // The daily goal is reached by work on anything.
    const subject = award.cause === 'daily-goal' ? null : ofItem
    outcome.awards.push({ ...award, earnedAt: at, day: time.day, subject })
  }

  if (earning) outcome.progress = awards.reduce(countAward, countStudyDay(outcome.progress, time, rules.restDays))
  for (const badge of newlyEarned(outcome.progress, draft.held, rules.badgeRules)) {
    draft.held.add(badge)
    outcome.badges.push({ badge, earnedAt: at })
  }
  outcome.recorded.push({
    answerId: answer.id,
    answer,
    topicId: item.topicId,
    correct,
    answeredAt: at,
    day: time.day,
    awards,
  })
}

function countAnswer(day: StudyDay, answer: Answer, correct: boolean): StudyDay {
  const isCard = answer.kind === 'flashcard'
  return {
    ...day,
    flashcards: day.flashcards + (isCard ? 1 : 0),
    questions: day.questions + (isCard ? 0 : 1),
    correct: day.correct + (correct ? 1 : 0),
  }
}
