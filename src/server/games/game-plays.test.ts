import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type GameId, gameIds, games } from '#domain/games/game.ts'
import { PLAYS_REWARDED_PER_DAY } from '#domain/games/game-award.ts'
import type { GameSource } from '#domain/games/game-source.ts'
import type { Move } from '#domain/games/move.ts'
import type { Pace } from '#domain/games/run.ts'
import { playGame } from '#tests/support/game-plays.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import { findRecordFaults } from '../../../scripts/product/find-record-faults.ts'
import { UNFINISHED_KEPT_MS } from './start-game-play.ts'

const shelfPath = '/api/curriculum/gcse/biology/games?topic=cells'
const HOUR = 60 * 60 * 1000
/** The topic of the tests has six questions for the Speed Quiz. */
const QUIZ_ROUNDS = 6

describeOnPostgres('games that earn XP', (open) => {
  let server: TestApp
  let time = Date.parse('2026-05-12T09:00:00Z')
  let source: GameSource
  beforeAll(async () => {
    const curriculum = readWrittenCurriculum()
    server = await createTestApp({ database: open(), curriculum, now: () => new Date(time) })
    source = (await server.visitor().get(shelfPath)).body.source
  })

  const start = (pupil: Visitor, game: GameId, options: { id?: string; pace?: Pace } = {}) => {
    const { id = randomUUID(), pace = 'calm' } = options
    const body = { id, game, level: 'gcse', subject: 'biology', topic: 'cells', pace }
    return pupil.post('/api/game-plays', body).then(({ status, body }) => ({ id, status, seed: body.seed as number }))
  }
  const finish = (pupil: Visitor, id: string, moves: Move[]) => pupil.post(`/api/game-plays/${id}/finish`, { moves })
  /** Starts and plays a whole game, as long as its moves say. */
  async function whole(pupil: Visitor, game: GameId, options: { pace?: Pace; step?: number; slips?: boolean } = {}) {
    const { pace = 'calm', step = 1000, slips = false } = options
    const { id, seed } = await start(pupil, game, { pace })
    const { moves } = playGame[game]({ source, seed, pace, step, slips })
    time += moves.at(-1)?.at ?? 0
    return { id, moves, answer: await finish(pupil, id, moves) }
  }
  const ledgerOf = async (id: string) => {
    const rows = await open().query<{ cause: string; source: string; amount: number }>(
      'select cause, source, amount from xp_ledger where student_id = $1 order by earned_at, source',
      [id],
    )
    const [total] = await open().query<{ xp: number }>(
      'select total_xp as xp from student_progress where user_id = $1',
      [id],
    )
    expect(total?.xp).toBe(rows.reduce((sum, { amount }) => sum + amount, 0))
    return rows
  }

  test.each(games)(
    'contract §3: a finished $title earns $xpReward XP, once, in the ledger',
    async ({ id: game, xpReward }) => {
      const pupil = await server.signedIn('student')
      const { id, moves, answer } = await whole(pupil, game)
      expect(answer).toMatchObject({
        status: 200,
        body: { xp: xpReward, newBest: true, progress: { totalXp: xpReward } },
      })
      expect(answer.body.best).toBe(answer.body.points)
      const again = await Promise.all([finish(pupil, id, moves), finish(pupil, id, moves)])
      for (const { body } of again)
        expect(body).toMatchObject({ xp: xpReward, newBest: false, unlocked: [], progress: { totalXp: xpReward } })
      expect(await ledgerOf(pupil.id)).toEqual([
        { cause: 'game', source: expect.stringContaining(game), amount: xpReward },
      ])
    },
  )

  test('a finished game counts as study: for its day and for the streak', async () => {
    const pupil = await server.signedIn('student')
    const played = async () => {
      const { answer } = await whole(pupil, 'speed-quiz')
      const [row] = await open().query(
        `select daily_streak streak, longest_streak longest, last_active_day::text = (select max(day)::text from study_days
           where student_id = $1 and xp > 0) "ofTheDay" from student_progress where user_id = $1`,
        [pupil.id],
      )
      return { ...answer.body.progress, ...row }
    }
    await start(pupil, 'speed-quiz')
    const [begun] = await open().query('select daily_streak streak from student_progress where user_id = $1', [
      pupil.id,
    ])
    expect(begun).toEqual({ streak: 0 })
    const first = { dailyStreak: 1, studiedToday: true, streak: 1, longest: 1, ofTheDay: true }
    expect(await played()).toMatchObject({ ...first, answersToday: QUIZ_ROUNDS })
    expect(await played()).toMatchObject({ ...first, answersToday: 2 * QUIZ_ROUNDS })
    time += 24 * HOUR
    expect(await played()).toMatchObject({ dailyStreak: 2, streak: 2, longest: 2, ofTheDay: true })
    time += 48 * HOUR
    expect((await pupil.get('/api/dashboard')).body.progress).toMatchObject({ dailyStreak: 0, studiedToday: false })
    expect(await played()).toMatchObject({ dailyStreak: 1, streak: 1, longest: 2 })
    expect((await findRecordFaults(open())).filter((fault) => fault.includes(pupil.id))).toEqual([])
  })

  test('its rounds count towards the daily goal, which earns its XP, and for what was done today', async () => {
    const pupil = await server.signedIn('student')
    await open().query('update profiles set daily_goal = 12 where id = $1', [pupil.id])
    const first = (await whole(pupil, 'speed-quiz')).answer.body
    expect(first).toMatchObject({ xp: 75, progress: { answersToday: QUIZ_ROUNDS, totalXp: 75 } })
    const { id, moves, answer } = await whole(pupil, 'speed-quiz')
    expect(answer.body).toMatchObject({ xp: 75, progress: { answersToday: 12, totalXp: 75 + 75 + 25 } })
    expect((await finish(pupil, id, moves)).body.progress).toMatchObject({ answersToday: 12, totalXp: 175 })
    const { days } = (await pupil.get('/api/dashboard')).body
    expect(days.at(-1)).toMatchObject({ answers: 12, correct: 12, xp: 175, goalMet: true })
    expect((await findRecordFaults(open())).filter((fault) => fault.includes(pupil.id))).toEqual([])
  })

  test.each(gameIds)(
    'a calm %s with fewer than half of its rounds right earns no XP, and counts as study',
    async (game) => {
      const pupil = await server.signedIn('student')
      const { answer } = await whole(pupil, game, { slips: true })
      expect(answer).toMatchObject({ status: 200, body: { xp: 0, progress: { totalXp: 0, studiedToday: true } } })
      expect(answer.body.points).toBeGreaterThan(0)
      expect(await ledgerOf(pupil.id)).toEqual([])
      expect((await whole(pupil, game)).answer.body.xp).toBeGreaterThan(0)
    },
  )

  test('a game that took the server’s clock no time is kept and earns nothing', async () => {
    const pupil = await server.signedIn('student')
    const { answer } = await whole(pupil, 'speed-quiz', { step: 1 })
    expect(answer).toMatchObject({ status: 200, body: { xp: 0, progress: { dailyStreak: 0, answersToday: 0 } } })
    expect(await ledgerOf(pupil.id)).toEqual([])
  })

  test('the same finish sent many times at once earns once', async () => {
    const pupil = await server.signedIn('student')
    const { id, seed } = await start(pupil, 'speed-quiz')
    const { moves } = playGame['speed-quiz']({ source, seed })
    time += HOUR
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(pupil, id, moves)))
    expect(answers.map(({ body }) => body.xp)).toEqual([75, 75, 75, 75, 75])
    expect(await ledgerOf(pupil.id)).toHaveLength(1)
  })

  test('a game earns only so often a day, even when plays end at once, and again on the next day', async () => {
    const pupil = await server.signedIn('student')
    const started = await Promise.all(Array.from({ length: 4 }, () => start(pupil, 'word-builder')))
    time += HOUR
    const answers = await Promise.all(
      started.map(({ id, seed }) => finish(pupil, id, playGame['word-builder']({ source, seed }).moves)),
    )
    expect(answers.filter(({ body }) => body.xp > 0)).toHaveLength(PLAYS_REWARDED_PER_DAY)
    expect((await pupil.get('/api/game-figures')).body.spentToday).toEqual(['word-builder'])
    expect((await whole(pupil, 'math-ninja')).answer.body.xp).toBe(100)
    time += 24 * HOUR
    expect((await whole(pupil, 'word-builder')).answer.body.xp).toBe(60)
    const ofGames = (await ledgerOf(pupil.id)).filter(({ cause }) => cause === 'game')
    expect(ofGames).toHaveLength(PLAYS_REWARDED_PER_DAY + 2)
  })

  describe('nothing is earned by', () => {
    const refused = async (pupil: Visitor & { id: string }, id: string, moves: Move[], code = 'impossible-play') => {
      expect((await finish(pupil, id, moves)).body.error?.code).toBe(code)
      expect(await ledgerOf(pupil.id)).toEqual([])
    }

    test.each(gameIds)('a %s that was not played to its end, or played on another deal', async (game) => {
      const pupil = await server.signedIn('student')
      const { id, seed } = await start(pupil, game)
      const { moves } = playGame[game]({ source, seed })
      time += HOUR
      await refused(pupil, id, moves.slice(0, -1))
      await refused(pupil, id, moves.toSpliced(2, 1))
      await refused(pupil, id, playGame[game]({ source, seed: seed ^ 12345 }).moves)
      expect((await finish(pupil, id, moves)).status).toBe(200)
    })

    test('moves that took longer than there was time', async () => {
      const pupil = await server.signedIn('student')
      const { id, seed } = await start(pupil, 'timeline-race')
      const { moves } = playGame['timeline-race']({ source, seed, step: 2000 })
      await refused(pupil, id, moves)
      time += HOUR
      expect((await finish(pupil, id, moves)).status).toBe(200)
    })

    test('a race that was lost', async () => {
      const pupil = await server.signedIn('student')
      const { id, seed } = await start(pupil, 'math-ninja', { pace: 'race' })
      const instead = () => ({ type: 'time-up' as const })
      const { moves, state } = playGame['math-ninja']({ source, seed, pace: 'race', step: 60_000, instead })
      expect(state.run.phase).toBe('lost')
      time += HOUR
      await refused(pupil, id, moves)
    })

    test("a play that was never started, or is somebody else's", async () => {
      const [pupil, other] = [await server.signedIn('student'), await server.signedIn('student')]
      await refused(pupil, randomUUID(), [{ type: 'next', at: 1 }], 'not-found')
      const { id, seed } = await start(other, 'speed-quiz')
      time += HOUR
      await refused(pupil, id, playGame['speed-quiz']({ source, seed }).moves, 'not-found')
    })
  })

  test('a start sent again is the same start, and one of long ago that was never finished is forgotten', async () => {
    const pupil = await server.signedIn('student')
    const first = await start(pupil, 'speed-quiz')
    expect((await start(pupil, 'speed-quiz', { id: first.id })).seed).toBe(first.seed)
    time += UNFINISHED_KEPT_MS + HOUR
    await start(pupil, 'speed-quiz')
    const rows = await open().query('select id from game_plays where student_id = $1', [pupil.id])
    expect(rows).toHaveLength(1)
    expect((await finish(pupil, first.id, [{ type: 'next', at: 1 }])).body.error.code).toBe('not-found')
  })

  test('a game that there is no material for, or a topic that is not there, cannot be started', async () => {
    const pupil = await server.signedIn('student')
    const body = {
      id: randomUUID(),
      game: 'speed-quiz',
      level: 'gcse',
      subject: 'biology',
      topic: 'nowhere',
      pace: 'calm',
    }
    expect((await pupil.post('/api/game-plays', body)).body.error.code).toBe('not-found')
  })

  test('contract §4 and §9: the recent rewards are headed by the game that was finished last, and keep 3 entries', async () => {
    const pupil = await server.signedIn('student')
    for (const game of ['memory-match', 'speed-quiz', 'word-builder', 'math-ninja'] as const) {
      time += HOUR / 60
      await whole(pupil, game)
    }
    const { recent, progress, bests } = (await pupil.get('/api/game-figures')).body
    expect(recent.map(({ game, amount }: { game: string; amount: number }) => [game, amount])).toEqual([
      ['math-ninja', 100],
      ['word-builder', 60],
      ['speed-quiz', 75],
    ])
    // Together they have reached the daily goal, too.
    expect(progress.totalXp).toBe(285 + 25)
    expect(bests).toHaveLength(4)
    const { recentAwards } = (await pupil.get('/api/dashboard')).body
    expect(recentAwards[0]).toMatchObject({ cause: 'game', title: 'Math Ninja' })
  })

  test('achievements are unlocked by plays that are stored', async () => {
    const pupil = await server.signedIn('student')
    const held = async () => (await pupil.get('/api/game-figures')).body.achievements
    expect(await held()).toEqual([])
    expect((await whole(pupil, 'memory-match')).answer.body.unlocked).toEqual(['first-victory', 'perfect-score'])
    expect((await whole(pupil, 'speed-quiz', { pace: 'race' })).answer.body.unlocked).toEqual(['speed-demon'])
    for (const game of gameIds.slice(2, -1)) await whole(pupil, game)
    expect((await whole(pupil, 'timeline-race')).answer.body.unlocked).toEqual(['brain-master'])
    expect(await held()).toEqual(['first-victory', 'speed-demon', 'brain-master', 'perfect-score'])
  })

  test('deleting the account deletes its plays', async () => {
    const pupil = await server.signedIn('student')
    await whole(pupil, 'math-ninja')
    await open().query('delete from users where id = $1', [pupil.id])
    expect(await open().query('select id from game_plays where student_id = $1', [pupil.id])).toEqual([])
  })
})
