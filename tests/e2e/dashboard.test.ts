import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { Dashboard } from '#contract/progress.ts'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const card = (page: Page) => page.locator('summary').filter({ hasText: 'Click to flip' })

async function figuresOf(page: Page): Promise<Dashboard> {
  return Dashboard.parse(await (await page.request.get('/api/dashboard')).json())
}

/** Answers the first cards of a topic as if yesterday, none of them known: they are due again by now. */
async function forgetCards(page: Page, topic: string, count: number): Promise<void> {
  const asked = await page.request.get(`/api/curriculum/gcse/biology/material?topic=${topic}`)
  const { topic: outline, material } = await asked.json()
  const answeredAt = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
  const answers = material.flashcards.slice(0, count).map(({ id }: { id: string }) => {
    return { kind: 'flashcard', id: randomUUID(), itemId: id, topicId: outline.id, grade: 'dont-know', answeredAt }
  })
  const recorded = await page.request.post('/api/answers', { data: { answers } })
  expect(recorded.ok()).toBe(true)
}

async function answer(page: Page, button: 'Know It!' | "Don't Know"): Promise<void> {
  await card(page).click()
  await page.getByRole('button', { name: button }).click()
}

test('contract §6: without a session the dashboard leads to /login, with another role to /', async () => {
  const { page } = await open('/')
  for (const path of ['/dashboard/student', '/dashboard/student/revise']) {
    const answered = await page.request.get(path, { maxRedirects: 0 })
    expect([answered.status(), answered.headers().location]).toEqual([302, '/login'])
  }
  for (const role of ['teacher', 'parent', 'admin'] as const) {
    await signIn(page, role)
    for (const path of ['/dashboard/student', '/dashboard/student/revise']) {
      const answered = await page.request.get(path, { maxRedirects: 0 })
      expect([answered.status(), answered.headers().location]).toEqual([302, '/'])
    }
  }
})

test('contract §2: a guest’s progress leads back to /', async () => {
  const { page } = await open('/dashboard')
  expect(await page.getByRole('main').getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
})

test('/dashboard leads whoever is signed in to the dashboard of their role', async () => {
  const { page } = await open('/')
  await signIn(page, 'student')
  await page.goto('/dashboard')
  expect(new URL(page.url()).pathname).toBe('/dashboard/student')
})

test('contract §4: the overview shows level, tier with its true bar, streak, goal and badges as they are stored', async () => {
  const { page, errors, thirdParty } = await open('/')
  await signIn(page, 'student')
  const { progress, due, ...figures } = await figuresOf(page)
  await page.goto('/dashboard/student')
  await hydrated(page)
  expect(await page.title()).toBe('Your dashboard – Revisewell')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Hello, Sam')
  const levelBar = page.getByRole('progressbar', { name: `Level ${progress.level}` })
  expect(await levelBar.getAttribute('aria-valuenow')).toBe(String(progress.totalXp % 1000))
  expect(await levelBar.getAttribute('aria-valuemax')).toBe('1000')
  await says(page, `${(2001 - progress.totalXp).toLocaleString('en-GB')} XP to Silver`)
  const tierBar = page.getByRole('progressbar', { name: 'Way to Silver' })
  expect(await tierBar.getAttribute('aria-valuenow')).toBe(String(Math.floor((progress.totalXp / 2001) * 100)))
  const regionText = (name: string) => page.getByRole('region', { name, exact: true }).innerText()
  expect(await regionText('Daily streak')).toContain(`${progress.dailyStreak} day`)
  expect(await regionText('Daily goal')).toContain(`${progress.answersToday}/${progress.dailyGoal}`)
  const badges = await regionText('Badges')
  for (const text of [`${figures.flashcardsCompleted}/1000`, `${progress.totalXp}/5000`, `${figures.nightDays}/7`])
    expect(badges).toContain(text)
  for (const rarity of ['Common', 'Rare', 'Epic', 'Legendary']) expect(badges).toContain(rarity)
  if (due.now > 0) await page.getByRole('link', { name: 'Revise what is due' }).waitFor()
  expect(errors).toEqual([])
  expect(thirdParty).toEqual([])
})

test('every figure of the four weeks can be read as a table, before the script has arrived too', async () => {
  const { page } = await open('/', { javaScriptEnabled: false })
  await signIn(page, 'student')
  const { days } = await figuresOf(page)
  await page.goto('/dashboard/student')
  await page.getByText('Show the figures').click()
  const table = page.getByRole('table', { name: 'Answers on each day of the last four weeks' })
  const cells = await table
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)))
  const studied = days.filter(({ answers }) => answers > 0).toReversed()
  expect(cells.map((row) => row.slice(0, 3))).toEqual(
    studied.map(({ answers, correct, xp }) => [answers, correct, xp].map(String)),
  )
})

test("'Practise' and 'Earn XP' lead to the study screens of their topics", async () => {
  const { page } = await open('/')
  await signIn(page, 'student')
  await page.goto('/dashboard/student')
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.filter((link) => link?.includes('flashcards')).length).toBeGreaterThan(1)
  for (const link of new Set(links)) expect([link, (await page.request.get(link ?? '')).status()]).toEqual([link, 200])
})

