import type { Locator, Page } from 'playwright'
import type { MiniGame } from '#domain/games/game.ts'
import type { GameSource } from '#domain/games/game-source.ts'
import { GREATEST_SEED } from '#domain/seeded-random.ts'
import { LEAST_MS_PER_ROUND } from '#domain/study/earning.ts'
import { playGame } from '#tests/support/game-plays.ts'
import { hydrated } from './browser.ts'

/** How a player presses something, with the keyboard alone or with a finger, and how they go on to the next round. */
export interface Hand {
  press: (target: Locator) => Promise<void>
  goOn: (target: Locator) => Promise<void>
}
/** Looks at each round for a moment: ten that are faster than a person earn nothing (decision 44). */
export const keyboard: Hand = {
  press: (target) => target.press('Enter'),
  goOn: (target) => target.press('Enter', { delay: LEAST_MS_PER_ROUND * 1.2 }),
}
export const finger: Hand = { press: (target) => target.tap(), goOn: (target) => target.tap() }

/** Opens a game from its list and starts it. */
export async function startGame(page: Page, hand: Hand, { title, pace }: { title: string; pace: 'Calm' | 'Race' }) {
  await hand.press(page.getByRole('button', { name: `Play Now: ${title}` }))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('radio', { name: pace }).check()
  await watchDeals(page)
  await hand.press(page.getByRole('button', { name: 'Start the game' }))
  await page.getByText('Round 1 of 10').first().waitFor()
}

/** Plays a calm game to its end as somebody who knows everything, and so earns its XP. */
export async function playThrough(page: Page, hand: Hand, { id }: Pick<MiniGame, 'id'>): Promise<void> {
  // Only what has been dealt has a seed.
  await page.getByText('Round 1 of 10').first().waitFor()
  const seed = await page.evaluate(() => (window as Dealing).dealtSeed ?? 0)
  const { moves } = playGame[id]({ source: await sourceOf(page), seed: seed % GREATEST_SEED })
  for (const move of moves) {
    if (move.type === 'choose') await hand.press(options(page).nth(move.option))
    if (move.type === 'flip') await hand.press(options(page).nth(move.card))
    if (move.type === 'place') await hand.press(options(page).nth(move.tile))
    if (move.type === 'next') await hand.goOn(onward(page))
  }
}

type Dealing = Window & { dealtSeed?: number }

/** Keeps the seed of the next deal, the server's or the device's own. */
export async function watchDeals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dealing = window as Dealing
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) => {
      const filled = random(array)
      if (array instanceof Uint32Array && array.length === 1) dealing.dealtSeed = array[0] ?? 0
      return filled
    }
    const send = window.fetch
    window.fetch = async (...request) => {
      const answer = await send(...request)
      if (answer.url.endsWith('/api/game-plays') && answer.ok) dealing.dealtSeed = (await answer.clone().json()).seed
      return answer
    }
  })
}

export const onward = (page: Page) => page.getByRole('button', { name: /^(Next round|See how it went)$/ })
export const options = (page: Page) => page.locator('[data-option]')

async function sourceOf(page: Page): Promise<GameSource> {
  const [, level, subject] = new URL(page.url()).pathname.split('/')
  const answer = await page.request.get(`/api/curriculum/${level}/${subject}/games${new URL(page.url()).search}`)
  return (await answer.json()).source
}

export async function openGames(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
