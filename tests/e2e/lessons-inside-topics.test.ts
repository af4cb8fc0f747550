import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { desktop, hydrated, phone, useBrowser } from './support/browser.ts'

const open = useBrowser()
const lesson = '/alevel/chemistry/aqa/metal-ions-in-aqueous-solution'

test.each([
  ['phone, light', phone, 'light'],
  ['desktop, dark', desktop, 'dark'],
] as const)(
  'a topic lists its lessons; a lesson has the methods of a topic and leads back to it: %s',
  async (_, viewport, colorScheme) => {
    const { page, errors } = await open('/alevel/chemistry/aqa/topics', { viewport, colorScheme })
    await hydrated(page)
    const lessons = page.getByRole('list', { name: 'Lessons in Transition metals' })
    await expectAccessible(page)
    await lessons.getByRole('link', { name: /^Metal ions in aqueous solution/ }).click()
    await page.waitForURL(`**${lesson}/revision`)
    await page.getByRole('heading', { level: 1, name: 'Metal ions in aqueous solution' }).waitFor()
    expect(await lessons.locator('[aria-current=page]').textContent()).toContain('Metal ions in aqueous solution')
    expect(await page.locator(`main a[href="${lesson}/flashcards"]`).count()).toBe(1)
    await expectAccessible(page)
    await page.getByRole('heading', { name: 'Lessons in' }).getByRole('link', { name: 'Transition metals' }).click()
    await page.waitForURL('**/alevel/chemistry/aqa/transition-metals/revision')
    await page.getByRole('heading', { name: 'Lessons in this topic' }).waitFor()
    expect(errors).toEqual([])
  },
)

test('the SEN track lists the same lessons below its tiles', async () => {
  const { page } = await open('/sen/a-level/chemistry/aqa/topics', { viewport: phone })
  await hydrated(page)
  await page
    .getByRole('list', { name: 'Lessons in Transition metals' })
    .getByRole('link', { name: /^Metal ions in aqueous solution/ })
    .waitFor()
  await expectAccessible(page)
})
