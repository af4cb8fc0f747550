import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignInCard } from '#contract/class-rosters.ts'
import { MOST_FAILURES, passwordPictures } from '#domain/classes/picture-password.ts'
import { createTestApp, type TestApp, tokenFor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

const now = new Date('2026-05-13T09:00:00Z')
type Visitor = Awaited<ReturnType<TestApp['signedIn']>>
const listOf = (text: string, encoding: BufferEncoding = 'utf8') => ({
  data: Buffer.from(text, encoding).toString('base64'),
})
const codeOf = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code ?? 'ok'

describeOnPostgres('class lists and the sign-ins that they make', (open) => {
  let server: TestApp
  let teacher: Visitor
  let classId: string
  let code: string
  beforeAll(async () => {
    server = await createTestApp({ database: open(), now: () => now })
  })
  beforeEach(async () => {
    teacher = await server.signedIn('teacher', 'Priya Shah')
    const [school] = await open().query<{ id: string }>('insert into schools (name) values ($1) returning id', [
      `School ${randomUUID()}`,
    ])
    await open().query('update profiles set school_id = $2 where id = $1', [teacher.id, school?.id ?? ''])
    classId = randomUUID()
    code = await makeClass(classId, '3C')
  })

  const makeClass = async (id: string, name: string): Promise<string> => {
    await teacher.post('/api/classes', { id, name })
    return (await teacher.get(`/api/classes/${id}`)).body.class.joinCode
  }
  const preview = async (text: string, encoding?: BufferEncoding) =>
    (await teacher.post(`/api/classes/${classId}/roster/preview`, listOf(text, encoding))).body
  const bringIn = async (text: string, options: { signIn?: string; to?: string } = {}) => {
    const { to = classId, signIn = 'pictures' } = options
    const { rows } = (await teacher.post(`/api/classes/${to}/roster/preview`, listOf(text))).body
    const sent = rows.map(({ outcome: _, note: __, ...row }: Record<string, unknown>) => row)
    return (await teacher.post(`/api/classes/${to}/roster`, { rows: sent, ageBand: 'under-13', signIn })).body
  }
  const pupils = async (id = classId) => (await teacher.get(`/api/classes/${id}`)).body.pupils
  const outcomes = (answer: { outcomes: { outcome: string }[] }) => answer.outcomes.map(({ outcome }) => outcome)
  const signIn = (pupil: string, proof: unknown) => {
    const visitor = server.visitor()
    return visitor.post('/api/class-sign-in', { code, pupil, proof }).then((answer) => ({ ...answer, visitor }))
  }
  const wrongPictures = ({ pictures }: SignInCard) =>
    passwordPictures
      .filter(({ id }) => !pictures?.includes(id))
      .slice(0, 3)
      .map(({ id }) => id)

  test('a preview changes nothing and says of each row what would become of it', async () => {
    await open().query(`update users set username = 'taken.one' where id = $1`, [teacher.id])
    const { rows, columns, problems, encoding } = await preview(
      'Forename;Surname;Email;Username;Age;UPN\nZoë;Ødegård;;;7;1\nSam;Taylor;sam@school.test;;;2\nKim;Lee;;taken.one;;3\n;;x;;;4\n',
      'latin1',
    )
    expect(encoding).toBe('Windows-1252')
    expect(columns.at(-1)).toEqual({ header: 'UPN', meaning: 'ignored' })
    expect(rows).toMatchObject([
      { name: 'Zoë Ødegård', outcome: 'new', ageBand: 'under-13' },
      { name: 'Sam Taylor', email: 'sam@school.test', outcome: 'invited' },
      { name: 'Kim Lee', outcome: 'left-out' },
    ])
    expect(problems).toMatchObject([{ line: 5, leftOut: true }])
    expect(await pupils()).toEqual([])
    expect(codeOf(await teacher.post(`/api/classes/${classId}/roster/preview`, listOf('PK\u0003\u0004')))).toBe(
      'not-readable',
    )
  })

  test('commas inside names do not cut them, and a row says on which line of the file it begins', async () => {
    const names = async (text: string) => (await preview(text)).rows.map(({ name }: { name: string }) => name)
    expect(await names('Name\nTaylor, Sam\nLovelace, Ada\n')).toEqual(['Sam Taylor', 'Ada Lovelace'])
    expect(await names('Name;Age\nTaylor, Sam;7\nLovelace, Ada;8\n')).toEqual(['Sam Taylor', 'Ada Lovelace'])
    const { problems } = await preview('name,notes\nSam Taylor,"two\nlines"\n,nobody\n')
    expect(problems).toMatchObject([{ line: 4, leftOut: true }])
  })

  test('a list makes accounts with cards, of the class’s school and age band; brought in again it adds nobody', async () => {
    const list = 'name,age\nSam Taylor,7\nAda Lovelace,\n'
    const first = await bringIn(list)
    expect(outcomes(first)).toEqual(['new', 'new'])
    expect(first.cards).toHaveLength(2)
    expect(await pupils()).toMatchObject([
      { fullName: 'Ada Lovelace', signIn: 'pictures', ageBand: 'under-13', maySetSignIn: true },
      { fullName: 'Sam Taylor', signIn: 'pictures' },
    ])
    const [stored] = await open().query<{ hash: string }>(
      `select p.email, p.school_id = t.school_id as school, a.picture_hash as hash from profiles p
       join class_accounts a on a.student_id = p.id join profiles t on t.id = $2 where p.id = $1`,
      [first.cards[0].pupilId, teacher.id],
    )
    expect(stored).toMatchObject({ email: '', school: true })
    expect(stored?.hash ?? '').not.toContain(first.cards[0].pictures[0])
    const again = await bringIn(list)
    expect([outcomes(again), again.cards]).toEqual([['in-class', 'in-class'], []])
    expect(await pupils()).toHaveLength(2)
  })

  test('two lists at once bring nobody in twice', async () => {
    await Promise.all([bringIn('name\nSam Taylor'), bringIn('name\nSam Taylor')])
    expect(await pupils()).toHaveLength(1)
  })

  test('whoever has an address gets a mail, whether or not there is such an account, and joins by themselves', async () => {
    const known = await server.signedIn('student', 'Known Pupil')
    const list = `name,email\nKnown,${known.email}\nNobody,nobody-${classId}@example.test\n`
    expect(outcomes(await bringIn(list))).toEqual(['invited', 'invited'])
    expect(await pupils()).toEqual([])
    const mails = (await server.mails()).filter(({ subject }) => subject === 'Priya Shah invites you to 3C')
    expect(mails.map(({ to }) => to).toSorted()).toEqual([known.email, `nobody-${classId}@example.test`].toSorted())
    expect(mails[0]?.text).toContain(`/join/${code}`)
    expect(outcomes(await bringIn(list))).toEqual(['waiting', 'waiting'])
    await known.post(`/api/join/${code}`, {})
    const { invitations } = (await teacher.get(`/api/classes/${classId}`)).body
    expect(invitations).toMatchObject([{ name: 'Nobody' }])
    expect(outcomes(await bringIn(list))).toEqual(['in-class', 'waiting'])
    const path = `/api/classes/${classId}/invitations/${encodeURIComponent(invitations[0].email)}`
    expect(codeOf(await teacher.send('DELETE', path))).toBe('ok')
    expect((await teacher.get(`/api/classes/${classId}`)).body.invitations).toEqual([])
  })

  test('a pupil whom the teacher has in another class comes into this one with the account that they have', async () => {
    const [card] = (await bringIn('name\nSam Taylor')).cards
    const other = randomUUID()
    await makeClass(other, '3D')
    expect(outcomes(await bringIn(`name,username\nSam Taylor,${card.username}`, { to: other }))).toEqual(['taught'])
    expect(await pupils(other)).toMatchObject([{ id: card.pupilId }])
    // Nobody else's pupil is matched: a list must not say who has an account.
    teacher = await server.signedIn('teacher', 'Somebody Else')
    await makeClass(randomUUID(), 'Elsewhere').then(async () => {
      const [mine] = (await teacher.get('/api/classes')).body.classes
      const { rows } = (
        await teacher.post(`/api/classes/${mine.id}/roster/preview`, listOf('name,email\nSam Taylor,\nA,a@b.test'))
      ).body
      expect(rows).toMatchObject([{ outcome: 'new' }, { outcome: 'invited' }])
    })
  })

  test('a pupil signs in by tapping their name and their pictures in order', async () => {
    const [card] = (await bringIn('name\nSam Taylor')).cards as SignInCard[]
    if (!card) throw new Error('no card')
    expect((await server.visitor().get(`/api/join/${code}`)).body.pupils).toEqual([
      { id: card.pupilId, name: 'Sam T.' },
    ])
    // Whoever is signed in is told no names.
    expect((await teacher.get(`/api/join/${code}`)).body.pupils).toEqual([])
    expect(codeOf(await signIn(card.pupilId, { pictures: card.pictures?.toReversed() }))).toBe('wrong-credentials')
    const { visitor, body } = await signIn(card.pupilId, { pictures: card.pictures })
    expect(body.profile).toMatchObject({ fullName: 'Sam Taylor', role: 'student', email: '' })
    expect((await visitor.get('/api/my-classes')).body).toMatchObject({ signIn: 'pictures', username: card.username })
    expect(codeOf(await signIn(card.username.toUpperCase(), { pictures: card.pictures }))).toBe('ok')
    // Without a class there would be no way in.
    expect(codeOf(await visitor.send('DELETE', `/api/my-classes/${classId}`))).toBe('not-allowed')
  })

  test('pictures open nothing in another class, and nothing by the form for e-mail addresses', async () => {
    const [card] = (await bringIn('name\nSam Taylor')).cards
    const other = await makeClass(randomUUID(), '3D')
    const body = { code: other, pupil: card.pupilId, proof: { pictures: card.pictures } }
    expect(codeOf(await server.visitor().post('/api/class-sign-in', body))).toBe('wrong-credentials')
    const email = `${card.pupilId}@pupil.invalid`
    expect(codeOf(await server.visitor().post('/api/sign-in', { email, password: 'revise-demo' }))).toBe(
      'wrong-credentials',
    )
  })

  test('after ten wrong tries, many of them at once, only a teacher’s new card opens the account again', async () => {
    const [card] = (await bringIn('name\nSam Taylor')).cards as SignInCard[]
    if (!card) throw new Error('no card')
    const wrong = wrongPictures(card)
    const tries = await Promise.all(
      Array.from({ length: MOST_FAILURES + 4 }, () => signIn(card.pupilId, { pictures: wrong })),
    )
    expect(tries.filter((answer) => codeOf(answer) === 'wrong-credentials')).toHaveLength(MOST_FAILURES)
    expect(codeOf(await signIn(card.pupilId, { pictures: card.pictures }))).toBe('sign-in-locked')
    expect(await pupils()).toMatchObject([{ locked: true }])
    const body = { pupilIds: [card.pupilId], signIn: 'pictures' }
    const { cards } = (await teacher.post(`/api/classes/${classId}/sign-ins`, body)).body
    expect(codeOf(await signIn(card.pupilId, { pictures: cards[0].pictures }))).toBe('ok')
    expect(await pupils()).toMatchObject([{ locked: false }])
  })

  test('tries elsewhere lock no pupil out of the device that they use; ten wrong ones a day there, then the lock counts', async () => {
    const [card] = (await bringIn('name\nSam Taylor')).cards as SignInCard[]
    if (!card) throw new Error('no card')
    const wrong = wrongPictures(card)
    const { visitor } = await signIn(card.pupilId, { pictures: card.pictures })
    const tryHere = async (pictures: unknown) =>
      codeOf(await visitor.post('/api/class-sign-in', { code, pupil: card.pupilId, proof: { pictures } }))
    for (let guess = 0; guess < MOST_FAILURES; guess++) await signIn(card.pupilId, { pictures: wrong })
    expect(codeOf(await signIn(card.pupilId, { pictures: card.pictures }))).toBe('sign-in-locked')
    expect(await tryHere(card.pictures)).toBe('ok')
    // A success wipes out failures, so the account is open again everywhere.
    expect(codeOf(await signIn(card.pupilId, { pictures: card.pictures }))).toBe('ok')
    const answers: string[] = []
    for (let guess = 0; guess < 10 + MOST_FAILURES + 1; guess++) answers.push(await tryHere(wrong))
    expect(answers).toEqual([...Array(10 + MOST_FAILURES).fill('wrong-credentials'), 'sign-in-locked'])
  })

  test('a class has a limit of wrong tries too, whoever of it is tried', async () => {
    const fresh = await createTestApp({ database: open(), now: () => now })
    const answers = []
    for (let guess = 0; guess < 61; guess++) {
      const body = { code, pupil: `pupil${guess}`, proof: { pictures: ['cat', 'frog', 'key'] } }
      answers.push(codeOf(await fresh.visitor().post('/api/class-sign-in', body)))
    }
    expect(new Set(answers.slice(0, 60))).toEqual(new Set(['wrong-credentials']))
    expect(answers[60]).toBe('too-many-requests')
  })

  test('a new card ends the sessions that the old one began', async () => {
    const [card] = (await bringIn('name\nSam Taylor')).cards
    const { visitor } = await signIn(card.pupilId, { pictures: card.pictures })
    const body = { pupilIds: [card.pupilId], signIn: 'password' }
    const { cards } = (await teacher.post(`/api/classes/${classId}/sign-ins`, body)).body
    expect((await visitor.get('/api/me')).body.profile).toBeNull()
    expect(codeOf(await signIn(card.pupilId, { pictures: card.pictures }))).toBe('wrong-credentials')
    expect(codeOf(await signIn(card.username, { password: cards[0].password }))).toBe('ok')
    expect(codeOf(await signIn(card.username, { password: 'something else' }))).toBe('wrong-credentials')
  })

  test('neither pictures nor a password lead round the second step of who has set one up since', async () => {
    const { cards } = await bringIn('name\nSam Taylor')
    const [card] = cards
    const turnOn = () => open().query('update users set two_factor_enabled = true where id = $1', [card.pupilId])
    await turnOn()
    expect(codeOf(await signIn(card.pupilId, { pictures: card.pictures }))).toBe('second-step-needed')
    const body = { pupilIds: [card.pupilId], signIn: 'password' }
    const { password } = (await teacher.post(`/api/classes/${classId}/sign-ins`, body)).body.cards[0]
    const answer = await signIn(card.username, { password })
    expect(codeOf(answer)).toBe('second-step-needed')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(codeOf(await signIn(card.username, { password: 'something else' }))).toBe('wrong-credentials')
  })

  test('no teacher sets the sign-in of a pupil with an address, or of one who only visits their class', async () => {
    const own = await server.signedIn('student')
    await own.post(`/api/join/${code}`, {})
    const set = (who: Visitor, id: string, pupilId: string) =>
      who.post(`/api/classes/${id}/sign-ins`, { pupilIds: [pupilId], signIn: 'pictures' })
    expect(codeOf(await set(teacher, classId, own.id))).toBe('not-allowed')

    const [card] = (await bringIn('name\nSam Taylor')).cards
    const { visitor } = await signIn(card.pupilId, { pictures: card.pictures })
    const stranger = await server.signedIn('teacher')
    const elsewhere = randomUUID()
    await stranger.post('/api/classes', { id: elsewhere, name: 'Elsewhere' })
    const [visited] = (await stranger.get('/api/classes')).body.classes
    await visitor.post(`/api/join/${visited.joinCode}`, {})
    expect(codeOf(await set(stranger, elsewhere, card.pupilId))).toBe('not-allowed')
    expect(codeOf(await set(stranger, elsewhere, teacher.id))).toBe('not-found')
  })

  test('an account without an address gets no mail, and the address that its pupil adds works on their own device', async () => {
    const [card] = (await bringIn('name\nSam Taylor')).cards
    const { visitor } = await signIn(card.pupilId, { pictures: card.pictures })
    const email = `sam-${classId}@example.test`
    await server.visitor().post('/api/forgotten-password', { email: `${card.pupilId}@pupil.invalid` })
    expect((await server.mails()).some(({ to }) => to.endsWith('.invalid') || to === '')).toBe(false)

    expect(codeOf(await visitor.post('/api/my-email', { email }))).toBe('ok')
    const token = tokenFor(email, await server.mails())
    expect(codeOf(await server.visitor().post('/api/verify-email', { token }))).toBe('not-signed-in')
    expect((await visitor.post('/api/verify-email', { token })).body.profile).toMatchObject({ email })
    expect(codeOf(await server.visitor().post('/api/verify-email', { token }))).toBe('link-expired')
    expect(await pupils()).toMatchObject([{ signIn: 'email', maySetSignIn: false }])
    expect(codeOf(await visitor.post('/api/my-email', { email: 'other@example.test' }))).toBe('not-allowed')
  })

  test('the address of somebody else is not taken over: they are told, and nothing changes', async () => {
    const owner = await server.signedIn('student')
    const [card] = (await bringIn('name\nSam Taylor')).cards
    const { visitor } = await signIn(card.pupilId, { pictures: card.pictures })
    expect(codeOf(await visitor.post('/api/my-email', { email: owner.email }))).toBe('ok')
    const [mail] = (await server.mails()).filter(({ to }) => to === owner.email)
    expect(mail?.subject).toBe('You already have a Revisewell account')
  })
})
