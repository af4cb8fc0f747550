import { z } from 'zod'

/** Milliseconds since the play began on the device; a day at most. */
const at = z.int().min(0).max(86_400_000)

/** Everything that a player, or the clock, can do in any of the games. */
export const Move = z.discriminatedUnion('type', [
  /** Takes an option of a question, a slot of a line, a step of a pattern. */
  z.strictObject({ type: z.literal('choose'), option: z.int().min(0).max(30), at }),
  /** Turns a card over. */
  z.strictObject({ type: z.literal('flip'), card: z.int().min(0).max(30), at }),
  /** Turns two cards that do not match back. */
  z.strictObject({ type: z.literal('turn-back'), at }),
  /** Puts a letter tile at the end of the word. */
  z.strictObject({ type: z.literal('place'), tile: z.int().min(0).max(30), at }),
  /** Takes the last letter away. */
  z.strictObject({ type: z.literal('take-back'), at }),
  /** Asks for the next letter. */
  z.strictObject({ type: z.literal('hint'), at }),
  /** The round's time is over. */
  z.strictObject({ type: z.literal('time-up'), at }),
  /** On to the next round. */
  z.strictObject({ type: z.literal('next'), at }),
])
export type Move = z.infer<typeof Move>

/** Far more than ten rounds can take; it only keeps a program from sending without end. */
export const MOST_MOVES = 2000
