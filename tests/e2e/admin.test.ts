import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { asAdmin } from './support/as-admin.ts'
import { hydrated, useBrowser } from './support/browser.ts'
import { signUpPupil } from './support/sign-up-pupil.ts'

const open = useBrowser()
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const cellsOf = (page: Page) => page.getByRole('columnheader').allTextContents()

test('contract §2, §5 and §8: User Management finds people, edits them, mails a reset and exports them; a school is stored and chosen', async () => {
  const pupil = await open('/')
  const fullName = `Quentin ${randomUUID().slice(0, 8)}`
  const email = await signUpPupil(pupil.page, fullName)
  const { page, errors, thirdParty } = await asAdmin(open, '/dashboard/admin/schools')
  const school = `Ashgrove ${randomUUID().slice(0, 8)}`

  // Schools: a name is needed, an address is not.
  await says(page, /^Schools \(\d+\)$/)
  expect(await cellsOf(page)).toEqual(['School Name', 'Address', 'Created Date', 'Actions'])
  await button(page, 'Add School').click()
  await dialog(page).getByText('Address (Optional)').waitFor()
  await dialog(page).getByRole('button', { name: 'Add School' }).click()
  await says(page, 'School name is required')
  await page.getByLabel('School Name').fill(school)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Add School' }).click()
  await says(page, 'School added successfully')
  await page.getByPlaceholder('Search schools...').fill(school)
  await says(page, 'Schools (1)')
  await says(page, 'Not specified')
  await says(page, /^\d\d\/\d\d\/\d{4}$/)
  await button(page, `Edit ${school}`).click()
  await page.getByLabel('Address (Optional)').fill('1 Ash Lane')
  await page.route('**/api/admin/schools/*', (route) => route.abort(), { times: 2 })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  const failure = dialog(page).getByRole('alert').filter({ hasText: 'Failed to save school' })
  await failure.getByRole('button', { name: 'Dismiss' }).click()
  await failure.waitFor({ state: 'hidden' })
  await page.unroute('**/api/admin/schools/*')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await says(page, 'School updated successfully')
  await says(page, '1 Ash Lane')

  // Users.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard/admin')
  await page.route('**/dashboard/admin/users.data*', (route) => route.abort())
  await page
    .getByRole('link', { name: /User Management/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Failed to load users' }).waitFor()
  await page.getByRole('alert').getByText('Error', { exact: true }).waitFor()
  await page.unroute('**/dashboard/admin/users.data*')
  await button(page, 'Try again').click()
  await page.getByRole('heading', { name: /^Users \([\d,]+\)$/ }).waitFor()
  await page.route('**/api/admin/users?**', (route) => route.abort())
  await page.route('**/api/admin/users', (route) => route.abort())
  await page.goto('/dashboard/admin/users')
  await says(page, 'Failed to load users')
  await page.getByRole('alert').getByText('Error', { exact: true }).waitFor()
  await page.unroute('**/api/admin/users?**')
  await page.unroute('**/api/admin/users')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/admin/users*', async (route) => {
    await held.promise
    await route.continue()
  })
  await button(page, 'Try again').click()
  await page.getByRole('status').getByText('Loading users…').waitFor()
  held.resolve()
  await says(page, /^Users \([\d,]+\)$/)
  await page.unroute('**/api/admin/users*')
  expect(await cellsOf(page)).toEqual(['User', 'Email', 'Role', 'School', 'XP', 'Streak', 'Tier', 'Actions'])
  await page.getByPlaceholder('Search users...').fill(fullName.toUpperCase())
  await says(page, 'Users (1)')
  await button(page, `Edit ${fullName}`).click()
  await page.getByRole('heading', { name: 'Edit User' }).waitFor()
  expect(await page.getByLabel('Role').locator('option').allTextContents()).toEqual([
    'Student',
    'Teacher',
    'Parent',
    'Admin',
  ])
  await page.getByLabel('Full Name').fill(`${fullName} Edited`)
  const find = dialog(page).getByLabel('Find a school')
  if (await find.isVisible()) await find.fill(school)
  await page.getByLabel('School', { exact: false }).last().selectOption({ label: school })
  await page.getByLabel('Role').selectOption('Teacher')
  await expectAccessible(page)
  await page.route('**/api/admin/users/*', (route) => route.abort(), { times: 1 })
  await button(page, 'Save').click()
  await says(page, 'Failed to update user')
  await button(page, 'Save').click()
  await says(page, 'User updated successfully')
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByText(school).waitFor()
  await row.getByText('Teacher').waitFor()
  const recent = page.getByRole('complementary', { name: 'Recent Edits' })
  await recent.getByText(`${fullName} Edited`).waitFor()
  await row.getByRole('button', { name: /^Send a password reset email/ }).click()
  await says(page, `Password reset email sent to ${email}`)
  await page.route('**/password-reset', (route) => route.abort(), { times: 1 })
  await row.getByRole('button', { name: /^Send a password reset email/ }).click()
  await says(page, 'Failed to send email')
  const download = page.waitForEvent('download')
  await button(page, 'Export CSV').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('revisewell-users.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `${fullName} Edited,${email},teacher,${school},0,Bronze,0`,
  )
  await says(page, 'User data exported to CSV')
  expect((await (await pupil.page.request.get('/api/me')).json()).profile).toMatchObject({ role: 'teacher', school })

  // Nobody changes their own role.
  await page.getByPlaceholder('Search users...').fill('admin@demo.revisewell.test')
  const own = page.getByRole('row').filter({ hasText: 'admin@demo.revisewell.test' })
  await own.getByRole('button', { name: /^Edit / }).click()
  expect(await page.getByLabel('Role').isDisabled()).toBe(true)
  await button(page, 'Cancel').click()

  await page.goto('/dashboard/admin/schools')
  await page.getByPlaceholder('Search schools...').fill(school)
  await says(page, 'Schools (1)')
  await button(page, `Delete ${school}`).click()
  await says(page, 'Are you sure you want to delete this school?')
  await says(page, '1 person will have no school; their accounts and all that they did stay.')
  await page.route('**/api/admin/schools/*', (route) => route.abort(), { times: 1 })
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await says(page, 'Failed to delete school')
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await says(page, 'School deleted successfully')
  expect(thirdParty).toEqual([])
  expect(errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([])
})

test('contract §2: roles and tiers have their colours in User Management, tiers also on the dashboard', async () => {
  const { page } = await asAdmin(open, '/dashboard/admin/users')
  const names: Record<string, string> = {
    25: 'red',
    245: 'blue',
    150: 'green',
    305: 'purple',
    55: 'orange',
    '': 'grey',
  }
  const colourOf = (text: Locator) => text.evaluate((node) => (node as HTMLElement).style.getPropertyValue('--hue'))
  const found: Record<string, string | undefined> = {}
  for (const role of ['Admin', 'Teacher', 'Parent', 'Student']) {
    const email = `${role.toLowerCase()}@demo.revisewell.test`
    await page.getByPlaceholder('Search users...').fill(email)
    await says(page, 'Users (1)')
    const row = page.getByRole('row').filter({ hasText: email })
    found[role] = names[await colourOf(row.getByText(role, { exact: true }))]
    if (role === 'Admin') found.Bronze = names[await colourOf(row.getByText('Bronze', { exact: true }))]
  }
  expect(found).toEqual({ Admin: 'red', Teacher: 'blue', Parent: 'green', Student: 'purple', Bronze: 'orange' })

  await page.goto('/dashboard/admin')
  const tiers = page.getByRole('region', { name: 'Tier thresholds' }).getByRole('listitem')
  await tiers.first().waitFor()
  expect(await tiers.locator('strong').allTextContents()).toEqual(['Bronze', 'Silver', 'Gold', 'Platinum'])
  const shades = await Promise.all((await tiers.all()).map(colourOf))
  expect(new Set(shades).size).toBe(4)
})

test('what is typed into a search before the page’s script has come is looked for', async () => {
  const { page } = await asAdmin(open, '/dashboard/admin/schools')
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/dashboard/admin/schools', { waitUntil: 'commit' })
  const search = page.getByPlaceholder('Search schools...')
  const nowhere = `Nowhere ${randomUUID()}`
  await search.fill(nowhere)
  typed.resolve()
  await hydrated(page)
  await says(page, 'Schools (0)')
  expect(await search.inputValue()).toBe(nowhere)
})
