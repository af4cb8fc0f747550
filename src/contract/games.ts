import { z } from 'zod'
import { Level, LevelId } from '#domain/curriculum/level.ts'
import { Slug } from '#domain/curriculum/subject.ts'
import { TopicOutline } from '#domain/curriculum/topic.ts'
import { achievementIds } from '#domain/games/achievements.ts'
import { GameIdSchema } from '#domain/games/game-id.ts'
import { GameSource } from '#domain/games/game-source.ts'
import { MOST_MOVES, Move } from '#domain/games/move.ts'
import { GREATEST_SEED } from '#domain/seeded-random.ts'
import { SubjectSummary } from './curriculum.ts'
import { endpoint } from './endpoint.ts'
import { ProgressSummary } from './study.ts'

const AchievementId = z.enum(achievementIds)
const PlayId = z.uuid().toLowerCase()

/** The games of one topic, or of a whole subject. */
export const GameShelf = z.object({
  level: Level,
  subject: SubjectSummary,
  /** Null where the games draw on the whole subject. */
  topic: TopicOutline.nullable(),
  /** Null where there is no material yet. */
  source: GameSource.nullable(),
  /** The games that there is enough material for. */
  playable: z.array(GameIdSchema),
  /** Of these, the ones for which the topic borrows from its subject. */
  borrowing: z.array(GameIdSchema),
})
export type GameShelf = z.infer<typeof GameShelf>

export const readGameShelfEndpoint = endpoint({
  route: 'GET /api/curriculum/:level/:subject/games',
  summary: 'What the mini games of a topic (by slug or title), or of the whole subject, are dealt from',
  params: z.object({ level: LevelId, subject: Slug }),
  query: z.object({ topic: z.string().min(1).max(120).optional() }),
  response: GameShelf,
  errors: ['not-found'],
})

export const startGamePlayEndpoint = endpoint({
  route: 'POST /api/game-plays',
  summary:
    'Start a game that is to earn XP: the server chooses what is dealt. Sent again with its id, the same play starts',
  body: z.object({
    id: PlayId,
    game: GameIdSchema,
    level: LevelId,
    subject: Slug,
    topic: z.string().min(1).max(120).optional(),
    pace: z.enum(['race', 'calm']),
  }),
  response: z.object({ seed: z.int().min(0).max(GREATEST_SEED) }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'too-many-requests'],
})

export const finishGamePlayEndpoint = endpoint({
  route: 'POST /api/game-plays/:id/finish',
  summary: 'Finish a play with its moves, which the server plays again: only then does it earn XP, once',
  params: z.object({ id: PlayId }),
  body: z.object({ moves: z.array(Move).min(1).max(MOST_MOVES) }),
  response: z.object({
    /** 0 when the game has earned all it can today. */
    xp: z.int(),
    points: z.int(),
    /** The most points in any finished play of this game, this one included. */
    best: z.int(),
    newBest: z.boolean(),
    /** Achievements that this play unlocked. */
    unlocked: z.array(AchievementId),
    progress: ProgressSummary,
  }),
  errors: ['not-signed-in', 'not-allowed', 'not-found', 'impossible-play', 'too-many-requests', 'unavailable'],
  maxBytes: 160 * 1024,
})

/** A pupil's own figures on the games screen. */
export const GameFigures = z.object({
  progress: ProgressSummary,
  /** The last three rewards from games, the newest first. */
  recent: z.array(z.object({ game: GameIdSchema, amount: z.int(), earnedAt: z.iso.datetime() })),
  achievements: z.array(AchievementId),
  bests: z.array(z.object({ game: GameIdSchema, points: z.int() })),
  /** Games that have earned all they can today. */
  spentToday: z.array(GameIdSchema),
})
export type GameFigures = z.infer<typeof GameFigures>

export const readGameFiguresEndpoint = endpoint({
  route: 'GET /api/game-figures',
  summary: "The signed-in pupil's recent rewards, achievements and personal bests in the games",
  response: GameFigures,
  errors: ['not-signed-in', 'not-allowed'],
})
