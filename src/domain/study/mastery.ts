import type { LevelId } from '#domain/curriculum/level.ts'

export interface TopicMastery {
  topicId: string
  level: LevelId
  subject: string
  answered: number
  correct: number
  /** 0 to 1 */
  mastery: number
  updatedAt: Date
}

/** Answers' worth of doubt with which every topic begins. */
export const MASTERY_DOUBT = 4
/** The least that one answer weighs, so that what a pupil can do now counts more than how they began. */
export const MASTERY_LEAST_WEIGHT = 1 / 20
/** Answers before a topic is ranked among the strongest or weakest. */
export const MASTERY_RANKED_FROM = 5

/**
 * Mastery after one more answer: m' = m + w (x - m), x being 1 for right and 0 for wrong, n the answers before, and
 * w = max(1 / (n + 1 + MASTERY_DOUBT), MASTERY_LEAST_WEIGHT).
 *
 * At first this is correct / (answered + 4): the mean with four imagined wrong answers, additive smoothing as in
 * Laplace's rule of succession with a doubting prior, so five right answers read as 56% and sixteen as 80%. From the
 * sixteenth answer on it is an exponentially weighted moving average (Roberts 1959) that forgets with a weight of 1/20.
 */
export function moveMastery(mastery: number, answeredBefore: number, correct: boolean): number {
  const weight = Math.max(1 / (answeredBefore + 1 + MASTERY_DOUBT), MASTERY_LEAST_WEIGHT)
  return mastery + weight * ((correct ? 1 : 0) - mastery)
}

/** A topic's record after one more answer. An answer that arrives late counts but does not turn `updatedAt` back. */
export function answerTopic(
  before: TopicMastery | undefined,
  item: Pick<TopicMastery, 'topicId' | 'level' | 'subject'>,
  answer: { correct: boolean; at: Date },
): TopicMastery {
  const answered = before?.answered ?? 0
  return {
    topicId: item.topicId,
    level: item.level,
    subject: item.subject,
    answered: answered + 1,
    correct: (before?.correct ?? 0) + (answer.correct ? 1 : 0),
    mastery: moveMastery(before?.mastery ?? 0, answered, answer.correct),
    updatedAt: before && before.updatedAt > answer.at ? before.updatedAt : answer.at,
  }
}

/** Sixteen right answers come to 0.8 less a rounding error; they reach 0.8. */
function reaches(mastery: number, border: number): boolean {
  return mastery > border - 1e-9
}

export type MasteryWord = 'Just started' | 'Getting there' | 'Nearly secure' | 'Secure'

/** Mastery in words; 60% and 80% are the borders of the quiz's colours. */
export function masteryWord(mastery: number): MasteryWord {
  if (reaches(mastery, 0.8)) return 'Secure'
  if (reaches(mastery, 0.6)) return 'Nearly secure'
  return reaches(mastery, 0.3) ? 'Getting there' : 'Just started'
}

/**
 * The topics to be proud of and those to revise next, each best or worst first. Only topics with enough answers are
 * ranked, none is in both lists, none below 60% is called strong and no secure one weak.
 */
export function rankTopics<T extends Pick<TopicMastery, 'topicId' | 'answered' | 'mastery'>>(
  topics: readonly T[],
  count: number,
): { strongest: T[]; weakest: T[] } {
  const ranked = topics
    .filter((topic) => topic.answered >= MASTERY_RANKED_FROM)
    .toSorted((one, other) => other.mastery - one.mastery || (one.topicId < other.topicId ? -1 : 1))
  const strongest = ranked.filter((topic) => reaches(topic.mastery, 0.6)).slice(0, count)
  const weakest = ranked
    .toReversed()
    .filter((topic) => !reaches(topic.mastery, 0.8) && !strongest.includes(topic))
    .slice(0, count)
  return { strongest, weakest }
}
