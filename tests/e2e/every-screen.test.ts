import { describe, expect, test } from 'vitest'
import { demoUuid } from '#server/demo/demo-uuid.ts'
import { demoClasses } from '#server/demo/write-demo-classes.ts'
import { demoQuiz } from '#server/demo/write-demo-quiz.ts'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { linksLikeText } from './support/links-like-text.ts'

const open = useBrowser()
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
  ['/sen/english/videos'],
  ['/dashboard'],
  ['/dashboard/student', 'student'],
  ['/groups', 'student'],
  ['/moderation?view=groups', 'teacher'],
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

describe.each(screens)('%s as %s', (path, as) => {
  test('axe finds nothing, wide and light or narrow and dark; a link looks like one; nothing scrolls sideways; no third party is asked', async () => {
    const { page, thirdParty, errors } = await open('about:blank', { reducedMotion: 'reduce' })
    if (as) await signIn(page, as)
    await page.goto(path)
    await hydrated(page)
    await page.locator('h1').waitFor()
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.title()).toContain('Revisewell')
    // Both layouts and both themes; all four together would cost minutes of every run and have never found more.
    for (const [viewport, colorScheme] of [
      [desktop, 'light'],
      [phone, 'dark'],
    ] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    expect(await linksLikeText(page)).toEqual([])
    await page.setViewportSize(narrowest)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(thirdParty).toEqual([])
    // The 404 page's own status, and the path that it logs (specification, section 8), are as they should be.
    expect(path === '/nowhere' ? [] : errors).toEqual([])
  })
})
