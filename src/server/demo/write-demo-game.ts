import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { gameOf } from '#domain/games/game.ts'
import { startRun } from '#domain/games/run.ts'
import { rankedSubjectOf } from '#domain/leaderboards/ranked-subject.ts'
import { awardXp } from '../awards/award-xp.ts'
import type { Database } from '../database/database.ts'
import { finishPlay, startPlay } from '../games/game-play-store.ts'
import { demoUuid } from './demo-uuid.ts'

const game = 'speed-quiz'
/** A quick race, nearly without a mistake: it unlocks First Victory and Speed Demon, as contract §3 shows them. */
const run = {
  ...startRun(10, 'race'),
  phase: 'finished' as const,
  points: 1425,
  correct: 9,
  bestCombo: 6,
  quick: 6,
  missed: [3],
}
const PLAY_MS = 3 * 60 * 1000

/** One game that the demo pupil has played, and its XP. Written again, it stays as it is. */
export async function writeDemoGame(
  database: Database,
  { studentId, topic, playedAt }: { studentId: string; topic: TopicOutline; playedAt: Date },
): Promise<void> {
  const id = demoUuid('game')
  const startedAt = new Date(playedAt.getTime() - PLAY_MS)
  const amount = gameOf(game).xpReward
  const { level, subject, id: topicId } = topic
  await startPlay(database, studentId, { id, game, level, subject, topicId, pace: 'race', seed: 1, startedAt })
  await finishPlay(database, { studentId, id, run, xp: amount, now: playedAt })
  // Its source is no day's, so that a load that is finished on a later day doesn't make it twice.
  const award = () => ({ cause: 'game' as const, source: `${game}@demo`, amount })
  const work = { answers: run.rounds, correct: run.correct }
  await awardXp({ database, studentId, award, subject: rankedSubjectOf(subject), work, now: playedAt })
}
