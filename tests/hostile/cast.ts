import { randomUUID } from 'node:crypto'
import { makeAdmin } from '#server/accounts/roles/make-admin.ts'
import type { Database } from '#server/database/database.ts'
import { quizRunAnswers } from '#tests/support/answers.ts'
import { createTestApp, password, type TestAppOptions, tokenFor } from '#tests/support/test-app.ts'
import { readWrittenCurriculum } from '#tests/support/written-curriculum.ts'
import type { Known } from './values-of-schema.ts'

/** Everybody who may send a request. */
export const everybody = [
  'guest',
  'student',
  'other student',
  'unconfirmed teacher',
  'teacher',
  'parent',
  'admin',
  'pending admin',
  'admin without a second step',
] as const
export type Who = (typeof everybody)[number]
export type Account = Exclude<Who, 'guest'>

export interface Member {
  id: string
  email: string
  /** Words that only this person's data holds. */
  marks: string[]
}

export type Cast = Awaited<ReturnType<typeof createCast>>

/** The product with one person of every kind, each with data of their own that carries their marks. */
export async function createCast(
  database: Database,
  options: Pick<TestAppOptions, 'curriculum' | 'environment' | 'web'> = {},
) {
  const { curriculum = readWrittenCurriculum(), environment = {}, web } = options
  // In production, as nobody reads other people's mail there.
  const settings = { NODE_ENV: 'production', TRUSTED_PROXY: 'on', ...environment }
  const server = await createTestApp({ database, curriculum, environment: settings, web })
  const joined = async (who: Account, role: Parameters<typeof server.signedIn>[0]) => {
    const mark = `${who.replaceAll(' ', '')}${randomUUID().slice(0, 8)}`
    const visitor = await server.signedIn(role, `Name ${mark}`)
    await visitor.send('PATCH', '/api/me', { school: `School ${mark}`, avatarUrl: `https://pictures.test/${mark}.png` })
    await visitor.post('/api/help-request', {
      name: mark,
      email: `${mark}@example.test`,
      message: `Please help ${mark}`,
      timestamp: new Date().toISOString(),
    })
    const { id, email } = visitor
    return { id, email, marks: [mark, email, id] } satisfies Member
  }
  const members = {
    student: await joined('student', 'student'),
    'other student': await joined('other student', 'student'),
    'unconfirmed teacher': await joined('unconfirmed teacher', 'unconfirmed-teacher'),
    teacher: await joined('teacher', 'teacher'),
    parent: await joined('parent', 'parent'),
    admin: await joined('admin', 'admin'),
    'pending admin': await joined('pending admin', 'admin'),
    'admin without a second step': await joined('admin without a second step', 'unsecured-admin'),
  } satisfies Record<Account, Member>
  // What a teacher says of their school takes its confirmation away; here the school is theirs.
  await database.query('update profiles set school_named = null where id = $1', [members.teacher.id])
  await makeAdmin({ email: members.admin.email, database, now: new Date() })
  await database.query(`update role_requests set status = 'approved' where user_id = $1`, [
    members['admin without a second step'].id,
  ])

  /** A cookie header of a new session; a guest has none. */
  async function cookieOf(who: Who): Promise<string> {
    if (who === 'guest') return ''
    const { cookies } = await server.auth.signInVerified({ userId: members[who].id, deviceLabel: '' })
    return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  }

  const send = async (who: Who, method: string, path: string, body?: unknown) =>
    server.visitor({ cookie: await cookieOf(who), 'x-forwarded-for': address() }).send(method, path, body)

  const [request] = await database.query<{ id: string }>('select id from role_requests where user_id = $1', [
    members['pending admin'].id,
  ])
  const requestId = request?.id ?? ''
  const attempt = randomUUID()
  const run = quizRunAnswers({ from: 1, attempt, answeredAt: new Date().toISOString() })
  for (const who of ['student', 'other student'] as const) await send(who, 'POST', '/api/answers', { answers: run })
  const setIds = await Promise.all(
    (['student', 'other student', 'teacher'] as const).map(async (who) => {
      const id = randomUUID()
      const [mark = ''] = members[who].marks
      await send(who, 'POST', '/api/sets', { id, title: `Set ${mark}` })
      await send(who, 'PUT', `/api/sets/${id}/cards/${id}`, { front: `Front ${mark}`, back: `Back ${mark}` })
      return id
    }),
  )
  const classId = randomUUID()
  await send('teacher', 'POST', '/api/classes', { id: classId, name: `Class ${members.teacher.marks[0] ?? ''}` })
  const { email } = members.parent
  await send('guest', 'POST', '/api/forgotten-password', { email })
  const usedToken = tokenFor(email, await server.mails())
  await send('guest', 'POST', '/api/reset-password', { token: usedToken, password })

  const roles = await database.query<{ id: string; role: string }>('select id, role from profiles')

  // Mails of some calls are queued in their transactions.
  await server.jobs.failed()
  const empty = await emptyTables(database)

  return {
    server,
    members,
    requestId,
    usedToken,
    run,
    cookieOf,
    send,
    /** What requests may name: things that are there, most of them somebody else's. */
    known: {
      id: [
        ...run.map(({ id }) => id),
        requestId,
        ...Object.values(members).map(({ id }) => id),
        attempt,
        ...setIds,
        classId,
      ],
      cardId: setIds,
      pupilIds: Object.values(members).map(({ id }) => id),
      placeId: setIds,
      setId: setIds,
      itemIds: ['cells/q01', 'cells/q02', 'cells/f01', 'cells/f02', 'cells/f03', 'genes/f01', 'gone/f01', 'sums/t01.7'],
      itemId: [
        'cells/q01',
        'cells/f01',
        'cells/n01',
        'gone/q01',
        'sums/t01.7',
        'sums/t01.200',
        'cells/t01.7',
        ...setIds.map((id) => `set:${id}:${id}`),
      ],
      topicId: ['cells', 'genes', 'sums'],
      scope: ['cells', 'gcse/biology'],
      email: [...Object.values(members).map((member) => member.email), 'nobody@example.test'],
      password: [password, 'password1', '      ', 'p@55w0rd$1!'.repeat(11)],
      token: [usedToken, 'x'.repeat(32)],
      timeZone: ['Europe/London', 'Pacific/Auckland', 'Mars/Olympus'],
      subject: ['biology', 'maths', 'latin'],
      topic: ['cells', 'Cells', 'nowhere'],
      fullName: ['Ada Lovelace', "D'Arcy O'Neill-Ødegård"],
      avatarUrl: ['https://pictures.test/a.png', 'javascript:alert(1)', 'https://[::1', '//evil.example'],
    } satisfies Known,
    /** Undoes what an admin decided, and what people have said that names others. */
    async restore(): Promise<void> {
      await database.query(`update role_requests set status = 'pending' where id = $1`, [requestId])
      // Whom an admin made an admin would rightly see what admins see.
      for (const { id, role } of roles)
        await database.query('update profiles set role = $2 where id = $1 and role <> $2', [id, role])
      // Who has turned theirs off would see nothing that admins see.
      await database.query('update users set two_factor_enabled = (id = $1)', [members.admin.id])
    },
    /** The same, and whatever else was made is gone: the call begins from the data of the cast alone. */
    async startAfresh(): Promise<void> {
      await this.restore()
      // Whoever makes one chooses its id, which may be somebody else's.
      await database.query('delete from card_sets where not id = any($1)', [setIds])
      await database.query('delete from school_classes where id <> $1', [classId])
      if (empty.length > 0)
        await database.query(`do $$ begin ${empty.map((name) => `delete from ${name};`).join(' ')} end $$`)
    },
  }
}

/** The tables without a row, those first that others point to last. */
async function emptyTables({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const tables = await query<{ name: string; parents: string[] }>(
    `select c.relname::text as name, array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
       where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid) as parents
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`,
  )
  const empty: string[] = []
  for (const { name } of tables) {
    const [row] = await query<{ none: boolean }>(`select not exists (select from ${name}) as none`)
    if (row?.none) empty.push(name)
  }
  const depth = (name: string, seen: readonly string[] = []): number => {
    const parents =
      tables.find((table) => table.name === name)?.parents.filter((parent) => !seen.includes(parent)) ?? []
    return Math.max(0, ...parents.map((parent) => depth(parent, [...seen, name]) + 1))
  }
  return empty.toSorted((one, other) => depth(other) - depth(one))
}

/** An address of its own for each request, where a limit isn't what is tested. */
function address(): string {
  const bytes = randomUUID().replaceAll('-', '').match(/../g) ?? []
  return `10.${bytes
    .slice(0, 3)
    .map((byte) => Number.parseInt(byte, 16))
    .join('.')}`
}
