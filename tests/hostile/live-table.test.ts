import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupRoom } from '#contract/group-room.ts'
import type { ClientMessage, RoomName } from '#contract/live.ts'
import { liveQuizRoom } from '#contract/live-quiz.ts'
import { sessionRoom } from '#contract/session-room.ts'
import { groupOf, schoolOf } from '#tests/support/groups.ts'
import { cookieOf, type ListeningApp, LiveVisitor, listen } from '#tests/support/live-visitor.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'

/** Everybody who may try a socket: the group's own, and all kinds of people it is none of the business of. */
const people = [
  'leader',
  'member',
  'same school',
  'other school',
  'teacher',
  'parent',
  'pending admin',
  'admin',
] as const
type Who = (typeof people)[number]

/** What each is answered; `·` stands for: as if there were no such room. A message of the contract without a row fails. */
const table = `
message                        | leader      | member      | same school | other school | teacher     | parent      | pending admin | admin
group join                     | joined      | joined      | ·           | ·            | ·           | ·           | ·             | ·
group leave                    | left        | left        | left        | left         | left        | left        | left          | left
group do say                   | done        | done        | ·           | ·            | ·           | ·           | ·             | ·
group do say-phrase            | done        | done        | ·           | ·            | ·           | ·           | ·             | ·
group do stopwatch             | done        | not-allowed | ·           | ·            | ·           | ·           | ·             | ·
session join                   | joined      | joined      | ·           | ·            | ·           | ·           | ·             | ·
session leave                  | left        | left        | left        | left         | left        | left        | left          | left
session do choose-topic        | done        | not-allowed | ·           | ·            | ·           | ·           | ·             | ·
quiz join                      | joined      | joined      | ·           | ·            | ·           | ·           | ·             | ·
quiz leave                     | left        | left        | left        | left         | left        | left        | left          | left
quiz do step                   | done        | not-allowed | ·           | ·            | ·           | ·           | ·             | ·
quiz do answer                 | done        | done        | ·           | ·            | ·           | ·           | ·             | ·
`
const acts: Record<string, unknown> = {
  say: { type: 'say', text: 'Shall we start?' },
  'say-phrase': { type: 'say-phrase', phraseId: 'hello' },
  stopwatch: { type: 'stopwatch', act: 'start' },
  step: { type: 'step', act: 'on', phase: 'lobby', at: 0 },
  answer: { type: 'answer', at: 0, response: { kind: 'true-false', value: true } },
  'choose-topic': { type: 'choose-topic', topicId: 'cells' },
}

const [columns = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every message and every act of each kind of room has a row', () => {
  expect(columns.slice(1)).toEqual([...people])
  const expected = [groupRoom, sessionRoom, liveQuizRoom].flatMap(({ kind, act }) => [
    `${kind} join`,
    `${kind} leave`,
    ...act.options.map(({ shape }) => `${kind} do ${[...shape.type.values].join()}`),
  ])
  expect(rows.map(([name = '']) => name).toSorted()).toEqual(expected.toSorted())
})

