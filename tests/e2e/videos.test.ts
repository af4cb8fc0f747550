import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const cells = '/gcse/biology/aqa/videos?topic=cell-structure'
/** How long the lesson is, as it was built. */
const Lessons = z.record(z.string(), z.object({ seconds: z.object({ full: z.int() }) }))
const built = path.join(import.meta.dirname, '..', '..', 'build/content/lessons.json')
const seconds = Lessons.parse(JSON.parse(readFileSync(built, 'utf8')))['gcse-biology-cell-structure']?.seconds.full ?? 0
const minutes = Math.floor(seconds / 60)

const open = useBrowser()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const card = (page: Page) => page.locator('#lesson-gcse-biology-cell-structure')
const slide = (page: Page) => page.locator('[aria-roledescription="slide"]')
const caption = (page: Page) => page.locator('.lesson-captions')
const slider = (page: Page) => page.getByRole('slider', { name: 'Place in the lesson' })
const at = async (page: Page) => Number(await slider(page).inputValue())

/** Opens the lesson with its sound off, so that it goes by the clock. */
async function watch(page: Page) {
  await hydrated(page)
  await button(page, /^Watch Now/)
    .first()
    .click()
  await button(page, 'Play').waitFor()
  if ((await button(page, 'Sound').getAttribute('aria-pressed')) === 'true') await button(page, 'Sound').click()
}

describe('the videos screen', () => {
  test('contract §2: a card with thumbnail, title, description, duration and views, Watch Now, and Coming Soon with its disabled button', async () => {
    const { page, thirdParty, errors } = await open(cells)
    await page
      .getByText('0 views')
      .or(page.getByText(/\d+ views?/))
      .first()
      .waitFor()
    const text = await card(page).innerText()
    expect(text).toContain('Cell structure')
    expect(text).toContain('Animal, plant and bacterial cells')
    expect(text).toContain(`${minutes}:${String(seconds % 60).padStart(2, '0')}`)
    expect(await card(page).getByRole('button').innerText()).toContain('Watch Now')
    const picture = card(page).locator('img:visible')
    expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0))).toBe(true)
    await page.getByRole('heading', { name: 'Coming Soon' }).waitFor()
    expect(await button(page, 'Subscribe for Updates').isDisabled()).toBe(true)
    await page.getByText('Back to GCSE').waitFor()
    expect(thirdParty).toEqual([])
    expect(errors).toEqual([])
  })

  test.each([
    ['/alevel/chemistry/aqa/bonding/videos', 'A-Level Chemistry · Videos', 1],
    ['/gcse/biology/aqa/videos', 'GCSE Biology · Videos', 20],
    ['/ks1/maths/videos', 'KS1 Maths · Watch & Learn', 12],
    ['/ks2/science/videos', 'KS2 Science · Watch & Learn', 20],
    ['/sen/english/videos', 'SEN English · Videos', 10],
  ])('contract §2: %s has a card for its topic, or for each topic of the subject', async (path, heading, least) => {
    const { page } = await open(path)
    await page.getByText(heading, { exact: true }).waitFor()
    expect(await button(page, /^Watch Now/).count()).toBeGreaterThanOrEqual(least)
  })

  test('contract §2: a method picker leads to it, as Watch & Learn where it is child-friendly', async () => {
    const { page } = await open('/ks1?subject=maths')
    await page.getByRole('link', { name: 'Watch & Learn' }).click()
    await page.waitForURL('**/ks1/maths/videos')
    await page.goto('/gcse/biology/aqa/topic/Cell%20structure')
    await page.getByRole('link', { name: 'Videos' }).click()
    await page.waitForURL(`**${cells}`)
  })
})

