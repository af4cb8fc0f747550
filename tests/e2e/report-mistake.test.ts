import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { hydrated, signIn, useBrowser } from './support/browser.ts'

const open = useBrowser()

async function report(page: Page, what: 'card' | 'question' | 'note', note: string): Promise<void> {
  await page
    .getByRole('link', { name: `Report a mistake in this ${what}` })
    .first()
    .click()
  await page.getByLabel('What is wrong').fill(note)
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('Thank you').first().waitFor()
}

test('a reader reports a card, a question and a note; an admin sees the words of each and closes it', async () => {
  const mark = randomUUID()
  const { page, errors } = await open('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  await report(page, 'card', `Card ${mark}`)
  await page.goto('/gcse/biology/aqa/quiz?topic=cell-structure')
  await hydrated(page)
  await report(page, 'question', `Question ${mark}`)
  await page.goto('/gcse/biology/aqa/notes?topic=cell-structure')
  await hydrated(page)
  await report(page, 'note', `Note ${mark}`)
  expect(errors).toEqual([])

  const admin = await open('/')
  await signIn(admin.page, 'admin')
  await admin.page.goto('/dashboard/admin/mistakes')
  await hydrated(admin.page)
  for (const what of ['Card', 'Question', 'Note']) {
    const item = admin.page.getByRole('listitem').filter({ hasText: `${what} ${mark}` })
    expect(await item.innerText()).toContain('GCSE Biology, Cell structure')
    await item.getByRole('button', { name: /^Fixed/ }).click()
    await item.waitFor({ state: 'detached' })
  }
})

test('what was typed survives a failed report, and axe finds nothing on the dialog', async () => {
  const { page, context } = await open('/gcse/biology/aqa/flashcards?topic=cell-structure')
  await hydrated(page)
  await context.route('**/api/mistake-reports', (route) => route.abort())
  await page.getByRole('link', { name: 'Report a mistake in this card' }).click()
  await page.getByLabel('What is wrong').fill('The back is wrong.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByText('The report was not sent.').waitFor()
  expect(await page.getByLabel('What is wrong').inputValue()).toBe('The back is wrong.')
})
