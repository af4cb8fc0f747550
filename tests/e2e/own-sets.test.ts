import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { basic, onePixel, zstdPackage } from '#tests/support/anki-packages.ts'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a pupil writes a set by keyboard alone, fixes it and studies it', async () => {
  const { page, errors } = await open('/')
  await signUpPupil(page)
  await page.goto('/sets')
  await hydrated(page)
  await says(page, 'You have no sets yet')
  await page.getByLabel('Title of a new set').fill('French verbs')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'French verbs' }).waitFor()
  await page.getByLabel('Front').focus()
  for (const [front, back] of [
    ['être', 'to **be**'],
    ['avoir', 'to have'],
  ] as const) {
    await page.keyboard.type(front)
    await page.keyboard.press('Enter')
    await page.keyboard.type(back)
    await page.keyboard.press('Enter')
    await page.getByLabel('Front').and(page.locator(':focus')).waitFor()
  }
  await says(page, '2 cards added.')
  await page.locator('strong', { hasText: 'be' }).waitFor()

  // What is typed and not saved is there after a failure and after a reload.
  await page.route('**/cards/*', (route) => route.abort())
  await page.getByLabel('Front').fill('aller')
  await page.getByLabel('Back').fill('to go')
  await page.keyboard.press('Control+Enter')
  await says(page, 'What you typed is kept here.')
  await page.unroute('**/cards/*')
  await page.reload()
  await hydrated(page)
  expect(await page.getByLabel('Front').inputValue()).toBe('aller')
  await page.getByLabel('Back').press('Control+Enter')
  await says(page, 'Cards (3)')

  await button(page, 'Delete card 2').click()
  await says(page, 'Cards (2)')
  await button(page, 'Undo').click()
  await says(page, 'Cards (3)')
  await button(page, 'Edit card 2').click()
  await page.getByLabel('Back').last().fill('to have, to own')
  await page.keyboard.press('Enter')
  // Enter goes on to the next card.
  await page.waitForFunction(
    () => document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value === 'aller',
  )
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Study' }).click()
  await says(page, 'Card 1 of 3')
  await hydrated(page)
  await page.locator('.flip-card > summary').click()
  await button(page, "Don't Know").click()
  await says(page, 'Card 2 of 3')
  await expect.poll(async () => (await (await page.request.get('/api/dashboard')).json()).progress.answersToday).toBe(1)
  const { progress } = await (await page.request.get('/api/dashboard')).json()
  // The day's sign-in, and nothing for one's own card.
  expect(progress.totalXp).toBeLessThanOrEqual(1)
  expect(errors.filter((error) => !/Failed to load resource|net::ERR_FAILED/.test(error))).toEqual([])
})

test('an Anki package is shown before it is saved, with what was not understood, and pasted text too', async () => {
  const { page, errors } = await open('/', { viewport: phone })
  await signUpPupil(page)
  await page.goto('/sets/import')
  await hydrated(page)
  const notes = [
    { notetype: basic, fields: ['<img src="dot.png" alt="A dot">', '\\(x^2\\)'] },
    { notetype: basic, fields: ['', 'nothing'] },
  ]
  await page.locator('input[type=file]').setInputFiles({
    name: 'verbs.apkg',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(zstdPackage({ notes, media: { 'dot.png': onePixel } })),
  })
  await page.getByRole('heading', { name: '1 card' }).waitFor()
  await page.getByText('1 thing was not understood').click()
  await says(page, 'Its front is empty')
  await expectAccessible(page)
  await page.getByLabel('Title of the set').fill('Dots')
  await button(page, 'Save 1 card').click()
  await page.getByRole('heading', { name: 'Dots' }).waitFor()
  const picture = page.getByRole('img', { name: 'A dot' })
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1)

  await page.goto('/sets/import')
  await hydrated(page)
  await page.getByText('On another site').click()
  await page.getByRole('textbox', { name: 'Cards' }).fill('être,to be;avoir,to have;alone')
  await page.getByLabel('Between term and definition').selectOption('Comma')
  await page.getByLabel('Between cards').selectOption('Semicolon')
  await button(page, 'Show the cards').click()
  await page.getByRole('heading', { name: '2 cards' }).waitFor()
  await says(page, '1 thing was not understood')
  expect(errors).toEqual([])
})
