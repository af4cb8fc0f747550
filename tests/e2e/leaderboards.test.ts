import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { Leaderboards } from '#contract/leaderboards.ts'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choose = (page: Page, filter: string, choice: string) =>
  page.getByRole('group', { name: filter }).getByText(choice, { exact: true }).click()

async function boardsOf(page: Page, query = ''): Promise<Leaderboards> {
  return Leaderboards.parse(await (await page.request.get(`/api/leaderboards${query}`)).json())
}

async function answerCards(page: Page): Promise<void> {
  const { topic, material } = await (
    await page.request.get('/api/curriculum/gcse/biology/material?topic=cell-structure')
  ).json()
  const answers = material.flashcards.slice(0, 3).map(({ id: itemId }: { id: string }) => ({
    kind: 'flashcard',
    id: randomUUID(),
    itemId,
    topicId: topic.id,
    grade: 'know',
    answeredAt: new Date().toISOString(),
  }))
  expect((await page.request.post('/api/answers', { data: { answers } })).ok()).toBe(true)
}

test('contract §2: filters View, Subject and Time Period, student rankings, school rankings and Your Performance', async () => {
  const { page, errors, thirdParty } = await open('/leaderboards')
  await region(page, 'Student Rankings').waitFor()
  expect(await page.title()).toBe('Leaderboards – Revisewell')
  const labels = await page
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) => [...group.querySelectorAll('legend, label')].map((el) => el.textContent)),
    )
  expect(labels).toEqual([
    ['View', 'All', 'School', 'Friends'],
    ['Subject', 'All', 'Biology', 'Chemistry', 'Physics', 'Mathematics', 'English'],
    ['Time Period', 'All time', 'This month', 'This week'],
  ])
  // Contract §9: the top 10 and the top 5.
  const { pupils, schools } = await boardsOf(page)
  expect([pupils.length, schools.length]).toEqual([10, 5])
  expect(await region(page, 'Student Rankings').getByRole('listitem').count()).toBe(10)
  expect(await region(page, 'School Rankings').getByRole('listitem').count()).toBe(5)
  await says(page, 'Demo data')
  await expectAccessible(page)
  // Each filter changes what is shown, and the address with it.
  await choose(page, 'Subject', 'Biology')
  await choose(page, 'Time Period', 'This month')
  await vi.waitFor(() => expect(new URL(page.url()).search).toBe('?subject=biology&period=this-month'))
  const [first] = (await boardsOf(page, '?subject=biology&period=this-month')).pupils
  await region(page, 'Student Rankings')
    .getByText(`${first?.xp.toLocaleString('en-GB')} XP`)
    .first()
    .waitFor()
  await choose(page, 'View', 'School')
  await page.getByRole('heading', { name: 'Sign in to see your school' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in to see your school' }).waitFor()
  expect(errors).toEqual([])
  expect(thirdParty).toEqual([])
})

test('a pupil finds their own place, highlighted wherever it is, and their own weeks', async () => {
  const { page } = await open('/', { colorScheme: 'dark' })
  await signIn(page, 'student')
  const { own } = await boardsOf(page)
  await page.setViewportSize(phone)
  await page.goto('/leaderboards')
  await region(page, 'Your Performance').getByText(`Rank ${own?.rank}`).waitFor()
  expect(await page.locator('li[aria-current]').innerText()).toContain('Sam T.')
  await expectAccessible(page)
  // Calm mode shows one's own weeks and no ranks, until they are asked for.
  await page.evaluate(() => document.documentElement.setAttribute('data-read-calm', 'on'))
  await page.getByRole('heading', { name: 'Calm mode puts rankings away' }).waitFor()
  expect(await page.getByText(/^Rank/).count()).toBe(0)
  await page.getByRole('button', { name: 'Show the rankings' }).click()
  await region(page, 'Student Rankings').waitFor()
})

test('a real pupil is private until they say otherwise, never among invented ones, and told their own rank', async () => {
  const { page } = await open('/')
  await signUpPupil(page, 'Rosalind Franklin')
  await answerCards(page)
  await page.goto('/leaderboards?subject=biology&period=this-week')
  await hydrated(page)
  const own = region(page, 'Your Performance')
  await own.getByText(/^30 XP in Biology this week$/).waitFor()
  expect(await page.getByText('Demo data').count()).toBe(0)
  const others = async () => (await boardsOf(other.page)).pupils.map(({ name }) => name)
  const other = await open('/')
  await signUpPupil(other.page, 'Marie Curie')
  expect(await others()).not.toContain('Rosalind F.')
  await own.getByRole('switch', { name: 'Show me on leaderboards' }).click()
  await says(page, 'Others now see you as ‘Rosalind F.’')
  expect(await others()).toContain('Rosalind F.')
  await page.goto('/dashboard/student/profile')
  expect(await page.getByRole('checkbox', { name: 'Show me on leaderboards' }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: 'Show me on leaderboards' }).uncheck()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await says(page, 'Your profile was saved')
  expect(await others()).not.toContain('Rosalind F.')
})
