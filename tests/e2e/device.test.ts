import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, useBrowser } from './support/browser.ts'
import { goPastFirstSeconds } from './support/past-first-seconds.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const deck = '/gcse/biology/aqa/flashcards?topic=cell-structure'
const quiz = '/gcse/biology/aqa/quiz?topic=cell-structure'
const says = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor()
const card = (page: Page) => page.locator('summary').filter({ hasText: 'Click to flip' })

async function knowFirstCard(page: Page): Promise<void> {
  await card(page).click()
  await page.getByRole('button', { name: 'Know It!' }).click()
  await says(page, 'Card 2 of')
}
const totalXp = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/dashboard')).json()).progress.totalXp
const personId = async (page: Page): Promise<string> => (await (await page.request.get('/api/me')).json()).profile.id
const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

/** Before any script of ours: a browser that refuses storage, or one without room. */
const broken = {
  'switched off': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
  },
}

/** The router's own script, which brings back how far a page was scrolled, says what it meets; nothing of ours does. */
const routerSays = {
  'switched off': ['SecurityError: The operation is insecure.', 'The operation is insecure.'],
  full: [],
}

describe.each(['switched off', 'full'] as const)('where storage is %s', (how) => {
  const breakStorage = broken[how]
  test('a pupil’s answers are sent at once, and nobody is told of a loss that there is not', async () => {
    const { page, errors } = await open('/')
    await signUpPupil(page)
    await page.addInitScript(breakStorage)
    await page.goto(deck)
    await hydrated(page)
    await knowFirstCard(page)
    await says(page, '+10 XP')
    expect(await totalXp(page)).toBe(10)
    expect(await page.getByText('This browser is not keeping your work').count()).toBe(0)
    expect(errors).toEqual(routerSays[how])
  })

  test('the quiz works, and a guest is told once that the browser keeps nothing', async () => {
    const { page, errors } = await open('/help')
    await page.addInitScript(breakStorage)
    await page.goto(quiz)
    await hydrated(page)
    await page.getByLabel('Move on automatically').uncheck()
    await says(page, 'This browser is not keeping your work')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByLabel('A bacterial cell').check()
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await says(page, 'Correct!')
    await page.getByRole('button', { name: 'Next question' }).click()
    await says(page, 'Question 2 of')
    expect(await page.getByText('This browser is not keeping your work').count()).toBe(0)
    expect(errors).toEqual(routerSays[how])
  })

  test('what a lost connection keeps from being sent waits with the page, and is sent when it returns', async () => {
    const { page, context } = await open('/')
    await signUpPupil(page)
    await page.addInitScript(breakStorage)
    await page.goto(deck)
    await hydrated(page)
    await context.route('**/api/answers', (route) => route.abort())
    await knowFirstCard(page)
    await says(page, '1 answer waiting.')
    await context.unroute('**/api/answers')
    await says(page, '+10 XP')
    expect(await totalXp(page)).toBe(10)
  })
})

/** What a lost connection leaves on a device. */
const waitingAnswer = (owner: string) => ({
  owner,
  answer: {
    id: randomUUID(),
    answeredAt: new Date().toISOString(),
    kind: 'flashcard',
    itemId: 'gcse-biology-cell-structure/f01',
    topicId: 'gcse-biology-cell-structure',
    grade: 'know',
  },
})
const leave = (page: Page, entries: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text)
  }, entries)

test('one damaged entry of each kind holds nothing up, is set aside, and can be deleted', async () => {
  const { page } = await open('/')
  await signUpPupil(page)
  const { answer, owner } = waitingAnswer(await personId(page))
  await leave(page, {
    'revisewell:answer:0-damaged': '{"owner":',
    'revisewell:answer:1-older': '{"owner":"x","answer":7}',
    'revisewell:game-play:damaged': '{"moves"',
    'revisewell:session:damaged': '[[[',
    'revisewell:quiz-attempt:damaged': '{"owner":"x","responses":"none"}',
    [`revisewell:answer:${answer.id}`]: JSON.stringify({ owner, answer }),
    [`revisewell:session:${randomUUID()}`]: JSON.stringify({
      owner,
      at: Date.now() - 90_000_000,
      session: { id: randomUUID(), itemIds: [] },
    }),
  })
  await goPastFirstSeconds(page, '/leaderboards')
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => /^revisewell:(answer|session):/.test(key)))
  expect(await totalXp(page)).toBe(10)
  await page.goto('/offline')
  await hydrated(page)
  await page.getByRole('button', { name: 'Delete what could not be read' }).click()
  expect((await keptKeys(page)).filter((key) => key.includes('damaged'))).not.toContain(
    'revisewell:damaged:answer:0-damaged',
  )
})

