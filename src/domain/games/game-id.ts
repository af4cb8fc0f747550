import { z } from 'zod'
import { gameIds } from './game.ts'

/** Apart from the games themselves, so that a screen that shows them does without zod. */
export const GameIdSchema = z.enum(gameIds)
