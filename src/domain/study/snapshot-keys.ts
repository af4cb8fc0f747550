import { dayIn } from '#domain/progress/day.ts'
import { type Award, dailyGoalAward, flashcardAward, perfectScoreAward, quizAward } from '#domain/progress/xp.ts'
import type { Answer } from './answer.ts'
import { instantOf } from './answer-time.ts'
import { cardsBroughtBack, isCorrect } from './is-correct.ts'
import { rememberedItem } from './scheduling/remember.ts'
import type { ItemFinder } from './snapshot.ts'

/** What a store must load so that its snapshot answers everything that these answers can ask. */
export interface SnapshotKeys {
  answerIds: string[]
  /** Items whose card state is wanted. */
  cardIds: string[]
  topicIds: string[]
  days: string[]
  attemptIds: string[]
  /** Awards that the answers could earn: those of them made already are wanted. */
  awards: Pick<Award, 'cause' | 'source'>[]
}

export function snapshotKeys(
  answers: readonly Answer[],
  options: { now: Date; timeZone: string; items: ItemFinder },
): SnapshotKeys {
  const keys = {
    answerIds: new Set<string>(),
    cardIds: new Set<string>(),
    topicIds: new Set<string>(),
    days: new Set<string>(),
    attemptIds: new Set<string>(),
  }
  const awards = new Map<string, Pick<Award, 'cause' | 'source'>>()
  const want = ({ cause, source }: Award) => awards.set(`${cause}|${source}`, { cause, source })
  for (const answer of answers) {
    // Also without an item: an answer recorded before its item was withdrawn is still a duplicate.
    keys.answerIds.add(answer.id)
    const item = options.items.get(answer.itemId)
    if (!item) continue
    const day = dayIn(options.timeZone, instantOf(answer, options.now))
    keys.topicIds.add(item.topicId)
    keys.days.add(day)
    want(dailyGoalAward(day))
    for (const cardId of cardsBroughtBack(item, isCorrect(answer, item))) keys.cardIds.add(cardId)
    keys.cardIds.add(rememberedItem(answer.itemId))
    if (answer.kind === 'flashcard') want(flashcardAward(answer.itemId, day))
    if (answer.kind === 'quiz' && answer.attempt) {
      keys.attemptIds.add(answer.attempt.id)
      want(quizAward(answer.attempt.scope, day))
      want(perfectScoreAward(answer.attempt.scope, day))
    }
  }
  return {
    answerIds: [...keys.answerIds],
    cardIds: [...keys.cardIds],
    topicIds: [...keys.topicIds],
    days: [...keys.days],
    attemptIds: [...keys.attemptIds],
    awards: [...awards.values()],
  }
}
