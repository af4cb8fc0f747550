import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUuid } from '#server/demo/demo-uuid.ts'
import { demoClasses } from '#server/demo/write-demo-classes.ts'
import { demoQuiz } from '#server/demo/write-demo-quiz.ts'
import { thorough } from '#tests/support/thorough.ts'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, type OpenedPage, phone, signIn, useBrowser } from './support/browser.ts'
import { coveredWithFocus, unclearBars, unclearChoices } from './support/in-sight.ts'
import { linksLikeText } from './support/links-like-text.ts'

const narrowest = { width: 320, height: 640 }

const screens: [path: string, as?: 'student' | 'teacher' | 'parent' | 'admin'][] = [
  ['/'],
  ['/', 'student'],
  ['/help'],
  ['/offline'],
  ['/revision'],
  ['/nowhere'],
  ['/signup'],
  ['/login'],
  ['/forgotten-password'],
  ['/reset-password?token=used'],
  ['/alevel'],
  ['/alevel/chemistry/exam-boards'],
  ['/alevel/chemistry/aqa/topics'],
  ['/alevel/chemistry/aqa/bonding/revision'],
  ['/alevel/chemistry/aqa/bonding/flashcards'],
  ['/alevel/chemistry/aqa/amount-of-substance/quiz'],
  ['/alevel/chemistry/aqa/amount-of-substance/notes'],
  ['/alevel/history/aqa/topics'],
  ['/gcse'],
  ['/gcse/biology/ocr/topics'],
  ['/gcse/biology/aqa/topic/Cell%20structure'],
  ['/gcse/biology/aqa/flashcards'],
  ['/ks1'],
  ['/ks1/maths/quiz'],
  ['/ks2'],
  ['/ks2/maths/flashcards?topic=fractions'],
  ['/ks2/maths/notes?topic=fractions'],
  ['/sen'],
  ['/sen/gcse'],
  ['/sen/gcse/biology'],
  ['/sen/gcse/biology/aqa/topics'],
  ['/sen/gcse/biology/aqa/topic/Cell%20structure'],
  ['/sen/ks2'],
  ['/sen/ks2/math/revision'],
  ['/sen/ks2/math/quiz'],
  ['/sen/math/flashcards?level=ks2'],
  ['/sen/math/quiz?level=ks2&topic=fractions'],
  ['/gcse/biology/aqa/games?topic=cell-structure'],
  ['/gcse/biology/aqa/games?topic=cell-structure', 'student'],
  ['/alevel/chemistry/aqa/bonding/games'],
  ['/ks1/maths/games'],
  ['/sen/math/games?level=ks2&topic=fractions'],
  ['/gcse/biology/aqa/videos'],
  ['/gcse/biology/aqa/exam?topic=cell-structure'],
  ['/papers'],
  ['/papers/gcse-maths-aqa-1-higher', 'student'],
  ['/sen/english/videos'],
  ['/dashboard'],
  ['/dashboard/student', 'student'],
  ['/groups', 'student'],
  ['/moderation?view=groups', 'teacher'],
  ['/confirmations', 'teacher'],
  ['/confirmations', 'admin'],
  ['/dashboard/student/revise', 'student'],
  ['/dashboard/student/subjects', 'student'],
  ['/dashboard/student/rewards', 'student'],
  ['/dashboard/student/profile', 'student'],
  ['/leaderboards'],
  ['/leaderboards?view=school&period=this-week', 'student'],
  ['/sets', 'student'],
  ['/sets/import', 'student'],
  ['/plan', 'student'],
  ['/rewards'],
  ['/rewards?tab=rewards', 'student'],
  ['/rewards?tab=tiers', 'student'],
  ['/dashboard/admin/rewards', 'admin'],
  ['/dashboard/admin/mistakes', 'admin'],
  ['/dashboard/admin/concerns', 'admin'],
  ['/privacy'],
  ['/privacy', 'student'],
  ['/login/code'],
  ['/security', 'student'],
  ['/security', 'admin'],
  ['/privacy/stored'],
  ['/dashboard/admin/users', 'admin'],
  ['/dashboard/admin/schools', 'admin'],
  ['/dashboard/admin/content', 'admin'],
  ['/ai-tutor'],
  ['/ai-tutor', 'student'],
  ['/dashboard/teacher', 'teacher'],
  [`/dashboard/teacher/classes/${demoClasses[0].id}`, 'teacher'],
  [`/dashboard/teacher/classes/${demoClasses[0].id}?pupil=demo-student`, 'teacher'],
  ['/join'],
  [`/join/${demoClasses[0].joinCode}`],
  ['/dashboard/teacher/quizzes?import', 'teacher'],
  ['/live/start', 'teacher'],
  ['/dashboard/teacher/tasks?show=finished', 'teacher'],
  ['/dashboard/teacher/tasks/new', 'teacher'],
  [`/dashboard/teacher/tasks/${demoUuid('task/quiz')}`, 'teacher'],
  ['/tasks', 'student'],
  [`/quizzes/${demoQuiz.id}?task=${demoUuid('task/own-quiz')}`, 'student'],
  [`/quizzes/${demoQuiz.id}`, 'teacher'],
  [`/dashboard/teacher/quizzes/${demoQuiz.id}`, 'teacher'],
  [`/sets/${demoUuid('set/biology-test')}`, 'student'],
  [`/sets/${demoUuid('set/biology-test')}/flashcards`, 'student'],
  [`/groups/${demoUuid('group/owls')}`, 'student'],
  ['/dashboard/parent', 'parent'],
  ['/dashboard/admin', 'admin'],
  ['/dashboard/admin/audit', 'admin'],
  ['/dashboard/admin/help', 'admin'],
  ['/notices', 'student'],
  ['/dev/mail'],
]

