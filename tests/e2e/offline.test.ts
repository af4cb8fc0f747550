import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { goPastFirstSeconds } from './support/past-first-seconds.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const says = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor()
const card = (page: Page) => page.locator('summary').filter({ hasText: 'Click to flip' })
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('revisewell:answer:')).length)
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** Waits until the service worker has kept the product and the open page with its data. */
async function keptForLater(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(async () => {
    const { pathname, search } = location
    const kept = await Promise.all(
      [pathname + search, `${pathname}.data${search}`, '/offline'].map((at) => caches.match(at)),
    )
    return navigator.serviceWorker.controller !== null && kept.every((one) => one !== undefined)
  })
}

test('after one visit the product opens without a connection, and says what is on the device', async () => {
  const { page, context, thirdParty } = await open('about:blank', { serviceWorkers: 'allow' })
  await goPastFirstSeconds(page, '/gcse/biology/aqa/topics')
  await keptForLater(page)
  await context.setOffline(true)

  await page.goto('/')
  await hydrated(page)
  await says(page, 'Offline')
  await page.goto('/gcse/biology/aqa/topics')
  await hydrated(page)
  expect(await page.locator('h1').textContent()).toBe('Biology')

  // A link to a page that was never opened leads to what is here, and so does its address.
  await page.getByRole('link', { name: 'Cell structure' }).first().click()
  await page.waitForURL('**/offline?page=*')
  await says(page, 'That page is not on this device')
  await expectAccessible(page)
  await page.goto('/dashboard/student')
  await says(page, 'Your own pages need a connection')
  await says(page, 'No topic is kept yet')

  await context.setOffline(false)
  // A visitor who is not signed in is asked to sign in; what matters is that the page that was wanted is asked for again.
  await page.waitForURL('**/login')
  expect(thirdParty).toEqual([])
})

test('a topic kept offline is studied after a reload, and its answers arrive exactly once', async () => {
  const { page, context } = await open('/', { serviceWorkers: 'allow', viewport: phone })
  await signUpPupil(page)
  await goPastFirstSeconds(page, '/gcse/biology/aqa/topic/Cell%20structure')
  await page.getByRole('button', { name: 'Keep this topic offline' }).click()
  await says(page, /Kept on this device \(\d+ kB\)/)
  await keptForLater(page)
  await context.setOffline(true)

  for (const [link, heading] of [
    ['Flashcards', 'Card 1 of'],
    ['Quiz', 'Question 1 of'],
    ['One-page notes', 'Reading'],
    ['Mini games', 'Memory Match'],
    ['Videos', 'Watch Now'],
  ] as const) {
    await page.goto('/gcse/biology/aqa/topic/Cell%20structure')
    await hydrated(page)
    await page.getByRole('link', { name: link }).click()
    await says(page, heading)
    await page.reload()
    await hydrated(page)
    await says(page, heading)
  }

  await page.goto('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  await says(page, 'Offline')
  const position = (await page.getByText(/^Card 1 of \d+$/).textContent()) ?? ''
  const cards = Number(position.split(' ').at(-1))
  for (let at = 1; at <= cards; at++) {
    await card(page).click()
    await page.getByRole('button', { name: 'Know It!' }).click()
    await says(page, `Card ${at === cards ? 1 : at + 1} of`)
  }
  await says(
    page,
    `${cards} answers waiting. They are safe on this device and will be sent when the connection returns.`,
  )
  // The finished session waits as well: its XP is for the server to give.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('revisewell:session:')))
  await page.reload()
  await hydrated(page)
  await says(page, `${cards} answers waiting.`)
  expect(await kept(page)).toBe(cards)
  await page.goto('/offline')
  await hydrated(page)
  await says(page, `${cards} answers are kept on this device.`)
  await page.getByRole('link', { name: 'Cell structure' }).waitFor()
  await expectAccessible(page)

  await page.goto('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  await says(page, `${cards} answers waiting.`)
  await context.setOffline(false)
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('revisewell:answer:')))
  await page.reload()
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('revisewell:session:')))
  const read = async () => (await page.request.get('/api/dashboard')).json()
  const { progress } = await read()
  // Ten for each card and ten for the session; a daily goal that was reached comes besides.
  expect(progress.totalXp - 10 * cards - 10).toBeOneOf([0, 25])
  await page.reload()
  await hydrated(page)
  expect((await read()).progress.totalXp).toBe(progress.totalXp)

  await page.goto('/offline')
  await hydrated(page)
  await page.getByRole('button', { name: 'Remove Cell structure' }).click()
  await says(page, 'No topic is kept yet')
})

test('nothing personal is ever kept, and signing out forgets which pages were visited', async () => {
  const { page } = await open('/', { serviceWorkers: 'allow' })
  await signIn(page, 'student')
  await goPastFirstSeconds(page, '/ks2')
  await keptForLater(page)
  await page.goto('/dashboard/student')
  await hydrated(page)
  await page.getByRole('link', { name: 'Rewards' }).first().click()
  await page.waitForURL('**/rewards')
  const addresses = await page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname)
    return all
  })
  expect(addresses).toContain('/ks2')
  expect(addresses.filter((path) => /^\/(api|dashboard|rewards|login|dev)/.test(path))).toEqual([])
  expect((await cacheNames(page)).some((name) => name.startsWith('revisewell-visited-'))).toBe(true)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/')
  await vi.waitFor(async () =>
    expect(await page.evaluate(() => caches.match('/ks2').then((page) => page === undefined))).toBe(true),
  )
})

test('a build that was replaced leaves nothing behind, and its kept topics come along', async () => {
  const { page } = await open('about:blank', { serviceWorkers: 'allow' })
  await goPastFirstSeconds(page, '/ks1?subject=science&topic=animal-groups')
  await page.getByRole('button', { name: 'Keep this topic offline' }).click()
  await says(page, /Kept on this device/)
  await keptForLater(page)
  // As an earlier build would have left them: its files, its pages, and the topic as it rendered it.
  await page.evaluate(async () => {
    const [files = ''] = (await caches.keys()).filter((name) => name.startsWith('revisewell-topics-'))
    await caches.delete(files)
    for (const kind of ['files', 'visited', 'topics'])
      await (await caches.open(`revisewell-${kind}-earlier`)).put('/assets/earlier.js', new Response('earlier'))
  })
  await page.reload()
  await hydrated(page)
  await page.waitForFunction(
    async () =>
      !(await caches.keys()).some((name) => name.endsWith('-earlier')) &&
      (await caches.match('/ks1/science/quiz?topic=animal-groups')) !== undefined &&
      (await caches.match('/emoji/1f41f.svg')) !== undefined &&
      (await caches.match('/api/lessons/ks1-science-animal-groups')) !== undefined,
  )
})

test('the browser finds nothing that keeps the product from being installed', async () => {
  const { page, context } = await open('/', { serviceWorkers: 'allow' })
  const cdp = await context.newCDPSession(page)
  const { errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // A test's visitor is in a private window, from which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
