import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, useBrowser } from './support/browser.ts'

const open = useBrowser()

const twelveSubjects = [
  'english-language',
  'english-literature',
  'maths',
  'combined-science',
  'biology',
  'chemistry',
  'physics',
  'history',
  'geography',
  'economics',
  'psychology',
  'computer-science',
]

const follow = async (page: Page, name: string | RegExp) => {
  await page.getByRole('main').getByRole('link', { name }).first().click()
}
const linksIn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => decodeURI(link.getAttribute('href') ?? '')))

test('contract §2: /revision shows every level with its subjects', async () => {
  const { page, errors, thirdParty } = await open('/revision')
  await hydrated(page)
  for (const level of ['SEN', 'KS1', 'KS2', 'GCSE', 'A-Level'])
    expect(await page.getByRole('heading', { name: level, level: 2 }).isVisible()).toBe(true)
  const links = await linksIn(page)
  expect(links).toEqual(expect.arrayContaining(twelveSubjects.map((slug) => `/alevel/${slug}/exam-boards`)))
  expect(links).toEqual(expect.arrayContaining(twelveSubjects.map((slug) => `/gcse?subject=${slug}`)))
  expect(errors).toEqual([])
  expect(thirdParty).toEqual([])
})

describe('contract §2: A-Level', () => {
  test('/alevel has the 12 subjects, each leading to its exam boards', async () => {
    const { page } = await open('/alevel')
    expect(await linksIn(page)).toEqual(twelveSubjects.map((slug) => `/alevel/${slug}/exam-boards`))
  })

  test('boards, then 12 topics, then the methods, whose back link goes to the topics', async () => {
    const { page } = await open('/alevel/biology/exam-boards')
    expect(await linksIn(page)).toEqual(
      expect.arrayContaining(['aqa', 'ocr', 'edexcel'].map((board) => `/alevel/biology/${board}/topics`)),
    )
    await follow(page, /^AQA/)
    await page.waitForURL('**/alevel/biology/aqa/topics')
    // The address is there a moment before the page.
    await page.getByRole('main').locator('ol > li').first().waitFor()
    expect(await page.getByRole('main').locator('ol > li').count()).toBeGreaterThanOrEqual(12)
    await page.goto('/alevel/chemistry/aqa/topics')
    await page.locator('main ol a[href*="/revision"]').first().click()
    await page.waitForURL(/\/alevel\/chemistry\/aqa\/[a-z0-9-]+\/revision$/)
    await page.getByRole('link', { name: 'Back to topics' }).waitFor()
    const topic = new URL(page.url()).pathname.replace('/revision', '')
    expect(await linksIn(page)).toEqual(
      expect.arrayContaining([
        `${topic}/flashcards`,
        `${topic}/quiz`,
        `${topic}/notes`,
        '/alevel/chemistry/aqa/topics',
      ]),
    )
    expect(await page.getByRole('link', { name: 'Back to topics' }).getAttribute('href')).toBe(
      '/alevel/chemistry/aqa/topics',
    )
  })
})

describe('contract §2: GCSE', () => {
  test('choosing a subject shows its boards within the page, before any script, and Back returns', async () => {
    const { page } = await open('/gcse', { javaScriptEnabled: false })
    expect(await linksIn(page)).toEqual(twelveSubjects.map((slug) => `/gcse?subject=${slug}`))
    await follow(page, /^Biology/)
    expect(new URL(page.url()).pathname).toBe('/gcse')
    expect(await page.getByRole('link', { name: /^OCR/ }).getAttribute('href')).toBe('/gcse/biology/ocr/topics')
    await page.goBack()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('GCSE')
  })

  test('topics carry the board’s own references and lead to the methods', async () => {
    const { page } = await open('/gcse/biology/aqa/topics')
    await hydrated(page)
    expect(await page.locator('main ol').getByText('4.1.1', { exact: true }).isVisible()).toBe(true)
    const cells = page.getByRole('link', { name: /Cell structure/ })
    expect(await cells.getAttribute('href')).toBe('/gcse/biology/aqa/topic/Cell%20structure')
    await cells.click()
    await page.waitForURL('**/topic/Cell%20structure')
    await page.getByRole('heading', { name: 'Cell structure', level: 1 }).waitFor()
    expect(await linksIn(page)).toEqual(
      expect.arrayContaining(
        ['flashcards', 'quiz', 'notes'].map((method) => `/gcse/biology/aqa/${method}?topic=cell-structure`),
      ),
    )
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })

  test('the same topic answers to its slug', async () => {
    const { page } = await open('/gcse/biology/aqa/topic/cell-structure')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Cell structure')
  })
})

