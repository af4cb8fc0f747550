import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'

const deck = '/gcse/biology/aqa/flashcards?topic=cell-structure'

/** How many cards the deck has, as it was built. */
const Deck = z.object({ counts: z.object({ flashcards: z.int() }) })
const built = path.join(import.meta.dirname, '..', '..', 'build/content/topics/gcse-biology-cell-structure.json')
const total = Deck.parse(JSON.parse(readFileSync(built, 'utf8'))).counts.flashcards

const open = useBrowser()
const card = (page: import('playwright').Page) => page.locator('summary').filter({ hasText: 'Click to flip' })

test('contract §2: the flashcard viewer shows its position, streak, progress and counters, and flips on a click', async () => {
  const { page, errors, thirdParty } = await open(deck)
  await hydrated(page)
  await expectText(page, `Card 1 of ${total}`)
  await expectText(page, 'Streak: 0')
  await expectText(page, 'Known: 0')
  await expectText(page, 'Review: 0')
  expect(
    await page.getByRole('progressbar', { name: 'Progress through the cards' }).getAttribute('aria-valuenow'),
  ).toBe('1')
  expect(await page.getByRole('button', { name: 'Know It!' }).count()).toBe(0)
  await card(page).click()
  expect(await page.getByRole('button', { name: "Don't Know" }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Know It!' }).isVisible()).toBe(true)
  expect(errors).toEqual([])
  expect(thirdParty).toEqual([])
})

test("contract §4: 'Know It!' raises streak and known, 'Don't Know' resets the streak and raises review, Reset starts again", async () => {
  const { page } = await open(deck)
  await hydrated(page)
  for (const [at, answer] of ['Know It!', 'Know It!', "Don't Know"].entries()) {
    await expectText(page, `Card ${at + 1} of ${total}`)
    await card(page).click()
    await page.getByRole('button', { name: answer }).click()
  }
  await expectText(page, `Card 4 of ${total}`)
  await expectText(page, 'Streak: 0')
  await expectText(page, 'Known: 2')
  await expectText(page, 'Review: 1')
  expect(await page.locator('details.flip-card').getAttribute('open')).toBeNull()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expectText(page, `Card 1 of ${total}`)
  await expectText(page, 'Known: 0')
})

test('contract §4: the first card follows the last, and a finished deck says so', async () => {
  const { page } = await open(deck)
  await hydrated(page)
  await page.evaluate(() => {
    for (const place of document.querySelectorAll('[role=status]')) place.setAttribute('data-before', '')
  })
  for (let at = 1; at <= total; at++) {
    await expectText(page, `Card ${at} of ${total}`)
    await card(page).click()
    await page.getByRole('button', { name: 'Know It!' }).click()
  }
  await expectText(page, `Card 1 of ${total}`)
  await expectText(page, `You have been through all ${total} cards.`)
  // Said in a place that was there before, so that screen readers hear of it.
  expect(await page.locator('[role=status][data-before]').filter({ hasText: 'You have been through' }).count()).toBe(1)
})

test('a card flips before the page’s script has arrived, and the script carries on from there', async () => {
  const { page, context } = await open('/help')
  await context.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const held = Promise.withResolvers<void>()
  await page.goto(deck, { waitUntil: 'commit' })
  await card(page).click()
  expect(await page.locator('details.flip-card').getAttribute('open')).not.toBeNull()
  held.resolve()
  await page.getByRole('button', { name: 'Know It!' }).click()
  await expectText(page, `Card 2 of ${total}`)
})

test('the deck goes by keyboard alone', async () => {
  const { page } = await open(deck)
  await hydrated(page)
  await card(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectText(page, `Card 2 of ${total}`)
  await expectText(page, 'Known: 1')
})

test('a guest is told where the answers are kept, and they are', async () => {
  const { page } = await open(deck)
  await hydrated(page)
  await expectText(page, 'Your answers are kept on this device.')
  await card(page).click()
  await page.getByRole('button', { name: 'Know It!' }).click()
  await expectText(page, `Card 2 of ${total}`)
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('revisewell:answer:')),
  )
  expect(kept).toHaveLength(1)
})

test('contract §2: the back link of a study screen goes to its level', async () => {
  const { page } = await open(deck)
  expect(await page.getByRole('link', { name: 'Back to GCSE' }).getAttribute('href')).toBe('/gcse')
})

test.each(['light', 'dark'] as const)('axe finds nothing on either side of a card, %s theme', async (colorScheme) => {
  const { page } = await open(deck, { viewport: phone, colorScheme, reducedMotion: 'reduce' })
  await hydrated(page)
  await expectAccessible(page)
  await card(page).click()
  await expectAccessible(page)
})

async function expectText(page: import('playwright').Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor()
}

test('a whole subject is studied mix by mix, each of other cards, and Back returns to the one before', async () => {
  const { page, errors } = await open('/ks1/maths/flashcards')
  await hydrated(page)
  const front = () => card(page).innerText()
  await page.getByText(/^Mix 1 of \d+, from all its topics$/).waitFor()
  const first = await front()
  await page.getByRole('button', { name: 'Reset' }).waitFor()
  await page.getByRole('link', { name: 'Another mix' }).click()
  await page.getByText(/^Mix 2 of /).waitFor()
  expect(await front()).not.toBe(first)
  await expectText(page, 'Card 1 of 20')
  await expectAccessible(page)
  await page.goBack()
  await page.getByText(/^Mix 1 of /).waitFor()
  expect(await front()).toBe(first)
  expect(errors).toEqual([])
})

test('no rule of a card runs through a picture or a fraction', async () => {
  for (const path of ['/ks1/science/flashcards?topic=seasons-and-weather', '/ks2/maths/flashcards?topic=fractions']) {
    const { page } = await open(path)
    await hydrated(page)
    const ruled = page.locator('.index-card-ruled')
    const rules = async (what: string) =>
      ruled.evaluateAll(
        (faces, picture) =>
          faces
            .filter((face) => face.querySelector(picture) !== null)
            .map((face) => getComputedStyle(face).backgroundImage.includes('repeating')),
        what,
      )
    // Cards go by until one with a picture has been seen.
    const seen: boolean[] = []
    const cards = Number((await page.getByText(/^Card 1 of \d+$/).textContent())?.split(' ').at(-1))
    for (let card = 1; card <= cards && seen.length === 0; card++) {
      seen.push(...(await rules('.flip-text :is(.emoji, svg, mfrac)')))
      if (seen.length > 0 || card === cards) break
      await page.locator('summary').filter({ hasText: 'Click to flip' }).click()
      await page.getByRole('button', { name: 'Know It!' }).click()
      await page.getByText(`Card ${card + 1} of ${cards}`).waitFor()
    }
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(true)
  }
})

test('a card that turns over says its other side, in a place that was there before', async () => {
  const { page } = await open('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  const said = page.locator('.flip-card + [role=status]')
  expect(await said.textContent()).toBe('')
  const back = (await page.locator('.flip-back .flip-text').textContent()) ?? ''
  await page.locator('summary').filter({ hasText: 'Click to flip' }).click()
  await expect.poll(() => said.textContent()).toBe(back)
  await page.getByRole('button', { name: 'Know It!' }).click()
  await expect.poll(() => said.textContent()).toBe('')
})
