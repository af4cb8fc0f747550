import type { Page } from 'playwright'
import { signIn } from './browser.ts'

/** Lets the demo admin confirm, over the API, that the signed-in teacher of a page teaches at the demo school. */
export async function confirmTeacher(teacher: Page, admin: Page): Promise<void> {
  const { profile } = await (await teacher.request.get('/api/me')).json()
  await teacher.request.put('/api/my-school/request', { data: { school: 'Demo' } })
  await signIn(admin, 'admin')
  const { schools } = await (await admin.request.get('/api/admin/schools')).json()
  const answer = await admin.request.put(`/api/confirmations/teachers/${profile.id}`, {
    data: { schoolId: schools[0].id, confirmed: true },
  })
  if (!answer.ok()) throw new Error(`confirming a teacher: ${await answer.text()}`)
}
