import type { CDPSession, Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Role } from '#domain/permissions.ts'
import { appCode } from '#tests/support/app-code.ts'
import { expectAccessible } from './support/accessible.ts'
import { button, fillSignIn, password, pathOf, says } from './support/account-forms.ts'
import { desktop, hydrated, phone, signIn, useBrowser } from './support/browser.ts'
import { signUpNamed } from './support/sign-up-pupil.ts'

const open = useBrowser()

/** Somebody new, at the screen of sign-in and security. */
async function atSecurity(role: Role = 'teacher', options: Parameters<typeof open>[1] = {}) {
  const opened = await open('about:blank', options)
  const email = await signUpNamed(opened.page, { fullName: 'Ada Lovelace', role })
  await opened.page.goto('/security')
  await hydrated(opened.page)
  return { ...opened, email }
}

/** Sets up an app, and gives its key and the backup codes. */
async function setUpApp(page: Page) {
  await button(page, 'Set up an app').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByRole('img', { name: 'QR code for your app' }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Code' }).fill(appCode(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  return { key, codes: await takeBackupCodes(page) }
}

async function takeBackupCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your backup codes' })
  await dialog.getByText('Write these backup codes down now.').waitFor()
  await expectAccessible(page)
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await dialog.getByRole('button', { name: 'I have written them down' }).click()
  return codes
}

const signOut = async (page: Page) => {
  await button(page, 'Sign out').click()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  await page.goto('/login')
  await hydrated(page)
}

/** A device in the browser that keeps passkeys, whose owner always agrees. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

test.each(['student', 'teacher', 'parent', 'admin'] as const)(
  'a %s finds the screen from their profile, and sees this device on it',
  async (who) => {
    const { page, errors, thirdParty } = await open('/')
    await signIn(page, who)
    await page.goto(who === 'student' ? '/dashboard/student/profile' : `/dashboard/${who}`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Sign-in and security' }).click()
    await page.waitForURL('**/security')
    await says(page, 'This device')
    await says(page, 'Last used on')
    expect(errors).toEqual([])
    expect(thirdParty).toEqual([])
  },
)

test('one device is signed out, then all others, then this one too', async () => {
  const { page, email } = await atSecurity()
  const userAgent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  const others = await Promise.all([open('/login', { userAgent }), open('/login', { userAgent })])
  for (const { page: other } of others) {
    await hydrated(other)
    await fillSignIn(other, email, password)
    await other.waitForURL('**/dashboard/teacher')
  }
  await page.reload()
  await hydrated(page)
  const devices = page.locator('section', { has: page.locator('#sessions') }).getByRole('listitem')
  expect(await devices.count()).toBe(3)
  await button(page, 'Sign out Chrome on Windows').first().click()
  await says(page, 'Signed out: Chrome on Windows')
  await expect.poll(() => devices.count()).toBe(2)
  await button(page, 'Sign out everywhere').click()
  await expectAccessible(page)
  await button(page, 'All other devices').click()
  await says(page, 'You are signed out on all other devices')
  await expect.poll(() => devices.count()).toBe(1)
  for (const { page: other } of others) {
    await other.goto('/dashboard/teacher')
    await other.waitForURL('**/login')
  }
  await button(page, 'Sign out everywhere').click()
  await button(page, 'Sign out here').click()
  await page.waitForURL('**/login')
  expect((await (await page.request.get('/api/me')).json()).profile).toBeNull()
})

test('a password is changed with the old one; errors are sentences at their field', async () => {
  const { page, email } = await atSecurity()
  const change = async (old: string, fresh: string) => {
    await page.getByLabel('Your password now').fill(old)
    await page.getByLabel('New password').fill(fresh)
    await button(page, 'Change password').click()
  }
  await change('not my password', 'marble lantern 77')
  await says(page, 'That is not your password.')
  expect(await page.getByLabel('Your password now').getAttribute('aria-invalid')).toBe('true')
  await change(password, 'password1')
  await says(page, 'That password is too easy to guess.')
  await expectAccessible(page)
  await change(password, 'marble lantern 77')
  await says(page, 'Your password is changed, and you are signed out everywhere else')
  expect(await page.getByLabel('New password').inputValue()).toBe('')
  await signOut(page)
  await fillSignIn(page, email, 'marble lantern 77')
  await page.waitForURL('**/dashboard/teacher')
})

