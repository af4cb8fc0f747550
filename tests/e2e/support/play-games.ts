import type { Locator, Page } from 'playwright'
import type { MiniGame } from '#domain/games/game.ts'
import { hydrated } from './browser.ts'

/** How a player presses something: with the keyboard alone, or with a finger. */
export interface Hand {
  press: (target: Locator) => Promise<void>
}
export const keyboard: Hand = { press: (target) => target.press('Enter') }
export const finger: Hand = { press: (target) => target.tap() }

/** Opens a game from its list and starts it. */
export async function startGame(page: Page, hand: Hand, { title, pace }: { title: string; pace: 'Calm' | 'Race' }) {
  await hand.press(page.getByRole('button', { name: `Play Now: ${title}` }))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('radio', { name: pace }).check()
  await hand.press(page.getByRole('button', { name: 'Start the game' }))
  await page.getByText('Round 1 of 10').first().waitFor()
}

/** Plays a calm game to its end without knowing anything: whatever is wrong can be tried again. */
export async function playThrough(page: Page, hand: Hand, { icon }: Pick<MiniGame, 'icon'>): Promise<void> {
  for (let round = 1; round <= 10; round++) {
    await page.getByText(`Round ${round} of 10`).first().waitFor()
    if (icon === 'cards') await findPairs(page, hand)
    else if (icon === 'letters') await askForLetters(page, hand)
    else await tryOptions(page, hand)
    await hand.press(onward(page))
  }
}

export const onward = (page: Page) => page.getByRole('button', { name: /^(Next round|See how it went)$/ })
export const options = (page: Page) => page.locator('[data-option]')
const isRoundOver = async (page: Page) => (await onward(page).count()) > 0

async function tryOptions(page: Page, hand: Hand): Promise<void> {
  const open = page.locator('[data-option]:not([aria-disabled])')
  while (!(await isRoundOver(page))) {
    for (let at = 0; at < (await open.count()) && !(await isRoundOver(page)); at++) {
      const before = await page.locator('[data-option][aria-disabled]').count()
      await hand.press(open.nth(at))
      // What was wrong is struck out, so the next one is now at its place.
      if ((await page.locator('[data-option][aria-disabled]').count()) > before) at--
    }
  }
}

async function askForLetters(page: Page, hand: Hand): Promise<void> {
  while (!(await isRoundOver(page))) await hand.press(page.getByRole('button', { name: 'Show the next letter' }))
}

/** As somebody plays who forgets nothing and knows what belongs together. */
async function findPairs(page: Page, hand: Hand): Promise<void> {
  const cards = options(page)
  const partners = await partnersOf(page)
  const seen = new Map<string, number>()
  const turn = async (card: number) => {
    await hand.press(cards.nth(card))
    const text = /^Card \d+: (.*?)(, pair [A-Z])?$/.exec((await cards.nth(card).getAttribute('aria-label')) ?? '')?.[1]
    seen.set(text ?? '', card)
    return text ?? ''
  }
  while (!(await isRoundOver(page))) {
    const labels = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
    const down = labels.flatMap((label, card) => (/^Card \d+$/.test(label) ? [card] : []))
    const unknown = down.filter((card) => ![...seen.values()].includes(card))
    const first = unknown[0] ?? down[0] ?? 0
    const known = seen.get(partners.get(await turn(first)) ?? '')
    await turn(known ?? unknown[1] ?? down.find((card) => card !== first) ?? 0)
  }
}

async function partnersOf(page: Page): Promise<Map<string, string>> {
  const [, level, subject] = new URL(page.url()).pathname.split('/')
  const answer = await page.request.get(`/api/curriculum/${level}/${subject}/games${new URL(page.url()).search}`)
  const { source } = await answer.json()
  return new Map(
    source.pairs.flatMap(({ term, meaning }: { term: string; meaning: string }) => [
      [term, meaning],
      [meaning, term],
    ]),
  )
}

export async function openGames(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