describe('contract §2: KS1 and KS2', () => {
  test.each(['ks1', 'ks2'])(
    '/%s: choosing a subject shows the child-friendly methods within the page',
    async (level) => {
      const { page } = await open(`/${level}`, { javaScriptEnabled: false })
      expect(await linksIn(page)).toEqual(['english', 'maths', 'science'].map((slug) => `/${level}?subject=${slug}`))
      await follow(page, /^Maths/)
      expect(new URL(page.url()).pathname).toBe(`/${level}`)
      for (const [name, method] of [
        ['Picture Cards', 'flashcards'],
        ['Gentle Quiz', 'quiz'],
        ['Story Time', 'notes'],
      ] as const)
        expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(`/${level}/maths/${method}`)
      await page.getByRole('main').locator('a[href*="topic="]').first().click()
      const topic = new URL(page.url()).searchParams.get('topic')
      expect(await page.getByRole('link', { name: 'Gentle Quiz' }).getAttribute('href')).toBe(
        `/${level}/maths/quiz?topic=${topic}`,
      )
    },
  )
})

describe('contract §2: SEN', () => {
  test('/sen leads to gcse, a-level, ks1 and ks2, and to the track’s own subjects', async () => {
    const { page } = await open('/sen')
    const links = await linksIn(page)
    expect(links.slice(0, 4)).toEqual(['/sen/gcse', '/sen/a-level', '/sen/ks1', '/sen/ks2'])
    expect(links.slice(4)).toEqual(['/sen?subject=english', '/sen?subject=maths', '/sen?subject=science'])
    expect(await page.getByRole('main').getAttribute('data-presentation')).toBe('low-stimulus')
  })

  test.each(['ks1', 'ks2'])('/sen/%s has english, math and sciences, each leading to its revision', async (level) => {
    const { page } = await open(`/sen/${level}`)
    const subjects = (await linksIn(page)).filter((href) => href.endsWith('/revision'))
    expect(subjects).toEqual(['english', 'math', 'sciences'].map((slug) => `/sen/${level}/${slug}/revision`))
    await follow(page, /^Maths/)
    await page.waitForURL(`**/sen/${level}/math/revision`)
    await page.locator('main a[href*="topic="]').first().waitFor()
    expect(await linksIn(page)).toContain(`/sen/math/flashcards?level=${level}`)
  })

  test.each(['gcse', 'a-level'])('/sen/%s leads by subject, board and topic to the methods of SEN', async (level) => {
    const { page } = await open(`/sen/${level}`)
    expect((await linksIn(page)).slice(1)).toEqual(twelveSubjects.map((slug) => `/sen/${level}/${slug}`))
    await follow(page, /^Chemistry/)
    await page.waitForURL(`**/sen/${level}/chemistry`)
    await follow(page, /^AQA/)
    await page.waitForURL(`**/sen/${level}/chemistry/aqa/topics`)
    await page.getByRole('heading', { name: 'Chemistry', level: 1 }).waitFor()
    const topics = page.locator(`main a[href^="/sen/${level}/chemistry/aqa/topic/"]`)
    await topics.first().click()
    await page.waitForURL('**/topic/*')
    await page.getByRole('link', { name: /^Flashcards/ }).waitFor()
    expect(await linksIn(page)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^/sen/chemistry/quiz\\?level=${level}&topic=[a-z0-9-]+$`)),
      ]),
    )
  })
})

test('contract §2: an unknown level, subject, board or topic is the not-found page, with its status', async () => {
  const { page } = await open('/gcse/biology/wjec/topics')
  expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true)
  for (const path of [
    '/ks3',
    '/gcse?subject=alchemy',
    '/gcse/alchemy/aqa/topics',
    '/gcse/biology/wjec/topics',
    '/gcse/biology/aqa/topic/Phlogiston',
    '/alevel/alchemy/exam-boards',
    '/alevel/biology/wjec/topics',
    '/alevel/biology/aqa/phlogiston/revision',
    '/ks1?subject=alchemy',
    '/ks2?subject=maths&topic=phlogiston',
    '/sen?subject=alchemy',
    '/sen/ks3',
    '/sen/gcse/alchemy',
    '/sen/ks1/biology',
    '/sen/gcse/english/revision',
    '/sen/a-level/biology/wjec/topics',
    '/sen/gcse/biology/aqa/topic/phlogiston',
    '/sen/ks1/alchemy/revision',
  ])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
})

test('a KS1 or KS2 subject of the SEN track without /revision leads to its revision page', async () => {
  const { page } = await open('/')
  for (const [path, to] of [
    ['/sen/ks1/math', '/sen/ks1/math/revision'],
    ['/sen/ks2/science', '/sen/ks2/sciences/revision'],
  ] as const) {
    const answer = await page.goto(path)
    expect([path, answer?.status(), new URL(page.url()).pathname]).toEqual([path, 200, to])
  }
})

test('no page of the navigation has a dead link', async () => {
  const { page } = await open('/')
  const seen = new Set<string>()
  const dead: string[] = []
  for (const from of [
    '/',
    '/help',
    '/revision',
    '/alevel',
    '/gcse',
    '/ks1',
    '/ks2',
    '/sen',
    '/gcse/biology/aqa/topics',
  ]) {
    await page.goto(from)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const href of links) {
      if (seen.has(href)) continue
      seen.add(href)
      const status = (await page.request.get(href)).status()
      if (status >= 400) dead.push(`${from} → ${href}: ${status}`)
    }
  }
  expect(dead).toEqual([])
})

describe('axe finds nothing, and nothing is wider than the screen', () => {
  const screens = [
    '/revision',
    '/alevel',
    '/alevel/combined-science/exam-boards',
    '/alevel/english-language/aqa/topics',
    '/alevel/computer-science/edexcel/topics',
    '/gcse',
    '/gcse?subject=biology',
    '/gcse/maths/ocr/topics',
    '/gcse/biology/aqa/topics',
    '/gcse/biology/aqa/topic/Cell%20structure',
    '/ks1',
    '/ks1?subject=maths',
    '/sen',
    '/sen?subject=english',
    '/sen/a-level',
    '/sen/ks1',
    '/sen/gcse/biology',
    '/sen/gcse/biology/aqa/topics',
    '/sen/gcse/biology/aqa/topic/cell-structure',
    '/sen/ks1/math/revision',
  ]
  const looks = [
    { colorScheme: 'light', viewport: phone },
    { colorScheme: 'dark', viewport: desktop },
  ] as const

  const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

  test('light on a phone, and dark on a desktop', { timeout: 120_000 }, async () => {
    const { page } = await open('/', { reducedMotion: 'reduce' })
    for (const screen of screens) {
      await page.goto(screen)
      await hydrated(page)
      for (const { colorScheme, viewport } of looks) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(viewport)
        await expectAccessible(page)
        expect([screen, await tooWide(page)]).toEqual([screen, 0])
      }
    }
  })

  test('320 px wide, and 375 px with the text at twice its size', { timeout: 60_000 }, async () => {
    const { page } = await open('/')
    for (const screen of ['/', '/help', ...screens]) {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(screen)
      expect([screen, await tooWide(page)]).toEqual([screen, 0])
      await page.setViewportSize(phone)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect([screen, 'twice', await tooWide(page)]).toEqual([screen, 'twice', 0])
    }
  })
})