async function expectNoOverflow(page: Page): Promise<void> {
  for (const viewport of [desktop, { width: 320, height: 640 }, phone]) {
    await page.setViewportSize(viewport)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
}

test('an app is set up, its code is the second step, and a backup code does where the app is lost; nothing scrolls sideways', async () => {
  const { page, email, errors } = await atSecurity('teacher', { viewport: phone })
  const { key, codes } = await setUpApp(page)
  await says(page, '10 codes left')
  await page.reload()
  await hydrated(page)
  await page.goto('/')
  await hydrated(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await hydrated(page)
  await fillSignIn(page, email, password)
  await page.waitForURL('**/login/code')
  await hydrated(page)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByLabel('Code').fill(appCode(key, 90))
  await page.getByLabel('Code').press('Enter')
  await says(page, 'That code is not right, or was used already.')
  await expectAccessible(page)
  await page.getByLabel('Code').fill(appCode(key, 1))
  await page.getByLabel('Code').press('Enter')
  await page.waitForURL('**/dashboard/teacher')
  await page.context().clearCookies()
  await page.goto('/login')
  await fillSignIn(page, email, password)
  await page.waitForURL('**/login/code')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByLabel('Code').press('Enter')
  await page.waitForURL('**/dashboard/teacher')
  await page.goto('/security')
  await says(page, '9 codes left')
  await expectNoOverflow(page)
  expect(errors.filter((error) => !error.includes('403'))).toEqual([])
})

test('the second step works before any script', async () => {
  const { page, email } = await atSecurity('parent')
  const { key } = await setUpApp(page)
  const { page: plain } = await open('/login', { javaScriptEnabled: false })
  await fillSignIn(plain, email, password)
  await says(plain, 'Your password is right.')
  await plain.getByLabel('Code').fill('123456')
  await button(plain, 'Sign In').click()
  await says(plain, 'That code is not right, or was used already.')
  await plain.getByLabel('Code').fill(appCode(key, 1))
  await button(plain, 'Sign In').click()
  expect(pathOf(plain)).toBe('/dashboard/parent')
})

test('who signs in again on the page that they are on takes the second step there', async () => {
  const { page, email } = await atSecurity()
  const { key } = await setUpApp(page)
  await page.goto('/help')
  await hydrated(page)
  await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor()
  await page.request.post('/api/sign-out')
  await page.getByRole('banner').getByRole('link', { name: 'Leaderboards' }).click()
  await button(page, 'Sign in again').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  const code = dialog.getByRole('textbox', { name: 'Code' })
  await code.waitFor()
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await code.fill(appCode(key, 90))
  await code.press('Enter')
  await says(page, 'That code is not right, or was used already.')
  await code.fill(appCode(key, 1))
  await code.press('Enter')
  await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor()
  expect(await page.getByText('You are signed out').count()).toBe(0)
})

test('two-step sign-in is turned off with a code, and the password alone signs in again', async () => {
  const { page, email } = await atSecurity()
  const { codes } = await setUpApp(page)
  await button(page, 'Turn two-step sign-in off').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use a code instead' }).click()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await says(page, 'Two-step sign-in is off')
  await button(page, 'Set up an app').waitFor()
  await signOut(page)
  await fillSignIn(page, email, password)
  await page.waitForURL('**/dashboard/teacher')
})

test('a passkey is added, signs in alone and as the second step, and is removed', async () => {
  const { page, email, errors } = await atSecurity()
  await addAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  const [code = ''] = await takeBackupCodes(page)
  await says(page, 'Added on')
  await expectAccessible(page)
  await signOut(page)
  await button(page, 'Sign in with a passkey').click()
  await page.waitForURL('**/dashboard/teacher')
  await hydrated(page)
  await signOut(page)
  await fillSignIn(page, email, password)
  await page.waitForURL('**/login/code')
  await hydrated(page)
  await button(page, 'Sign in with a passkey').click()
  await page.waitForURL('**/dashboard/teacher')
  await hydrated(page)
  await signOut(page)
  await fillSignIn(page, email, password)
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('Code').press('Enter')
  await page.waitForURL('**/dashboard/teacher')
  await page.goto('/security')
  await hydrated(page)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await says(page, 'It is your only second step')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await says(page, 'The passkey is removed')
  await signOut(page)
  await fillSignIn(page, email, password)
  await page.waitForURL('**/dashboard/teacher')
  expect(errors).toEqual([])
})

test('a passkey of a device that does not ask for its owner is not taken, nor is one that was removed', async () => {
  const { page } = await atSecurity()
  const { cdp, authenticatorId } = await addAuthenticator(page)
  const add = async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Go on' }).click()
  }
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await add()
  await says(page, 'No passkey was used. Try again when you are ready.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await add()
  await takeBackupCodes(page)
  const { body } = await page.evaluate(async (given) => {
    const sent = (path: string, payload?: object) =>
      fetch(path, {
        method: 'POST',
        ...(payload && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }),
      }).then(async (answer) => ({ status: answer.status, body: await answer.json() }))
    const { secondSteps } = await (await fetch('/api/me/security')).json()
    return sent(`/api/me/passkeys/${secondSteps.passkeys[0].id}/removal`, { password: given })
  }, password)
  expect(body.id).toBeTruthy()
  await signOut(page)
  await button(page, 'Sign in with a passkey').click()
  await says(page, 'That passkey did not work. Try again, or sign in with your password.')
  expect(pathOf(page)).toBe('/login')
})

test('an admin without a second step is led to it after signing in, and has the powers as soon as it is set up', async () => {
  const { page, email } = await atSecurity('admin')
  const admin = await open('/')
  await signIn(admin.page, 'admin')
  const { requests } = await (await admin.page.request.get('/api/admin/role-requests')).json()
  const { id } = requests.find((request: { email: string }) => request.email === email)
  await admin.page.request.post(`/api/admin/role-requests/${id}`, { data: { decision: 'approved' } })
  await page.context().clearCookies()
  await page.goto('/login')
  await hydrated(page)
  await fillSignIn(page, email, password)
  await page.waitForURL('**/security')
  await hydrated(page)
  await says(page, 'Set this up to use your admin powers.')
  await expectAccessible(page)
  await page.goto('/dashboard/admin')
  await page.waitForURL('**/security')
  await hydrated(page)
  await setUpApp(page)
  await page.getByRole('link', { name: 'Open your dashboard' }).click()
  await page.waitForURL('**/dashboard/admin')
  await says(page, 'You look after this installation.')

  await admin.page.goto('/dashboard/admin/users')
  await hydrated(admin.page)
  await admin.page.getByPlaceholder('Search users...').fill(email)
  // The rows move when the search is answered.
  await admin.page.getByRole('heading', { name: 'Users (1)' }).waitFor()
  const row = admin.page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Reset two-step sign-in of Ada Lovelace' }).click()
  await expectAccessible(admin.page)
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Reset two-step sign-in' }).click()
  await says(admin.page, 'Two-step sign-in is off for Ada Lovelace')
  await page.goto('/dashboard/admin')
  await page.waitForURL('**/login')
})
