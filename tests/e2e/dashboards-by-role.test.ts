import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { address, button, pathOf, says, signUp } from './support/account-forms.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'

const open = useBrowser()

test('contract §2 and §6: whoever is signed in is led away from /signup and /login', async () => {
  const { page } = await open('/help')
  await signIn(page, 'parent')
  await page.goto('/signup')
  expect(pathOf(page)).toBe('/')
  await page.goto('/login')
  expect(pathOf(page)).toBe('/dashboard/parent')
  await page.goto('/dashboard')
  expect(pathOf(page)).toBe('/dashboard/parent')
})

test('contract §6: the route guard sends guests to /login and the wrong role to /', async () => {
  const { page } = await open('/help')
  const dashboards = ['student', 'teacher', 'parent', 'admin'] as const
  for (const role of dashboards) {
    await page.goto(`/dashboard/${role}`)
    expect(pathOf(page)).toBe('/login')
  }
  for (const who of dashboards) {
    await signIn(page, who)
    for (const role of dashboards) {
      await page.goto(`/dashboard/${role}`)
      expect(pathOf(page)).toBe(role === who ? `/dashboard/${who}` : '/')
    }
  }
})

test("one's profile: what is saved is shown at once, what cannot be is said beside its field", async () => {
  const { page } = await open('/')
  await signUp(page, { email: address() })
  await page.goto('/dashboard/student/profile')
  await hydrated(page)
  await page.getByLabel('Full Name').fill('Augusta Ada King')
  await page.getByLabel('School').fill('Ockham Park School')
  await page.getByLabel('Daily goal').fill('35')
  await page.getByLabel('Time zone').selectOption('Pacific/Auckland')
  await page.getByLabel('Move on automatically').uncheck()
  await button(page, 'Save profile').click()
  await says(page, 'Your profile was saved')
  await page.getByRole('link', { name: 'Augusta Ada King' }).waitFor()
  await page.reload()
  expect(await page.getByLabel('School').inputValue()).toBe('Ockham Park School')
  expect(await page.getByLabel('Move on automatically').isChecked()).toBe(false)
  await page.getByLabel('Full Name').fill('   ')
  await button(page, 'Save profile').click()
  await says(page, 'Please enter your full name.')
})

test("contract §8: saving a profile after the session has ended says 'No user logged in'", async () => {
  const { page } = await open('/')
  await signUp(page, { email: address(), role: 'Teacher' })
  await page.goto('/dashboard/teacher')
  await hydrated(page)
  await page.context().clearCookies()
  await button(page, 'Save profile').click()
  await says(page, 'No user logged in')
})

test('product: a pending admin waits; an admin approves after confirming, and two-step sign-in is all that is left to do', async () => {
  const hopeful = await open('/')
  const email = address()
  await signUp(hopeful.page, { email, role: 'Admin' })
  await hopeful.page.goto('/dashboard/admin')
  await says(hopeful.page, 'Your admin account awaits approval')
  expect(await hopeful.page.getByText('Requests for the admin role').count()).toBe(0)
  await expectAccessible(hopeful.page)

  const { page } = await open('/help')
  await signIn(page, 'admin')
  await page.goto('/dashboard/admin')
  await hydrated(page)
  const request = page.getByRole('listitem').filter({ hasText: email })
  await request.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(email).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await says(page, 'Request approved')
  await request.waitFor({ state: 'detached' })

  await hopeful.page.reload()
  await hopeful.page.waitForURL('**/security')
  await says(hopeful.page, 'Set this up to use your admin powers.')
})

test('product: the few pages of a role are tabs at the foot of a phone, and make way for what is studied', async () => {
  const pages = {
    student: ['Today', 'Learn', 'Exams', 'Groups', 'Me'],
    teacher: ['Classes', 'Set work', 'Quizzes', 'Results'],
    parent: ['Children', 'Help'],
  }
  const { page } = await open('/help', { viewport: phone })
  const bar = page.getByRole('navigation', { name: 'Your pages' })
  expect(await bar.count()).toBe(0)
  for (const who of ['student', 'teacher', 'parent'] as const) {
    await signIn(page, who)
    await page.goto(`/dashboard/${who}`)
    await bar.waitFor()
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(pages[who])
    const box = await bar.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(phone.height)
  }
  await signIn(page, 'student')
  await page.goto('/dashboard/student')
  await bar.getByRole('link', { name: 'Me' }).click()
  await page.waitForURL('**/dashboard/student/profile')
  await bar.locator('[aria-current="page"]').getByText('Me').waitFor()
  expect(await bar.locator('[aria-current="page"]').count()).toBe(1)
  await page.goto('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  await page.locator('nav[aria-label="Your pages"]').waitFor({ state: 'attached' })
  expect(await bar.count()).toBe(0)
})
