import { expect, test } from 'vitest'
import { gameIds, gameOf, games } from './game.ts'

test('contract §3: the six games, each with its XP and difficulty', () => {
  expect(games.map(({ title, xpReward, difficulty }) => [title, xpReward, difficulty])).toEqual([
    ['Memory Match', 50, 'Easy'],
    ['Speed Quiz', 75, 'Medium'],
    ['Word Builder', 60, 'Easy'],
    ['Math Ninja', 100, 'Hard'],
    ['Pattern Master', 85, 'Medium'],
    ['Timeline Race', 70, 'Medium'],
  ])
})

test('contract §3: a game has id, title, description, xpReward, difficulty, icon and color', () => {
  expect(games.map(({ id }) => id)).toEqual(gameIds)
  for (const game of games) {
    expect(Object.keys(game).toSorted()).toEqual(
      ['id', 'title', 'description', 'xpReward', 'difficulty', 'icon', 'color'].toSorted(),
    )
    expect(gameOf(game.id)).toBe(game)
  }
})
