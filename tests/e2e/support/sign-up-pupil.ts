import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, vi } from 'vitest'
import type { Role } from '#domain/permissions.ts'

/** Makes a verified pupil with nothing studied, whose session the visitor then has, and tells their address. The forms have tests of their own. */
export const signUpPupil = (page: Page, fullName = 'Ada Lovelace') => signUpNamed(page, { fullName, role: 'student' })

/** Makes a verified account, whose session the visitor then has, and tells their address. */
export async function signUpNamed(page: Page, { fullName, role }: { fullName: string; role: Role }): Promise<string> {
  const email = `${randomUUID()}@example.test`
  const data = { fullName, email, password: 'violet kettle 42', role }
  await page.request.post('/api/sign-up', { data })
  // Mail leaves after the answer.
  const token = await vi.waitFor(async () => {
    const { mails } = await (await page.request.get('/api/dev/mail')).json()
    const mail = mails.find(({ to }: { to: string }) => to === email)
    return decodeURIComponent(/token=([^\s"]+)/.exec(mail.text)?.[1] ?? '')
  })
  const verified = await page.request.post('/api/verify-email', { data: { token } })
  expect(verified.ok()).toBe(true)
  return email
}
