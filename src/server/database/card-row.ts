import type { CardState } from '#domain/study/scheduling/schedule.ts'

/** A row of `card_states` as the database writes it in JSON. */
export interface CardRow extends Omit<CardState, 'due' | 'last_review'> {
  item_id: string
  topic_id: string
  due: string
  last_review: string | null
}

export function toCardState(row: CardRow): CardState {
  const { due, stability, difficulty, state, reps, lapses, learning_steps, scheduled_days, last_review } = row
  return {
    due: new Date(due),
    stability,
    difficulty,
    state,
    reps,
    lapses,
    learning_steps,
    scheduled_days,
    last_review: last_review === null ? null : new Date(last_review),
  }
}