describeOnPostgres('who may say what over a socket', (database) => {
  let server: TestApp
  let listening: ListeningApp
  let cast: Record<Who, Visitor & { id: string }>
  let rooms: Record<string, RoomName>
  beforeAll(async () => {
    server = await createTestApp({ database: database(), curriculum: readWrittenCurriculum() })
    listening = await listen(server)
    const student = (name: string) => server.signedIn('student', name)
    cast = {
      leader: await student('Leader'),
      member: await student('Member'),
      'same school': await student('Same'),
      'other school': await student('Other'),
      teacher: await server.signedIn('teacher'),
      parent: await server.signedIn('parent'),
      'pending admin': await server.signedIn('admin'),
      admin: await server.signedIn('admin'),
    }
    const { leader, member, teacher, 'same school': same, 'other school': other, 'pending admin': pending } = cast
    const schoolId = await schoolOf(database(), [leader, member, same, teacher])
    await schoolOf(database(), [other])
    await database().query(`update profiles set age_band = '13-or-over'`)
    await database().query(`insert into role_requests (user_id, role) values ($1, 'admin') on conflict do nothing`, [
      pending.id,
    ])
    const group = await groupOf(database(), { schoolId, members: [leader, member] })
    const session = randomUUID()
    await database().query(
      `insert into group_sessions (group_id, id, starts_at, minutes, created_at) values ($1, $2, now(), 45, now())`,
      [group, session],
    )
    const quiz = randomUUID()
    const question = { id: quiz, kind: 'true-false', prompt: 'Is it?', explanation: '', marks: 1, correct: true }
    await database().query(
      `insert into live_quizzes (id, host_id, session_id, title, questions, seed, phase, at, created_at)
       values ($1, $2, $3, 'Cells', $4::jsonb, 1, 'lobby', 0, now())`,
      [quiz, leader.id, session, JSON.stringify([{ content: question, html: {} }])],
    )
    rooms = { group: `group:${group}`, session: `session:${session}`, quiz: `quiz:${quiz}` }
  })
  afterAll(() => listening.stop())

  /** What somebody hears back, in a word, and all of it but for what names the room and the act. */
  async function answerTo(who: Who, room: RoomName, kind: string, act: string | undefined) {
    const page = await LiveVisitor.open(listening, { cookie: cookieOf(cast[who]) })
    const messages: Record<string, ClientMessage> = {
      join: { type: 'join', room, after: 0 },
      leave: { type: 'leave', room },
      do: { type: 'do', room, id: randomUUID(), act: acts[act ?? ''] },
    }
    const message = messages[kind]
    if (!message) throw new Error(`no message ${kind}`)
    page.say(message)
    const answer = await (kind === 'join'
      ? Promise.race([page.next('joined'), page.next('left')])
      : kind === 'leave'
        ? page.next('left')
        : Promise.race([page.next('done'), page.next('refused')]))
    await page.leave()
    const { room: _room, ...rest } = answer
    const { id: _id, ...said } = 'id' in rest ? rest : { id: '', ...rest }
    if (answer.type === 'refused') return { word: answer.error.code === 'not-found' ? '·' : answer.error.code, said }
    if (answer.type === 'left') return { word: answer.reason === 'not-found' ? '·' : 'left', said }
    return { word: answer.type, said }
  }

  test.each(rows.map(([name = '', ...expected]) => ({ name, expected })))('$name', async ({ name, expected }) => {
    const [kind = '', message = '', act] = name.split(' ')
    const room = rooms[kind]
    if (!room) throw new Error(`no room ${kind}`)
    const heard: string[] = []
    for (const who of people) {
      const { word, said } = await answerTo(who, room, message, act)
      heard.push(word)
      // Who may not know of it hears, to the letter, what they hear of a room that is not there.
      if (word === '·') expect(said).toEqual((await answerTo(who, `${kind}:${randomUUID()}`, message, act)).said)
    }
    expect(Object.fromEntries(people.map((who, index) => [who, heard[index]]))).toEqual(
      Object.fromEntries(people.map((who, index) => [who, expected[index]])),
    )
  })

  test('a guest has no socket', async () => {
    await expect(LiveVisitor.open(listening, { cookie: '' })).rejects.toThrow('401')
  })

  test.each([
    ['a room’s name that is none', { type: 'join', room: 'group:1 or 1=1', after: 0 }],
    ['a number below none', { type: 'join', room: `group:${randomUUID()}`, after: -1 }],
    ['an act without an id', { type: 'do', room: `group:${randomUUID()}`, act: acts.say }],
    ['a message of another kind', { type: 'shout', text: 'hello' }],
    ['a list', []],
  ])('%s ends the socket, and the next one works', async (_name, message) => {
    const page = await LiveVisitor.open(listening, { cookie: cookieOf(cast.member) })
    page.socket.send(JSON.stringify(message))
    expect(await page.closed).toBe(4400)
    const next = await LiveVisitor.open(listening, { cookie: cookieOf(cast.member) })
    expect(await next.unasked('left')).toEqual([])
    await next.leave()
  })

  test.each([
    ['somebody else’s name on it', { type: 'say', text: 'I am the teacher', authorId: 'demo-teacher' }],
    ['more than a message holds', { type: 'say', text: 'x'.repeat(501) }],
    ['nothing but spaces', { type: 'say', text: '   ' }],
    ['an unknown phrase', { type: 'say-phrase', phraseId: 'rude' }],
    ['a stopwatch that is set', { type: 'stopwatch', act: 'start', elapsedMs: 1e9 }],
    ['nothing', null],
  ])('an act with %s is refused, and nobody hears of it', async (_name, act) => {
    const room = rooms.group as RoomName
    const [hearer, page] = await Promise.all(
      [cast.leader, cast.member].map((who) => LiveVisitor.open(listening, { cookie: cookieOf(who) })),
    )
    if (!hearer || !page) throw new Error('two pages')
    hearer.say({ type: 'join', room, after: 0 })
    await hearer.next('joined')
    page.say({ type: 'do', room, id: randomUUID(), act })
    expect((await page.next('refused')).error.code).toBe('bad-input')
    expect(await hearer.unasked('event')).toEqual([])
    await Promise.all([hearer.leave(), page.leave()])
  })

  test('words with marks that a database or a page could trip over are only words', async () => {
    const room = rooms.group as RoomName
    const page = await LiveVisitor.open(listening, { cookie: cookieOf(cast.leader) })
    for (const text of [`'); drop table users; --`, '<script>alert(1)</script>', 'a\u0000b', '\\', '%s {{x}}']) {
      page.say({ type: 'do', room, id: randomUUID(), act: { type: 'say', text } })
      const { result } = await page.next('done')
      expect(result).toMatchObject({ kind: 'sent', message: { text: text.replace('\u0000', '') } })
    }
    await page.leave()
  })
})
