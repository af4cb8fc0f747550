import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { useBrowser } from './support/browser.ts'

const open = useBrowser()

const linksIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('a subject that leads to no qualification says so and leads to those that do', async () => {
  const { page } = await open('/alevel/combined-science/exam-boards')
  expect(await page.getByText('No exam board offers an A-Level in Combined Science').isVisible()).toBe(true)
  expect(await linksIn(page)).toEqual(
    expect.arrayContaining(['biology', 'chemistry', 'physics'].map((slug) => `/alevel/${slug}/exam-boards`)),
  )
  await page.goto('/alevel/combined-science/ocr/topics')
  expect(await linksIn(page)).toEqual(
    expect.arrayContaining(['biology', 'chemistry', 'physics'].map((slug) => `/alevel/${slug}/ocr/topics`)),
  )
})

describe('a board that has no such qualification', () => {
  test('is listed, says so, and leads to the boards that have one', async () => {
    const { page } = await open('/gcse?subject=economics', { javaScriptEnabled: false })
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Edexcel/ })
      .click()
    expect(new URL(page.url()).pathname).toBe('/gcse/economics/edexcel/topics')
    expect(await page.getByText('Pearson Edexcel has no GCSE in Economics.').isVisible()).toBe(true)
    expect(await linksIn(page)).toEqual(
      expect.arrayContaining(['/gcse/economics/aqa/topics', '/gcse/economics/ocr/topics']),
    )
  })

  test.each([
    ['/gcse/economics/edexcel/topic/Demand', '/gcse/economics/edexcel/topics'],
    ['/gcse/economics/edexcel/quiz', '/gcse/economics/edexcel/topics'],
    ['/gcse/economics/edexcel/notes?topic=demand', '/gcse/economics/edexcel/topics'],
    ['/gcse/economics/edexcel/games', '/gcse/economics/edexcel/topics'],
    ['/gcse/economics/edexcel/videos', '/gcse/economics/edexcel/topics'],
    ['/alevel/computer-science/edexcel/networks/revision', '/alevel/computer-science/edexcel/topics'],
    ['/alevel/computer-science/edexcel/topics', '/alevel/computer-science/edexcel/topics'],
    ['/sen/gcse/economics/edexcel/topic/Demand', '/sen/gcse/economics/edexcel/topics'],
  ])('%s leads to %s', async (from, to) => {
    const { page } = await open('/')
    const answer = await page.goto(from)
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, to])
    expect(await page.getByText('Pearson Edexcel has no').isVisible()).toBe(true)
  })
})

describe('how much of a qualification is taught', () => {
  test('is told with its numbers, and what is missing stands under it, before any script', async () => {
    const { page } = await open('/alevel/chemistry/aqa/topics', { javaScriptEnabled: false })
    const card = page.getByRole('region', { name: /^We teach \d+ of the \d+ points in AQA 7405$/ })
    const bar = card.getByRole('progressbar')
    expect(await bar.getAttribute('aria-valuetext')).toBe(
      `${await bar.getAttribute('aria-valuenow')} of ${await bar.getAttribute('aria-valuemax')}`,
    )
    const gaps = card.locator('details')
    await gaps.locator('summary').click()
    const missing = Number(await bar.getAttribute('aria-valuemax')) - Number(await bar.getAttribute('aria-valuenow'))
    expect(await gaps.locator('ul ul > li').count()).toBe(missing)
  })

  test('is told in a word where nothing is missing', async () => {
    const { page } = await open('/gcse/biology/aqa/topics')
    const card = page.getByRole('region', { name: /^We teach all \d+ points in AQA 8461$/ })
    await card.waitFor()
    expect(await card.locator('details').count()).toBe(0)
  })

  test('is not told where nobody has listed what the board asks', async () => {
    const { page } = await open('/gcse/psychology/aqa/topics')
    expect(await page.getByText('We teach').count()).toBe(0)
  })
})
