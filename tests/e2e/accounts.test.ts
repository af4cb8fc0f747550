import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import {
  address,
  button,
  fillSignIn,
  fillSignUp,
  mailedLink,
  password,
  pathOf,
  says,
  signUp,
} from './support/account-forms.ts'
import { hydrated, phone, signIn, useBrowser } from './support/browser.ts'

const open = useBrowser()

test('contract §2, §4, §8: sign-up, the mail, and back at / as somebody who is greeted by name', async () => {
  const { page, errors, thirdParty } = await open('/signup')
  const email = address()
  await hydrated(page)
  await fillSignUp(page, { email })
  await page.route('**/signup.data', async (route) => {
    await says(page, 'Creating account...')
    await route.continue()
  })
  await button(page, 'Sign Up').click()
  await says(page, 'Sign up successful!')
  await says(page, 'Please check your email to verify your account.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the local outbox' }).click()
  await says(page, 'Verify your Revisewell account')
  await expectAccessible(page)
  await page.goto(await mailedLink(page, email))
  await page.waitForURL('**/')
  await says(page, 'Ada Lovelace')
  expect(errors).toEqual([])
  expect(thirdParty).toEqual([])
})

test('contract §5: until a role is chosen the Sign Up button is disabled', async () => {
  const { page } = await open('/signup')
  await hydrated(page)
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email').fill(address())
  await page.getByLabel('Password', { exact: true }).fill(password)
  expect(await button(page, 'Sign Up').isDisabled()).toBe(true)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(pathOf(page)).toBe('/signup')
  await page.getByRole('radio', { name: 'Parent' }).check()
  expect(await button(page, 'Sign Up').isDisabled()).toBe(false)
})

test("contract §8: a refused sign-up says 'Sign up failed' and why, and keeps what was typed but the password", async () => {
  const { page } = await open('/signup')
  const email = address()
  await hydrated(page)
  await fillSignUp(page, { email, secret: 'password1', role: 'Teacher' })
  await button(page, 'Sign Up').click()
  await page
    .getByRole('alert')
    .filter({ hasText: 'Sign up failed' })
    .filter({ hasText: 'That password is too easy to guess.' })
    .waitFor()
  const field = page.getByLabel('Password', { exact: true })
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.inputValue()).toBe('')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.getByRole('radio', { name: 'Teacher' }).isChecked()).toBe(true)
  await expectAccessible(page)
})

test.each(['student', 'teacher', 'parent', 'admin'] as const)(
  'contract §2: a %s who signs in lands on their dashboard',
  async (who) => {
    const { page, errors } = await open('/login')
    await hydrated(page)
    await fillSignIn(page, `${who}@demo.revisewell.test`, 'revise-demo')
    await page.waitForURL(`**/dashboard/${who}`)
    await hydrated(page)
    await button(page, 'Sign out').waitFor()
    expect(errors).toEqual([])
  },
)

test("contract §4 and §8: a refused sign-in says 'Sign in failed' with the message; a busy one says so", async () => {
  const { page } = await open('/login')
  await hydrated(page)
  await page.route('**/login.data', async (route) => {
    await says(page, 'Signing in...')
    await route.continue()
  })
  await fillSignIn(page, 'nobody@example.test', 'wrong words here')
  await page
    .getByRole('alert')
    .filter({ hasText: 'Sign in failed' })
    .filter({ hasText: 'That email and password do not match an account.' })
    .waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.test')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await expectAccessible(page)
})

test('a form that is posted while the connection is away says so, keeps what was typed and works afterwards', async () => {
  const { page, context } = await open('/login')
  await hydrated(page)
  await context.setOffline(true)
  await fillSignIn(page, 'student@demo.revisewell.test', 'revise-demo')
  await page.getByRole('alert').filter({ hasText: 'There is no connection just now.' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('student@demo.revisewell.test')
  await context.setOffline(false)
  await page.getByLabel('Password', { exact: true }).fill('revise-demo')
  await button(page, 'Sign In').click()
  await page.waitForURL('**/dashboard/student')
})

test('forms work before any script: sign-up keeps what was typed, sign-in leads to the dashboard', async () => {
  const { page } = await open('/signup', { javaScriptEnabled: false })
  const email = address()
  await fillSignUp(page, { email, secret: 'password1', role: 'Parent' })
  await button(page, 'Sign Up').click()
  await says(page, 'Sign up failed')
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  expect(await page.getByRole('radio', { name: 'Parent' }).isChecked()).toBe(true)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign Up').click()
  await says(page, 'Please check your email to verify your account.')
  await page.goto('/login')
  await fillSignIn(page, email, password)
  await says(page, 'Please open the link in the email we sent you')
  await page.goto(await mailedLink(page, email))
  await button(page, 'Verify my email').click()
  expect(pathOf(page)).toBe('/')
  await page.goto('/dashboard/parent')
  await says(page, 'Hello, Ada')
  await page.getByLabel('Full Name').fill('Ada King')
  await button(page, 'Save profile').click()
  await says(page, 'Your profile was saved.')
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada King')
})

test('a forgotten password: the mailed link sets a new one, once', async () => {
  const { page } = await open('/')
  const email = address()
  await signUp(page, { email, role: 'Parent' })
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  // Both screens ask for an email.
  await page.waitForURL('**/forgotten-password')
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send me a link').click()
  await says(page, 'has an account, a mail with the link is on its way')
  await expectAccessible(page)
  const link = await mailedLink(page, email, '/reset-password')
  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('New password', { exact: true }).fill('marble lantern 77')
  await button(page, 'Show password').click()
  expect(await page.getByLabel('New password', { exact: true }).getAttribute('type')).toBe('text')
  await expectAccessible(page)
  await button(page, 'Set the new password').click()
  await says(page, 'Your new password is set. Sign in with it.')
  await fillSignIn(page, email, 'marble lantern 77')
  await page.waitForURL('**/dashboard/parent')
  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('New password', { exact: true }).fill('another lantern 77')
  await button(page, 'Set the new password').click()
  await says(page, 'This link cannot be used')
  await expectAccessible(page)
})

test('a link that verifies nothing says what to do', async () => {
  for (const path of ['/verify-email', '/verify-email?token=made-up']) {
    const { page } = await open(path)
    await says(page, 'This link cannot be used')
    await expectAccessible(page)
  }
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing on any screen of accounts, %s theme',
  async (colorScheme) => {
    const { page } = await open('/signup', { viewport: phone, colorScheme })
    for (const path of ['/signup', '/login', '/forgotten-password', '/reset-password?token=x', '/dev/mail']) {
      await page.goto(path)
      await hydrated(page)
      await expectAccessible(page)
    }
    for (const who of ['student', 'teacher', 'parent', 'admin'] as const) {
      await signIn(page, who)
      await page.goto(`/dashboard/${who}`)
      await hydrated(page)
      await expectAccessible(page)
    }
  },
  60_000,
)
