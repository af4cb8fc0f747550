import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, useBrowser } from './support/browser.ts'

const open = useBrowser()

const hrefOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().getAttribute('href')

test('contract §2: the top navigation has the five levels and four utility links', async () => {
  const { page, errors, thirdParty } = await open('/')
  await hydrated(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const [title, path] of [
    ['SEN', '/sen'],
    ['KS1', '/ks1'],
    ['KS2', '/ks2'],
    ['GCSE', '/gcse'],
    ['A-Level', '/alevel'],
    ['Leaderboards', '/leaderboards'],
    ['Rewards', '/rewards'],
    ['Progress', '/dashboard'],
    ['AI Tutor', '/ai-tutor'],
  ] as const)
    expect(await navigation.getByRole('link', { name: title, exact: true }).getAttribute('href')).toBe(path)
  expect(errors).toEqual([])
  expect(thirdParty).toEqual([])
})

test('contract §2: on a small screen the navigation collapses to a menu, which works before any script and closes on Escape', async () => {
  const { page } = await open('/', { viewport: phone, javaScriptEnabled: false })
  const level = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GCSE' })
  expect(await level.isVisible()).toBe(false)
  await page.getByText('Menu', { exact: true }).click()
  await level.click()
  await page.waitForURL('**/gcse')

  const { page: scripted } = await open('/', { viewport: phone })
  await hydrated(scripted)
  const menu = scripted.getByText('Menu', { exact: true })
  for (const steps of [0, 1]) {
    await menu.click()
    for (let step = 0; step < steps; step++) await scripted.keyboard.press('Tab')
    await scripted.keyboard.press('Escape')
    expect(await scripted.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
    expect(await menu.evaluate((summary) => document.activeElement?.contains(summary))).toBe(true)
  }
})

test('contract §2: the hero’s buttons lead to /signup and /revision, and the last one to /login', async () => {
  const { page } = await open('/')
  expect(await hrefOf(page, 'Get Started Free')).toBe('/signup')
  expect(await hrefOf(page, 'Explore Subjects')).toBe('/revision')
  expect(await hrefOf(page, 'Get Started for Free')).toBe('/login')
})

test('contract §9: the statistics strip shows 5K+, 1,200+, 4K+ and 10K+', async () => {
  const { page } = await open('/')
  const strip = page.getByRole('region', { name: 'Statistics' })
  expect(await strip.getByRole('definition').allTextContents()).toEqual(['5K+', '1,200+', '4K+', '10K+'])
  expect(await strip.getByRole('term').allTextContents()).toEqual([
    'students',
    'study materials',
    'quizzes completed',
    'hours studied',
  ])
})

test('contract §2: the feature grid has its six cards', async () => {
  const { page } = await open('/')
  for (const title of [
    'Interactive Learning',
    'Collaborative Study',
    'Achievement System',
    'AI-Powered Tutoring',
    'Curriculum Aligned',
    'Progress Tracking',
  ])
    expect(await page.getByRole('heading', { name: title, level: 3 }).count()).toBe(1)
})

test('contract §2: a visitor sees a banner with Sign In and Get Started Free', async () => {
  const { page } = await open('/')
  const banner = page.getByRole('region', { name: 'Your account' })
  expect(await banner.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login')
  expect(await banner.getByRole('link', { name: 'Get Started Free' }).getAttribute('href')).toBe('/signup')
})

test('contract §2: somebody signed in is greeted by full name, with a link to the dashboard of their role', async () => {
  const { page, context } = await open('/help')
  const answer = await context.request.post('/api/sign-in', {
    data: { email: 'student@demo.revisewell.test', password: 'revise-demo' },
    headers: { origin: inject('product').url },
  })
  const { profile } = await answer.json()
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Your account' })
  await banner.getByText(profile.fullName).waitFor()
  expect(await banner.getByRole('link').getAttribute('href')).toBe('/dashboard/student')
  expect(await banner.getByRole('link', { name: 'Sign In' }).count()).toBe(0)
})

test('the sample card on the landing page is real, turns over and can be changed, before any script', async () => {
  const { page } = await open('/', { javaScriptEnabled: false })
  const answer = page.locator('.flip-back:visible .flip-text')
  expect(await answer.count()).toBe(0)
  await page.locator('details.flip-card > summary:visible').click()
  expect((await answer.innerText()).length).toBeGreaterThan(0)
  const headings = page.locator('.flip-heading:visible')
  const first = await headings.first().innerText()
  await page.getByRole('group', { name: 'Try a card from' }).locator('label').nth(1).click()
  expect(await headings.first().innerText()).not.toBe(first)
})

const fill = async (page: Page) => {
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('dialog', { name: 'Help & Support' }).waitFor()
  await page.getByLabel('Name').fill('Amara Obi')
  await page.getByLabel('Email').fill('amara@example.com')
  await page.getByLabel('Message').fill('How do I change my exam board?')
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

describe('contract §2 and §8: the floating help button and its dialog', () => {
  test('it says Sending..., then succeeds, clears and closes', async () => {
    const { page } = await open('/')
    await hydrated(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/help-request', async (route) => {
      await held.promise
      await route.continue()
    })
    await fill(page)
    const asked = page.waitForRequest('**/api/help-request')
    await send(page).click()
    const busy = page.getByRole('button', { name: 'Sending...' })
    await busy.waitFor()
    expect(await busy.getAttribute('aria-disabled')).toBe('true')
    expect((await asked).postDataJSON()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Amara Obi',
      email: 'amara@example.com',
      message: 'How do I change my exam board?',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      source: 'dialog',
    })
    held.resolve()
    await page.getByText('Success', { exact: true }).waitFor()
    await page.getByText("Your message has been sent! We'll get back to you soon.").waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Help' }).click()
    expect(await page.getByLabel('Message').inputValue()).toBe('')
  })

  test('a failure is told, keeps what was typed, and a second try carries the same id', async () => {
    const { page } = await open('/')
    await hydrated(page)
    const ids: string[] = []
    await page.route('**/api/help-request', (route) => {
      ids.push(route.request().postDataJSON().id)
      return ids.length === 1 ? route.abort() : route.continue()
    })
    await fill(page)
    await send(page).click()
    await page.getByRole('alert').getByText('Failed to send message. Please try again.').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('How do I change my exam board?')
    await send(page).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
  })

  test('contract §5: it asks for every field, and for an address that can be one', async () => {
    const { page } = await open('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Help' }).click()
    for (const label of ['Name', 'Email', 'Message'])
      expect(await page.getByLabel(label).getAttribute('required')).not.toBeNull()
    expect(await page.getByLabel('Email').getAttribute('type')).toBe('email')
  })

  test('it opens and closes by keyboard and gives the focus back', async () => {
    const { page } = await open('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Help' }).press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Help')
  })
})

