import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readActs } from './audit-store.ts'
import { recordAct } from './record-act.ts'

const at = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('the audit log', (open) => {
  test('an act is kept with who did it and to whom, and loses the names with the accounts', async () => {
    const app = await createTestApp({ database: open() })
    const admin = await app.signedIn('admin', 'Ada Admin')
    const pupil = await app.signedIn('student', 'Pat Pupil')
    const details = { role: 'teacher' }
    await recordAct(open(), { actorId: admin.id, act: 'user-edited', subject: { personId: pupil.id }, details, at })
    expect(await readActs(open(), { person: 'PAT' }, 5)).toMatchObject([
      { act: 'user-edited', actor: 'Ada Admin', subject: 'Pat Pupil', subjectRole: 'student', details, at },
    ])
    await open().query('delete from users where id = any($1::text[])', [[admin.id, pupil.id]])
    expect(await readActs(open(), { acts: ['user-edited'] }, 5)).toMatchObject([
      { actor: null, subject: null, subjectRole: null, subjectId: pupil.id },
    ])
  })

  test('an act that is rolled back leaves no trace', async () => {
    const undone = open().transaction(async (transaction) => {
      const subject = { id: 'x', name: 'A school' }
      await recordAct(transaction, { actorId: null, act: 'school-added', subject, at })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await readActs(open(), { acts: ['school-added'] }, 5)).toEqual([])
  })
})
