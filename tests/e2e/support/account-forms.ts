import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { vi } from 'vitest'
import { hydrated } from './browser.ts'

export const password = 'violet kettle 42'
export const address = () => `${randomUUID()}@example.test`
export const says = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor()
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const pathOf = (page: Page) => new URL(page.url()).pathname

export async function fillSignUp(page: Page, given: { email: string; role?: string; secret?: string }): Promise<void> {
  const { email, role = 'Student', secret = password } = given
  await page.getByLabel('Full Name').fill('Ada Lovelace')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('radio', { name: role }).check()
}

export async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await button(page, 'Sign In').click()
}

/** The newest mailed link to a page, on this server; a mail leaves a moment after the answer. */
export async function mailedLink(page: Page, email: string, path = '/verify-email'): Promise<string> {
  return vi.waitFor(async () => {
    const { mails } = await (await page.request.get('/api/dev/mail')).json()
    const texts: string[] = mails.flatMap(({ to, text }: { to: string; text: string }) => (to === email ? [text] : []))
    const links = texts
      .flatMap((text) => /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? [])
      .map((link) => new URL(link))
    const link = links.find(({ pathname }) => pathname === path)
    if (!link) throw new Error(`no link to ${path} was mailed to ${email}`)
    return link.pathname + link.search
  })
}

export async function signUp(page: Page, given: { email: string; role?: string }): Promise<void> {
  await page.goto('/signup')
  await hydrated(page)
  await fillSignUp(page, given)
  await button(page, 'Sign Up').click()
  await says(page, 'Sign up successful!')
  await page.goto(await mailedLink(page, given.email))
  await page.waitForURL('**/')
}