const wideAndLight = { viewport: desktop, colorScheme: 'light' } as const
const narrowAndDark = { viewport: phone, colorScheme: 'dark' } as const
type Look = typeof wideAndLight | typeof narrowAndDark
/** The day's number: `npm test` says it, and TEST_DAY=… has that day's turns again. */
const day = Number(process.env.TEST_DAY ?? 0)

/** Both layouts and both themes: a screen has one by turns, and each day another tenth of the screens has both. */
function turnsOf(index: number): [Look, ...Look[]] {
  const [turn, other] = (index + day) % 2 === 0 ? [wideAndLight, narrowAndDark] : [narrowAndDark, wideAndLight]
  return thorough || (index + day) % 10 === 0 ? [turn, other] : [turn]
}

/** Before any script of a page: its visitor has been nowhere else. */
function forgetEarlierScreens(): void {
  if (window !== top) return
  localStorage.clear()
  sessionStorage.clear()
}

async function show(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
}

const unclear = async (page: Page) => [...(await unclearChoices(page)), ...(await unclearBars(page))]

describe('axe, which reads the colours of a page once', () => {
  const open = useBrowser()

  test('still finds words too pale to read, in a colour and on a ground that it has met apart', async () => {
    const { page } = await open('/help')
    await hydrated(page)
    const add = (style: string) =>
      page.evaluate((style) => {
        const words = document.createElement('p')
        words.style.cssText = style
        words.textContent = 'Some words'
        document.querySelector('main')?.append(words)
      }, style)
    await add('color: rgb(255 255 255); background: rgb(90 90 90)')
    await add('color: rgb(100 100 100); background: rgb(255 255 255)')
    await expectAccessible(page)
    await add('color: rgb(100 100 100); background: rgb(90 90 90)')
    // One rule finds something, where none did before.
    await expect(expectAccessible(page)).rejects.toThrow('expected [ Array(1) ] to deeply equal []')
  })
})

describe.each(['guest', 'student', 'teacher', 'parent', 'admin'] as const)('as %s', (role) => {
  // One visitor for all screens: a browser takes as long to begin with another as to show a screen.
  const open = useBrowser({ leaves: afterAll })
  let visit: OpenedPage
  beforeAll(async () => {
    visit = await open('about:blank', { reducedMotion: 'reduce' })
    await visit.page.addInitScript(forgetEarlierScreens)
    if (role !== 'guest') await signIn(visit.page, role)
  })

  const mine = screens
    .map(([path, as = 'guest'], index) => ({ path, as, turns: turnsOf(index) }))
    .filter(({ as }) => as === role)

  test.each(mine)(
    '$path: axe finds nothing, wide and light or narrow and dark; a link looks like one; nothing fixed covers what has the focus; choices and bars are clear, in forced colours too; nothing scrolls sideways; no third party is asked',
    async ({ path, turns }) => {
      const { page, thirdParty, errors } = visit
      const [first, ...others] = turns
      await page.emulateMedia({ forcedColors: 'none' })
      await show(page, first)
      for (const heard of [thirdParty, errors]) heard.length = 0
      await page.goto(path)
      await hydrated(page)
      await page.locator('h1').waitFor()
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.title()).toContain('Revisewell')
      await expectAccessible(page)
      for (const turn of others) {
        await show(page, turn)
        await expectAccessible(page)
      }
      await show(page, narrowAndDark)
      expect(await linksLikeText(page)).toEqual([])
      const labels = await page.locator('label, legend').allInnerTexts()
      expect(labels.filter((label) => /\b(optional)\b.*\b\1\b/i.test(label))).toEqual([])
      expect(await coveredWithFocus(page)).toEqual([])
      expect(await unclear(page)).toEqual([])
      await page.setViewportSize(narrowest)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await unclear(page), 'in forced colours').toEqual([])
      expect(thirdParty).toEqual([])
      // The 404 page's own status, and the path that it logs (contract §8), are as they should be.
      expect(path === '/nowhere' ? [] : errors).toEqual([])
    },
  )
})