/** When a page first sends what waits, and when again after that was lost. */
const FIRST_TRY_MS = 1000
const SECOND_TRY_MS = 2000

test.each(['/groups', '/leaderboards', '/rewards', '/tasks', '/notices', '/offline', '/plan', '/sets'])(
  'on %s what waits is told, sent as soon as it can be, and told again',
  async (path) => {
    const { page, context } = await open('/', { viewport: path === '/tasks' ? phone : null })
    await signUpPupil(page)
    const { answer, owner } = waitingAnswer(await personId(page))
    await leave(page, { [`revisewell:answer:${answer.id}`]: JSON.stringify({ owner, answer }) })
    await context.route('**/api/answers', (route) => route.abort())
    await goPastFirstSeconds(page, path)
    await says(page, '1 waiting')
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/answers'))
    await page.clock.fastForward(FIRST_TRY_MS)
    await lost
    await context.unroute('**/api/answers')
    await page.clock.fastForward(SECOND_TRY_MS)
    await says(page, 'What waited on this device has been sent')
    await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('revisewell:answer:')))
    expect(await totalXp(page)).toBe(10)
  },
)

test('names of earlier releases are still read', async () => {
  const { page } = await open('/help')
  await leave(page, {
    'revisewell-theme': 'dark',
    'revisewell-reading': '{"text":"150"}',
    'revisewell.joining': 'ABCDEF',
  })
  await page.reload()
  await hydrated(page)
  const html = page.locator('html')
  expect(await html.getAttribute('data-theme')).toBe('dark')
  expect(await html.getAttribute('data-read-text')).toBe('150')
  await expect.poll(() => keptKeys(page)).toContain('revisewell:theme')
  await page.reload()
  await hydrated(page)
  expect(await html.getAttribute('data-theme')).toBe('dark')
})

const password = 'violet kettle 42'
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in again' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}

