import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, useBrowser } from './support/browser.ts'
import { onward, options } from './support/play-games.ts'

const open = useBrowser()
const PACE_MS = 1000
/** A press that follows another at once is taken for a hand's shaking. */
const BETWEEN_MS = 200
const MOST_STOPS = 60
const says = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor()
const frame = (page: Page) => page.locator('.scan-frame')
const space = (page: Page) => page.keyboard.press('Space')
const tap = (page: Page) => page.mouse.click(5, 400)

/** Opens a page whose time goes on only when the test says so. */
async function openStill(path: string, reading: Record<string, string>) {
  const opened = await open('about:blank')
  const { page } = opened
  await page.addInitScript((choices) => localStorage.setItem('revisewell:reading', choices), JSON.stringify(reading))
  await page.clock.install()
  await goStill(page, path)
  return opened
}

async function goStill(page: Page, path: string): Promise<void> {
  await page.clock.resume()
  await page.goto(path)
  await hydrated(page)
  await frame(page).waitFor()
  await hold(page)
}

/** A little ahead: the page's time goes on until the word to hold it arrives. */
const hold = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))

/** What stop to press the switch at to come to the wanted thing: itself, its group, or the way out of another group. */
const framing = (wanted: Locator) =>
  wanted.first().evaluate((element) => {
    const look = document.querySelector<HTMLElement>('.scan-frame:popover-open')?.dataset.look
    const seen = [element, ...((element instanceof HTMLInputElement && element.labels) || [])]
    const within = seen.some((part) => part.matches('[data-framed]'))
    return within === (look === 'back') ? null : (look ?? null)
  })

/** Lets the frame go round and presses the switch whenever the wanted thing is in it, until it is chosen. */
async function scanTo(page: Page, wanted: Locator, press: (page: Page) => Promise<void>): Promise<void> {
  await wanted.first().waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.clock.runFor(BETWEEN_MS)
    const look = await framing(wanted)
    if (look) await press(page)
    if (look === 'item') return
    if (!look) await page.clock.runFor(PACE_MS - BETWEEN_MS)
  }
  throw new Error('the frame never came to it alone')
}

test('a flashcard, a quiz question and a game with a single key, from the panel’s choice on', async () => {
  const { page, errors } = await openStill('/gcse/biology/aqa/flashcards?topic=cell-structure', {
    scan: 'auto',
    pace: '1',
  })
  await scanTo(page, page.locator('summary').filter({ hasText: 'Click to flip' }), space)
  await scanTo(page, page.getByRole('button', { name: 'Know It!' }), space)
  await page.clock.runFor(400)
  await says(page, 'Card 2 of')
  await says(page, 'Known: 1')
  await page.clock.resume()
  await expectAccessible(page)

  await goStill(page, '/gcse/biology/aqa/quiz?topic=cell-structure')
  await scanTo(page, page.getByLabel('Move on automatically'), space)
  await scanTo(page, page.getByRole('radio').nth(1), space)
  await scanTo(page, page.getByRole('button', { name: 'Submit Answer' }), space)
  await scanTo(page, page.getByRole('button', { name: 'Next question' }), space)
  await says(page, 'Question 2 of')

  await goStill(page, '/ks1/maths/games')
  await scanTo(page, page.getByRole('button', { name: 'Play Now: Speed Quiz' }), space)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Start the game' }).waitFor()
  await hold(page)
  await scanTo(page, page.getByRole('button', { name: 'Start the game' }), space)
  await page.clock.resume()
  await says(page, 'Round 1 of 10')
  await hold(page)
  for (let tries = 0; tries < 4 && (await onward(page).count()) === 0; tries++)
    await scanTo(page, options(page).and(page.locator(':not([aria-disabled])')).first(), space)
  await scanTo(page, onward(page), space)
  await says(page, 'Round 2 of 10')

  // By the same key it is switched off again.
  await scanTo(page, page.locator('#reading-support'), space)
  await page.clock.resume()
  await page.getByRole('dialog', { name: 'Reading support' }).waitFor()
  await hold(page)
  await scanTo(page, page.locator('[name=reading-scan][value=off]'), space)
  await frame(page).waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('a touch switch writes in a dialog’s field; a long press pauses, and a tap goes on', async () => {
  const { page } = await openStill('/', { scan: 'auto', pace: '1', switch: 'tap' })
  await page.mouse.move(5, 400)
  await page.mouse.down()
  await page.clock.runFor(1500)
  await frame(page).waitFor({ state: 'hidden' })
  await page.mouse.up()
  await page.clock.runFor(5 * PACE_MS)
  expect(await frame(page).isVisible()).toBe(false)
  await tap(page)
  await frame(page).waitFor()

  await scanTo(page, page.getByRole('button', { name: /help/i }).last(), tap)
  const dialog = page.getByRole('dialog', { name: 'Help & Support' })
  await dialog.waitFor()
  await scanTo(page, dialog.getByLabel('Name'), tap)
  const board = page.locator('.scan-board')
  await board.waitFor()
  for (const key of ['a', 'd', 'Done']) await scanTo(page, board.getByRole('button', { name: key, exact: true }), tap)
  await board.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Name').inputValue()).toBe('ad')
})

test('step by step, a press moves on and resting chooses', async () => {
  const { page } = await openStill('/ks1', { scan: 'step', pace: '1' })
  const maths = page.getByRole('main').getByRole('link', { name: 'Maths' })
  await page.clock.runFor(10 * PACE_MS)
  let armed = false
  for (let stop = 0; stop < MOST_STOPS && !page.url().includes('subject='); stop++) {
    if (armed && (await framing(maths))) {
      await page.clock.runFor(PACE_MS)
      armed = false
    } else {
      await space(page)
      await page.clock.runFor(BETWEEN_MS)
      armed = true
    }
  }
  await page.waitForURL('**/ks1?subject=maths')
})
