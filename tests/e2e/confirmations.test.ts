import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { address, button, says, signUp } from './support/account-forms.ts'
import { asAdmin } from './support/as-admin.ts'
import { hydrated, phone, useBrowser } from './support/browser.ts'
import { signUpNamed } from './support/sign-up-pupil.ts'

const open = useBrowser()
const goTo = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}

test('a teacher asks their school, an admin confirms them, and only then do they see the pupil who joined', async () => {
  const { page: teacher } = await open('/', { viewport: phone })
  await signUp(teacher, { email: address(), role: 'Teacher' })
  await goTo(teacher, '/dashboard/teacher')
  await says(teacher, 'Your school has not confirmed you yet')
  expect(await button(teacher, 'Assign Task').isDisabled()).toBe(true)
  expect(await teacher.getByRole('link', { name: 'Study groups and moderation' }).count()).toBe(0)
  await expectAccessible(teacher)
  const school = `Inkwell ${randomUUID()}`
  await teacher.getByLabel('Name of your school').fill(school)
  await button(teacher, 'Ask the school').click()
  await says(teacher, `You asked ${school}`)

  const classId = randomUUID()
  await teacher.request.post('/api/classes', { data: { id: classId, name: '6 Oak' } })
  const { class: made } = await (await teacher.request.get(`/api/classes/${classId}`)).json()
  const { page: pupil } = await open('/', { viewport: phone })
  await signUpNamed(pupil, { fullName: 'Sam Poole', role: 'student' })
  await goTo(pupil, `/join/${made.joinCode}`)
  await says(pupil, 'no school has confirmed them yet. Join only if you know them.')
  expect(await pupil.getByLabel('Your name in this class').inputValue()).toBe('Sam P.')
  await expectAccessible(pupil)
  await pupil.getByLabel('Your name in this class').fill('Sammy')
  await button(pupil, 'Join 6 Oak').click()
  await says(pupil, 'You are in 6 Oak.')
  await goTo(teacher, `/dashboard/teacher/classes/${classId}`)
  await says(teacher, 'Sammy')
  expect(await teacher.getByText('Sam Poole').count()).toBe(0)
  await expectAccessible(teacher)

  const { page: admin } = await asAdmin(open, '/confirmations')
  const request = admin.getByRole('listitem').filter({ hasText: school })
  await expectAccessible(admin)
  await request.getByRole('button', { name: 'Confirm' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByText('No school matches').waitFor({ state: 'attached' })
  expect(await dialog.getByRole('button', { name: 'Yes, they teach here' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Find the school').fill('')
  await expect.poll(() => dialog.getByRole('combobox').locator('option').count()).toBeGreaterThan(1)
  await dialog.getByRole('combobox').selectOption({ index: 1 })
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Yes, they teach here' }).click()
  await says(admin, 'Ada Lovelace is confirmed')

  await goTo(teacher, `/dashboard/teacher/classes/${classId}`)
  await says(teacher, 'Sam Poole')
  await goTo(pupil, '/notices')
  await says(pupil, 'has confirmed your teacher Ada Lovelace')
})

test('a school’s teachers are listed for an admin, who invites one and takes it back, and gives somebody its groups', async () => {
  const { page } = await asAdmin(open, '/dashboard/admin/schools')
  await page.getByPlaceholder('Search schools...').fill('Demo')
  await page
    .getByRole('link', { name: /^Teachers of / })
    .first()
    .click()
  await page.getByRole('heading', { name: /^Teachers of / }).waitFor()
  const email = address()
  await page.getByLabel('Invite a teacher by email').fill(email)
  await button(page, 'Invite').click()
  await says(page, email)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click()
  await says(page, 'The invitation is withdrawn')
  const moderates = page.getByRole('checkbox').first()
  const before = await moderates.isChecked()
  await moderates.click()
  await expect.poll(() => moderates.isChecked()).toBe(!before)
  await moderates.click()
  await expect.poll(() => moderates.isChecked()).toBe(before)
})