describe('a lesson', () => {
  test('shows, captions and marks what it says; is sought by key, slider and transcript; counts once; resumes where it was left', async () => {
    const { page, errors, thirdParty } = await open(cells)
    await watch(page)
    // Nothing plays by itself.
    expect(await at(page)).toBe(0)
    await button(page, 'Next slide').click()
    await button(page, 'Play').click()
    const points = slide(page).locator('.lesson-part')
    await page.waitForFunction(() => document.querySelector('.lesson-captions mark')?.textContent === 'made')
    expect(await points.evaluateAll((all) => all.map((one) => getComputedStyle(one).visibility))).toEqual([
      'visible',
      'hidden',
    ])
    await expectAccessible(page)
    await page.waitForFunction(() => document.querySelectorAll('.lesson-part.invisible').length === 0)
    await slide(page).click()
    await page.keyboard.press('Space')
    await button(page, 'Play').waitFor()
    const here = await at(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await at(page)).toBe(here + 2)
    await page.keyboard.press('ArrowLeft')
    expect(await at(page)).toBe(here + 1)
    await slider(page).press('ArrowRight')
    expect(await slider(page).getAttribute('aria-valuetext')).toMatch(
      new RegExp(`^\\d+ seconds? of ${minutes} minutes.*, slide 3 of \\d+$`),
    )
    await page.getByText('Transcript').click()
    await button(page, 'A nerve cell is long, with branches that meet other nerve cells.').click()
    expect(await caption(page).innerText()).toContain('A nerve cell is long')
    await button(page, 'Captions').click()
    expect(await caption(page).count()).toBe(0)
    await button(page, 'Captions').click()
    await page.getByLabel('Speed').selectOption('1.5')

    await button(page, 'Play').click()
    await page.waitForFunction(() => document.querySelector('.lesson-captions')?.textContent?.startsWith('A muscle'))
    // Another tab in front pauses it.
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await button(page, 'Play').waitFor()
    const left = await at(page)
    // A reload keeps it open; its card opens it there too.
    await page.reload()
    await button(page, 'Play').waitFor()
    expect(await at(page)).toBe(left)
    await button(page, 'All videos').click()
    await watch(page)
    expect(await at(page)).toBe(left)
    expect(await page.getByLabel('Speed').inputValue()).toBe('1.5')

    await slider(page).press('End')
    await button(page, 'Play').click()
    await page.getByText('Well watched. What next?').waitFor()
    await expectAccessible(page)
    expect(await page.getByRole('link', { name: 'Quiz', exact: true }).getAttribute('href')).toBe(
      cells.replace('videos', 'quiz'),
    )
    await button(page, 'All videos').click()
    await card(page).getByText('Watched').waitFor()
    await card(page).getByText('1 view', { exact: true }).waitFor()
    expect(errors).toEqual([])
    expect(thirdParty).toEqual([])
  })

  test('is heard by the bundled voice where the browser has none', async () => {
    const { page } = await open(cells)
    await hydrated(page)
    await button(page, /^Watch Now/)
      .first()
      .click()
    await button(page, 'Play').click()
    await page.waitForFunction(() =>
      document.querySelector('.lesson-captions')?.textContent?.startsWith('Animal, plant'),
    )
    expect(await page.getByText('There is no voice').count()).toBe(0)
  })

  test('waits after each slide in calm mode, in easy words on the SEN track; a pupil goes on with it on another device', async () => {
    const { page, context } = await open('about:blank', { viewport: phone })
    await signUpPupil(page)
    await page.addInitScript(() => localStorage.setItem('revisewell:reading', JSON.stringify({ calm: 'on' })))
    await page.goto('/sen/english/videos?topic=describing-words')
    expect(await page.getByLabel('Easy read').isChecked()).toBe(true)
    await watch(page)
    await button(page, 'Play').click()
    await page.getByText('This slide is finished.').waitFor()
    await expectAccessible(page)
    await button(page, 'Next slide').click()
    await page.getByText('Slide 2 of').waitFor()
    const told = page.waitForResponse((answer) => answer.url().endsWith('/api/lesson-views'))
    await button(page, 'Pause').click()
    await told
    const left = await at(page)
    expect(left).toBeGreaterThan(0)
    await page.evaluate(() => localStorage.removeItem('revisewell:lesson:sen-english-describing-words'))
    const other = await context.newPage()
    await other.goto('/sen/english/videos?topic=describing-words')
    await other.getByText('Started', { exact: true }).waitFor()
    await watch(other)
    expect(await at(other)).toBe(left)
  })
})
