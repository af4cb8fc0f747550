import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { asAdmin } from './support/as-admin.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'
import { filmFor } from './support/film-for.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const cellsOf = (page: Page) => page.getByRole('columnheader').allTextContents()

test('contract §2, §5, §8 and §9: Content Management adds to the study screens; a pupil answers a card and a video plays only after Watch Now', async () => {
  const { page, errors } = await asAdmin(open, '/dashboard/admin/content')
  const title = `Osmosis ${randomUUID().slice(0, 8)}`
  const total = async () => Number((await page.getByText(/^[\d,]+ items? in total$/).textContent())?.replace(/\D/g, ''))
  const before = await total()
  for (const tab of ['Flashcards', 'Quizzes', 'Notes', 'Videos']) await page.getByRole('tab', { name: tab }).waitFor()
  expect(await page.getByLabel('Subject').locator('option').allTextContents()).toEqual([
    'All Subjects',
    'Biology',
    'Chemistry',
    'Physics',
    'Mathematics',
    'English',
    'History',
    'Geography',
  ])
  const box = dialog(page)
  for (const [tab, add] of [
    ['Quizzes', 'Add Quiz'],
    ['Notes', 'Add Note'],
    ['Videos', 'Add Video'],
    ['Flashcards', 'Add Flashcard'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await button(page, add).click()
    await box.getByRole('heading', { name: add }).waitFor()
    for (const label of ['Title', 'Subject', 'Board', 'Content']) await box.getByLabel(label).waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
  }
  await button(page, 'Add Flashcard').click()
  await box.getByRole('button', { name: 'Add Flashcard' }).click()
  await says(page, 'Please fill in all required fields')
  await box.getByLabel('Title').fill(title)
  await box.getByLabel('Subject').selectOption('Physics')
  expect(await box.getByLabel('Board').locator('option').allTextContents()).toEqual([
    'Choose a board',
    'GCSE',
    'A-Level',
    'KS1',
    'KS2',
    'SEN',
  ])
  await box.getByLabel('Board').selectOption('GCSE')
  expect(await box.getByLabel('Content').getAttribute('rows')).toBe('4')
  await box.getByLabel('Content').fill('no bar')
  await says(page, 'Put a | between the front and the back of the card.')
  await box.getByLabel('Content').fill('What is a volt? | A joule for each coulomb')
  await box.getByText('A joule for each coulomb').last().waitFor()
  await expectAccessible(page)
  await page.route('**/api/admin/content', (route) => route.abort(), { times: 1 })
  await box.getByRole('button', { name: 'Add Flashcard' }).click()
  await says(page, 'Failed to save content')
  await box.getByRole('button', { name: 'Add Flashcard' }).click()
  await says(page, 'Content added successfully')
  // Where it is the first, there was no table before.
  await expect.poll(() => cellsOf(page)).toEqual(['Title', 'Subject', 'Board', 'Content Preview', 'Created', 'Actions'])
  await expect.poll(total).toBe(before + 1)
  await page.getByPlaceholder('Search content...').fill(title)
  await button(page, `Clone ${title}`).click()
  await says(page, 'Content cloned successfully')
  await page.getByText(`${title} (Copy)`, { exact: true }).waitFor()
  await button(page, `Edit ${title} (Copy)`).click()
  await box.getByLabel('Content').fill('')
  await box.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Content updated successfully')
  await says(page, 'Not shown: no content')
  await button(page, `Delete ${title} (Copy)`).click()
  await says(page, 'Are you sure you want to delete this content?')
  await page.route('**/api/admin/content/*', (route) => route.abort(), { times: 1 })
  await box.getByRole('button', { name: 'Delete', exact: true }).click()
  await says(page, 'Failed to delete content')
  await box.getByRole('button', { name: 'Delete', exact: true }).click()
  await says(page, 'Content deleted successfully')

  await page.getByRole('tab', { name: 'Videos' }).click()
  await button(page, 'Add Video').click()
  await says(page, /^Enter video URL/)
  await box.getByLabel('Title').fill(`Film ${title}`)
  await box.getByLabel('Subject').selectOption('Physics')
  await box.getByLabel('Board').selectOption('GCSE')
  await box.getByLabel('Content').fill('https://videos.example.test/volt.webm')
  await box.getByRole('button', { name: 'Add Video' }).click()
  await says(page, 'Content added successfully')
  expect(errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([])

  // A pupil, on a phone: the page was kept before, the item is there all the same.
  const pupil = await open('/', { viewport: phone, colorScheme: 'dark' })
  await signUpPupil(pupil.page, 'Volt Pupil')
  await pupil.page.goto('/gcse/physics/aqa/flashcards')
  await hydrated(pupil.page)
  await button(pupil.page, title).click()
  const added = pupil.page.getByRole('listitem').filter({ hasText: title })
  await added.getByText('What is a volt?').click()
  await expectAccessible(pupil.page)
  const recorded = pupil.page.waitForResponse((response) => response.url().endsWith('/api/answers'))
  await added.getByRole('button', { name: /Know It!/ }).click()
  expect(((await (await recorded).json()) as { results: unknown[] }).results).toMatchObject([
    { status: 'recorded', correct: true },
  ])

  const asked: string[] = []
  const film = await filmFor(pupil.page)
  await pupil.page.route('https://videos.example.test/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'video/webm', body: film })
  })
  await pupil.page.goto('/gcse/physics/aqa/videos')
  await hydrated(pupil.page)
  const watch = button(pupil.page, `Watch Now: Film ${title}`)
  await watch.waitFor()
  expect(asked).toEqual([])
  await watch.click()
  await says(pupil.page, '1 view')
  const video = pupil.page.frameLocator(`iframe[title="Film ${title}"]`).locator('video')
  await video.waitFor()
  await expect.poll(() => video.evaluate((node) => (node as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
  expect(new Set(asked)).toEqual(new Set(['https://videos.example.test/volt.webm']))
  expect(pupil.errors).toEqual([])
})
