import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { z } from 'zod'

/** A card's memory state for one student, as FSRS-6 keeps it. */
export const CardState = z.object({
  due: z.date(),
  /** Days until the chance of recall has fallen to 90%. */
  stability: z.number().nonnegative(),
  /** 1 (easy) to 10 (hard). */
  difficulty: z.number().min(0).max(10),
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  reps: z.int().nonnegative(),
  lapses: z.int().nonnegative(),
  learning_steps: z.int().nonnegative(),
  scheduled_days: z.number().nonnegative(),
  last_review: z.date().nullable(),
})
export type CardState = z.infer<typeof CardState>

export const Grade = z.enum(['know', 'dont-know'])
export type Grade = z.infer<typeof Grade>
/** How an item was recalled: as a card is graded, or picked from options that show the answer. */
export type Recall = Grade | 'recognised'

/**
 * FSRS-6 with its default weights (fitted by open-spaced-repetition to many millions of reviews). It aims at 90% recall.
 * No fuzz: the same answers give the same dates on server and device. One learning step: a card not known comes back
 * after ten minutes, a card known at first sight only when FSRS says, in days.
 */
const plain = { request_retention: 0.9, enable_fuzz: false } as const
const scheduler = fsrs({ ...plain, learning_steps: ['10m'], relearning_steps: ['10m'] })
/** Without steps: FSRS would bring what was recognised at first sight back in a quarter of an hour. */
const withoutSteps = fsrs({ ...plain, learning_steps: [], relearning_steps: [] })

const ratings = {
  know: [scheduler, Rating.Good],
  recognised: [withoutSteps, Rating.Hard],
  'dont-know': [scheduler, Rating.Again],
} as const

/**
 * The state after a review. 'Know It!' is FSRS's Good, 'Don't Know' its Again; what was only recognised is its Hard. A review
 * dated before the last one (offline, arriving late) counts as given at the same moment as that one.
 */
export function scheduleReview(state: CardState | null, recall: Recall, now: Date): CardState {
  const last = state?.last_review
  const at = last && last > now ? last : now
  const card = state ? toCard(state) : createEmptyCard(at)
  const [fitting, rating] = ratings[recall]
  return fromCard(fitting.next(card, at, rating).card)
}

/**
 * The state of a card whose point was answered wrongly elsewhere: due at `at`, unless it was reviewed since. What is known of its
 * memory stays, since the card itself was not asked.
 */
export function makeDue(state: CardState | null, at: Date): CardState {
  if (!state) return fromCard(createEmptyCard(at))
  if (state.due <= at || (state.last_review && state.last_review >= at)) return state
  return { ...state, due: at }
}

/** The chance, 0 to 1, that the student recalls the card now; 0 for a card never seen. */
export function retrievability(state: CardState | null, now: Date): number {
  if (!state?.last_review) return 0
  return scheduler.get_retrievability(toCard(state), now, false)
}

export function isDue(state: Pick<CardState, 'due'>, now: Date): boolean {
  return state.due <= now
}

function toCard({ last_review, ...state }: CardState): Card {
  return { ...state, elapsed_days: 0, ...(last_review ? { last_review } : {}) }
}

function fromCard(card: Card): CardState {
  const { due, stability, difficulty, reps, lapses, learning_steps, scheduled_days } = card
  const { state, last_review = null } = card
  return { due, stability, difficulty, state, reps, lapses, learning_steps, scheduled_days, last_review }
}