test('what is due is revised until every card is known, and the dashboard then says so', async () => {
  const { page } = await open('/')
  await signUpPupil(page, 'Mary Somerville')
  await forgetCards(page, 'cell-structure', 4)
  await forgetCards(page, 'plant-disease', 2)
  await page.goto('/dashboard/student')
  await hydrated(page)
  await page.getByRole('heading', { name: '6 cards are due' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Revise what is due' }).click()
  await says(page, '0 of 6 done')
  await expectAccessible(page)
  const face = page.locator('.flip-front .flip-text')
  const first = await face.innerText()
  await answer(page, "Don't Know")
  await vi.waitFor(async () => expect(await face.innerText()).not.toBe(first))
  for (let done = 0; done < 6; done++) {
    await says(page, `${done} of 6 done`)
    // The card that was not known is the last.
    if (done === 5) expect(await face.innerText()).toBe(first)
    await answer(page, 'Know It!')
  }
  await says(page, 'You knew 5 of 6 at first sight.')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All 6 cards are done')
  await says(page, '+10 XP for the session.')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Your dashboard', exact: true }).click()
  await page.getByRole('heading', { name: 'Nothing is due now' }).waitFor()
  // Yesterday's answers are from before the account, so they earn nothing: ten for each card today, and ten for the session.
  expect(await figuresOf(page)).toMatchObject({
    due: { now: 0 },
    progress: { answersToday: 7, dailyStreak: 1, totalXp: 70 },
  })
})

test('a new pupil is told what to do first, and sees no row of zeros', async () => {
  const { page, errors } = await open('/')
  await signUpPupil(page, 'Ada Lovelace')
  await page.goto('/dashboard/student')
  await hydrated(page)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Hello, Ada')
  await page.getByRole('heading', { name: 'Start with one topic' }).waitFor()
  expect(await page.locator('main section li:has(a)').count()).toBe(5)
  expect(await page.getByRole('progressbar').count()).toBe(0)
  await page.goto('/dashboard/student/revise')
  await page.getByRole('heading', { name: 'Nothing is due now' }).waitFor()
  expect(errors).toEqual([])
})

test('a guest sees what this device has kept, and it joins the account at the next visit to the dashboard', async () => {
  const { page } = await open('/dashboard')
  await page.getByRole('heading', { name: 'Nothing on this device yet' }).waitFor()
  await page.goto('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  await answer(page, 'Know It!')
  await says(page, 'Card 2 of')
  await answer(page, "Don't Know")
  await says(page, 'Card 3 of')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Kept on this device' }).waitFor()
  const regionText = (name: string) => page.getByRole('region', { name, exact: true }).innerText()
  // Contract §2: stat cards, subject progress, today's goals, strengths and weaknesses, and badges.
  expect(await regionText('XP')).toContain('20')
  expect(await regionText('Daily streak')).toContain('1 day')
  expect(await regionText('Daily goal')).toContain('2/20')
  expect(await regionText('Subject progress')).toMatch(/GCSE Biology[^]*1 of \d+ topics begun\. 2 answers, 50% right\./)
  expect(await regionText('Topics you have begun')).toContain('Cell structure')
  expect(await regionText('Badges')).toContain('2/1000')
  await expectAccessible(page)
  await signUpPupil(page, 'Grace Hopper')
  await page.goto('/dashboard/student')
  await says(page, '2 answers today, 18 to go to your daily goal.')
  expect(await figuresOf(page)).toMatchObject({
    progress: { totalXp: 20, answersToday: 2 },
    recent: [{ title: 'Cell structure' }],
  })
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('revisewell:answer:')))).toBe(
    false,
  )
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on what guests and new pupils see, ${colorScheme} theme`, async () => {
    const { page } = await open('/dashboard', { colorScheme })
    await page.getByRole('heading', { level: 2 }).waitFor()
    await expectAccessible(page)
    await signUpPupil(page, 'Katherine Johnson')
    for (const path of ['/dashboard/student', '/dashboard/student/revise']) {
      await page.goto(path)
      await hydrated(page)
      await expectAccessible(page)
    }
  })

  test(`axe finds nothing on the overview, wide and narrow, ${colorScheme} theme`, async () => {
    const { page } = await open('/', { colorScheme })
    await signIn(page, 'student')
    await page.goto('/dashboard/student')
    await hydrated(page)
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
    }
  })
}

test('the overview is never wider than the screen, with large text neither', async () => {
  const { page } = await open('/')
  await signIn(page, 'student')
  await page.goto('/dashboard/student')
  await hydrated(page)
  const spills = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const textSize of [100, 200]) {
    await page.addStyleTag({ content: `html { font-size: ${textSize}% }` })
    for (const viewport of [desktop, phone, { width: 320, height: 700 }]) {
      // At 320 pixels the text is as large as a zoom of 400% makes it already.
      if (textSize === 200 && viewport.width === 320) continue
      await page.setViewportSize(viewport)
      expect([textSize, viewport.width, await spills()]).toEqual([textSize, viewport.width, 0])
    }
  }
})
