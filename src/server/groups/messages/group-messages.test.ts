import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { GroupMessage } from '#contract/groups.ts'
import { groupOf, schoolOf } from '#tests/support/groups.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const now = new Date('2026-05-12T16:00:00Z')

describeOnPostgres('what is said in a group', (open) => {
  async function twoPupils(ages: ('under-13' | '13-or-over' | null)[] = ['13-or-over', '13-or-over']) {
    const app = await createTestApp({ database: open(), now: () => now })
    const pupils = [
      await app.signedIn('student', 'Ada Lovelace'),
      await app.signedIn('student', 'Mary Anning'),
    ] as const
    const schoolId = await schoolOf(open(), pupils)
    for (const [index, { id }] of pupils.entries())
      await open().query('update profiles set age_band = $2 where id = $1', [id, ages[index] ?? null])
    const groupId = await groupOf(open(), { schoolId, members: pupils })
    const path = `/api/groups/${groupId}/messages`
    return { app, schoolId, groupId, path, ada: pupils[0], mary: pupils[1] }
  }

  test('messages have numbers without a gap, also where several are sent at once, and are read from any number on', async () => {
    const { ada, mary, path } = await twoPupils()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? ada : mary).post(path, { id: randomUUID(), text: `Question ${index}` }),
      ),
    )
    const all = (await mary.get(path)).body
    expect(all.last).toBe(12)
    expect(all.messages.map(({ sequence }: GroupMessage) => sequence)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    )
    const rest = (await ada.get(`${path}?after=9`)).body.messages
    expect(rest.map(({ sequence }: GroupMessage) => sequence)).toEqual([10, 11, 12])
    const earlier = (await ada.get(`${path}?before=3`)).body.messages
    expect(earlier.map(({ sequence }: GroupMessage) => sequence)).toEqual([1, 2])
    expect(rest[0].author.name).toMatch(/^(Ada L|Mary A)\.$/)
  })

  test('a message that is sent again, even at once, is said once', async () => {
    const { ada, mary, path } = await twoPupils()
    const body = { id: randomUUID(), text: 'Shall we start?' }
    const answers = await Promise.all([ada.post(path, body), ada.post(path, body), ada.post(path, body)])
    expect(answers.map((answer) => answer.body.message.sequence)).toEqual([1, 1, 1])
    expect((await mary.get(path)).body.messages).toHaveLength(1)
    expect(await mary.post(path, { ...body, text: 'Mine now' })).toMatchObject({ status: 400 })
  })

  test('pupils of another school, pupils outside the group, teachers and guests find nothing there', async () => {
    const { app, path, schoolId } = await twoPupils()
    const stranger = await app.signedIn('student')
    const classmate = await app.signedIn('student')
    const teacher = await app.signedIn('teacher')
    await open().query('update profiles set school_id = $2 where id = any($1::text[])', [
      [classmate.id, teacher.id],
      schoolId,
    ])
    for (const who of [stranger, classmate, teacher]) {
      expect(await who.get(path)).toMatchObject({ status: 404 })
      expect(await who.post(path, { id: randomUUID(), phraseId: 'hello' })).toMatchObject({ status: 404 })
    }
    expect(await app.visitor().get(path)).toMatchObject({ status: 401 })
  })

  test('a school that a pupil typed into their own profile opens no door', async () => {
    const { ada, path, schoolId } = await twoPupils()
    const [school] = await open().query<{ name: string }>('select name from schools where id = $1', [schoolId])
    await open().query('update profiles set school_id = null where id = $1', [ada.id])
    expect(await ada.get(path)).toMatchObject({ status: 404 })
    await ada.send('PATCH', '/api/me', { school: school?.name })
    expect(await ada.get(path)).toMatchObject({ status: 404 })
  })

  test('under 13, or while nobody has said, only phrases are sent', async () => {
    const { ada, mary, path } = await twoPupils(['under-13', null])
    for (const who of [ada, mary]) {
      expect(await who.post(path, { id: randomUUID(), text: 'Hello' })).toMatchObject({ status: 403 })
      const said = await who.post(path, { id: randomUUID(), phraseId: 'well-done' })
      expect(said.body.message).toMatchObject({ text: 'Well done!', phraseId: 'well-done' })
    }
  })

  test('words that hurt or give a person away are refused with a sentence and not kept', async () => {
    const { ada, path } = await twoPupils()
    for (const [text, reason] of [
      ['you are such an idiot', 'unkind-words'],
      ['call me on 07700 900123', 'personal-details'],
    ])
      expect((await ada.post(path, { id: randomUUID(), text })).body).toMatchObject({ kind: 'refused', reason })
    expect((await ada.get(path)).body).toEqual({ messages: [], last: 0 })
  })

  test('a sign of distress goes to the adult whose job it is, not to the group', async () => {
    const { ada, path } = await twoPupils()
    const text = 'i want to kill myself'
    expect((await ada.post(path, { id: randomUUID(), text })).body).toEqual({ kind: 'concern' })
    expect((await ada.get(path)).body.last).toBe(0)
    const kept = await open().query('select kind, message from concerns where user_id = $1', [ada.id])
    expect(kept).toEqual([{ kind: 'self-harm', message: text }])
  })

  test('a school that has turned chat off, or a moderator’s mute, stands before every message', async () => {
    const { ada, mary, path, groupId, schoolId } = await twoPupils()
    const say = (who: typeof ada) => who.post(path, { id: randomUUID(), phraseId: 'hello' })
    await open().query(
      `insert into group_mutes (group_id, student_id, until, muted_at) values ($1, $2, '2026-05-12T17:00:00Z', $3)`,
      [groupId, ada.id, now],
    )
    expect((await say(ada)).body.error.code).toBe('muted')
    expect((await say(mary)).status).toBe(200)
    await open().query('update schools set chat_off = true where id = $1', [schoolId])
    expect((await say(mary)).body.error.code).toBe('chat-off')
  })
})
