import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, signIn, useBrowser } from './support/browser.ts'

const open = useBrowser()

test('a person reads who sees them, downloads everything, and changes their mind about ending the account', async () => {
  const { page, errors } = await open('about:blank')
  await signIn(page, 'student')
  await page.goto('/privacy')
  await hydrated(page)
  const onlookers = page.getByRole('region', { name: 'Who sees what about you' })
  await onlookers.getByText('Priya Shah', { exact: false }).first().waitFor()
  await onlookers.getByText('The admins of this installation').waitFor()

  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  expect((await coming).suggestedFilename()).toBe('revisewell-my-data.zip')

  await page.getByRole('button', { name: 'Delete your account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete your account…' }).click()
  await dialog.getByRole('button', { name: 'Delete it in 14 days' }).click()
  await page.getByText('your account and everything in it will be deleted').waitFor()
  await page.getByRole('link', { name: 'Progress', exact: true }).click()
  const told = page.getByRole('complementary', { name: 'Your account' })
  await told.getByText(/^On \d+ \w+ \d{4} your account and everything in it will be deleted[.]/).waitFor()
  await expectAccessible(page)
  await page.goto('/')
  await told.getByRole('link', { name: 'your privacy page' }).click()
  await page.getByRole('button', { name: 'Keep the account' }).click()
  await page.getByRole('button', { name: 'Delete your account…' }).waitFor()
  await page.goto('/dashboard/student')
  await page.locator('main').waitFor()
  await hydrated(page)
  await expect.poll(() => told.count()).toBe(0)
  expect(errors).toEqual([])
})