test('the theme is the device’s until one is chosen; the choice holds on the next page, before its first paint', async () => {
  const { page } = await open('/', { colorScheme: 'dark' })
  await hydrated(page)
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await paper()
  await page.getByRole('button', { name: 'Theme and reading support' }).click()
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  const light = await paper()
  expect(light).not.toBe(dark)
  await page.goto('/revision', { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  expect(await paper()).toBe(light)
})

describe('axe finds nothing on the landing page', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [phone, desktop])
      test(`${colorScheme}, ${viewport.width} px wide, help dialog closed and open`, async () => {
        const { page } = await open('/', { viewport, colorScheme, reducedMotion: 'reduce' })
        await hydrated(page)
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Help' }).click()
        await expectAccessible(page)
      })
})

describe('contract §8: an unknown route', () => {
  test('answers 404 with its texts and a link to /, and logs the path to the console', async () => {
    const { page, errors } = await open('/no-such-page')
    await hydrated(page)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404')
    expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true)
    expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toBe('/')
    expect(errors.some((error) => error.includes('/no-such-page'))).toBe(true)
    expect((await page.request.get('/no-such-page')).status()).toBe(404)
    await expectAccessible(page)
  })
})

test('on a phone Help makes way for the sample card, and comes back beside everything else', async () => {
  const { page } = await open('/', { viewport: phone, reducedMotion: 'reduce' })
  await hydrated(page)
  const help = page.getByRole('button', { name: 'Help' })
  const shown = () => help.evaluate((button) => getComputedStyle(button).opacity)
  await page.getByRole('heading', { name: 'What you get' }).scrollIntoViewIfNeeded()
  await expect.poll(shown).toBe('1')
  const card = page.locator('.flip-card:visible')
  await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8))
  await expect.poll(shown).toBe('0')
  // What lies where the button was is the card, which turns.
  await page.mouse.click(phone.width - 60, phone.height - 40)
  await expect.poll(() => card.getAttribute('open')).not.toBe(null)
  await help.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(shown).toBe('1')
})