describe('a session that has ended', () => {
  test('is told from a lost connection; signing in again on the page keeps it as it is and sends what was answered', async () => {
    const { page, context } = await open('/', { viewport: phone })
    const email = await signUpPupil(page)
    await page.goto(quiz)
    await hydrated(page)
    await page.getByLabel('Move on automatically').uncheck()
    await context.clearCookies()
    await page.evaluate(() => {
      for (const place of document.querySelectorAll('[role=status]')) place.setAttribute('data-before', '')
    })
    await page.getByLabel('A bacterial cell').check()
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await says(page, 'You are signed out, Ada.')
    // Said in a place that was there before, so that screen readers hear of it.
    expect(
      await page.locator('[role=status][data-before]').filter({ hasText: 'You are signed out, Ada.' }).count(),
    ).toBe(1)
    await says(page, '1 answer waits on this device until you sign in again.')
    expect(await page.getByText('when the connection returns').count()).toBe(0)
    await expectAccessible(page)
    // Somewhere in the page, with the next answer half given.
    await page.getByRole('button', { name: 'Next question' }).click()
    await page.getByRole('radio').nth(2).check()
    await page.getByRole('button', { name: 'Sign in again' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Password').fill('not the password')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await says(page, 'That email and password do not match an account.')
    await expectAccessible(page)
    await dialog.getByLabel('Password').fill(password)
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('revisewell:answer:')))
    // The answer has arrived a moment before the notice goes.
    await expect.poll(() => page.getByText('You are signed out').count()).toBe(0)
    expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
    await says(page, 'Question 2 of')
    // The reader is back where they were.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
  })

  test('is told on the next page, also where anybody may be, and the header knows nobody any more', async () => {
    const { page } = await open('/')
    await signUpPupil(page)
    await page.goto('/help')
    await hydrated(page)
    await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor()
    await page.request.post('/api/sign-out')
    await page.getByRole('banner').getByRole('link', { name: 'Leaderboards' }).click()
    await says(page, 'You are signed out, Ada.')
    await page.getByRole('heading', { name: 'Leaderboards' }).waitFor()
    expect(await page.getByRole('link', { name: 'Ada Lovelace' }).count()).toBe(0)
  })

  test('somebody else who signs in gets neither the answers nor the page; their owner does, later', async () => {
    const { page, context } = await open('/')
    const other = await signUpPupil(page, 'Grace Hopper')
    await context.clearCookies()
    const email = await signUpPupil(page)
    await page.goto(deck)
    await hydrated(page)
    await context.clearCookies()
    await knowFirstCard(page)
    await says(page, 'You are signed out, Ada.')
    await signInAgain(page, other)
    await page.getByRole('link', { name: 'Grace Hopper' }).waitFor()
    await hydrated(page)
    await says(page, 'Card 1 of')
    await page.goto('/leaderboards')
    await hydrated(page)
    // One for signing in.
    expect(await totalXp(page)).toBe(1)
    expect((await keptKeys(page)).filter((key) => key.startsWith('revisewell:answer:')).length).toBe(1)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/')
    expect((await page.request.post('/api/sign-in', { data: { email, password } })).ok()).toBe(true)
    await goPastFirstSeconds(page, '/leaderboards')
    await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('revisewell:answer:')))
    expect(await totalXp(page)).toBe(11)
  })

  test('a page that was left open does not answer for somebody who has signed in beside it', async () => {
    const { page, context } = await open('/')
    await signUpPupil(page)
    await page.goto(deck)
    await hydrated(page)
    await page.evaluate(() => {
      // As if no tab had told another.
      addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
    })
    await context.clearCookies()
    await signUpPupil(page, 'Grace Hopper')
    await card(page).click()
    await page.getByRole('button', { name: 'Know It!' }).click()
    // The page is loaded anew for Grace, and what Ada answered waits for Ada.
    await page.getByRole('link', { name: 'Grace Hopper' }).waitFor()
    expect(await totalXp(page)).toBe(0)
    expect((await keptKeys(page)).filter((key) => key.startsWith('revisewell:answer:')).length).toBe(1)
  })

  test('whoever is not that person goes on as a guest, and signing out in one tab signs the others out', async () => {
    const { page, context } = await open('/')
    await signUpPupil(page)
    await page.goto('/help')
    await hydrated(page)
    const beside = await context.newPage()
    await beside.goto('/revision')
    await beside.getByRole('link', { name: 'Ada Lovelace' }).waitFor()
    await context.clearCookies()
    await page.reload()
    await says(page, 'You are signed out, Ada.')
    await page.getByRole('button', { name: 'I am not Ada' }).click()
    await page.getByText('You are signed out').first().waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
    await beside.getByRole('link', { name: 'Sign In' }).first().waitFor()
  })
})

describe('without a connection', () => {
  const keptForLater = (page: Page) =>
    page.waitForFunction(async () => {
      await navigator.serviceWorker.ready
      const kept = await Promise.all(['/', '/offline'].map((path) => caches.match(path)))
      return navigator.serviceWorker.controller !== null && kept.every((one) => one !== undefined)
    })

  test('a pupil is shown who they are, and what works, on a phone and on a desktop', async () => {
    const { page, context } = await open('/', { serviceWorkers: 'allow' })
    await signUpPupil(page)
    await goPastFirstSeconds(page, '/')
    await keptForLater(page)
    await context.setOffline(true)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await hydrated(page)
      await says(page, 'Ada, you are offline.')
      expect(await page.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).count()).toBe(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'What works offline' }).click()
      await says(page, 'You are offline.')
    }
  })

  test('the page that stands in for another starts without a fault', async () => {
    const { page, context, errors } = await open('about:blank', { serviceWorkers: 'allow' })
    await goPastFirstSeconds(page, '/')
    await keptForLater(page)
    await context.setOffline(true)
    errors.length = 0
    await page.goto('/gcse/biology/aqa/topics')
    await hydrated(page)
    await says(page, 'That page is not on this device')
    expect(errors.filter((text) => !text.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await context.setOffline(false)
    await vi.waitFor(() => expect(page.url()).toMatch(/\/gcse\/biology\/aqa\/topics$/), { timeout: 10_000 })
  })
})
