import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { ImportOptions } from '#domain/sets/import-options.ts'
import { basic, olderPackage, onePixel } from '#tests/support/anki-packages.ts'
import { createTestApp, type TestApp, type Visitor } from '#tests/support/test-app.ts'
import { describeOnPostgres } from '#tests/support/test-database.ts'

describeOnPostgres('importing and exporting sets', (open) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ database: open() })
  })
  const upload = async (
    who: Visitor,
    bytes: Uint8Array,
    { id = randomUUID(), fileName = 'verbs.csv', size = 1000 } = {},
  ) => {
    const parts = Math.ceil(bytes.length / size)
    // The last part first: they may arrive in any order, and again.
    for (const part of [...Array(parts).keys()].reverse())
      await who.send('PUT', `/api/set-imports/${id}/parts/${part}`, {
        fileName,
        parts,
        data: Buffer.from(bytes.subarray(part * size, (part + 1) * size)).toString('base64'),
      })
    return id
  }
  const options: ImportOptions = { kind: 'auto' }
  const file = async (who: Visitor, path: string) => {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.app.request(path, { headers: { cookie } })
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  test('a file is uploaded in parts, previewed and saved once, however often it is asked for', async () => {
    const pupil = await server.signedIn('student')
    const notes = [
      { notetype: basic, fields: ['<img src="dot.png" alt="Dot">', 'a dot'] },
      { notetype: basic, fields: ['', 'nothing'] },
    ]
    const id = await upload(pupil, olderPackage({ notes, media: { 'dot.png': onePixel } }), { fileName: 'verbs.apkg' })
    expect((await pupil.post(`/api/set-imports/${id}/preview`, { options })).body).toMatchObject({
      title: 'Verbs',
      cards: 1,
      media: 1,
      first: [{ front: { html: '<em>[picture]</em>', text: 'Dot' }, back: { text: 'a dot' } }],
      problems: [{ row: 2, leftOut: true }],
      problemCount: 1,
      options: { kind: 'anki' },
    })
    const setId = randomUUID()
    const save = () => pupil.post(`/api/set-imports/${id}/save`, { options, setId, title: 'My verbs' })
    expect((await Promise.all([save(), save()])).map(({ body }) => body)).toEqual([
      { setId, cards: 1 },
      { setId, cards: 1 },
    ])
    expect((await save()).body).toEqual({ setId, cards: 1 })
    expect((await pupil.get('/api/sets')).body.mine).toMatchObject([{ id: setId, title: 'My verbs', cards: 1 }])
    const [left] = await open().query<{ parts: number }>(
      'select count(*)::int as parts from set_import_parts where import_id = $1',
      [id],
    )
    expect(left?.parts).toBe(0)

    // What is exported is imported again, whichever way.
    for (const format of ['anki', 'anki-older', 'csv', 'tsv']) {
      const { response, bytes } = await file(pupil, `/api/sets/${setId}/export?format=${format}`)
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="My-verbs\.(apkg|csv|tsv)"$/)
      const again = await upload(pupil, bytes, { fileName: `x.${format}` })
      const { body } = await pupil.post(`/api/set-imports/${again}/preview`, { options })
      expect(body).toMatchObject({ cards: format.startsWith('anki') ? 1 : 0, media: format.startsWith('anki') ? 1 : 0 })
    }
  })

  test('how a file is read can be chosen again without sending it again', async () => {
    const pupil = await server.signedIn('student')
    const id = await upload(pupil, Buffer.from('être - to be;avoir - to have'))
    const preview = async (chosen: ImportOptions) =>
      (await pupil.post(`/api/set-imports/${id}/preview`, { options: chosen })).body
    expect(await preview({ kind: 'table', delimiter: ';', header: 'no' })).toMatchObject({
      cards: 1,
      encoding: 'UTF-8',
    })
    expect(await preview({ kind: 'pairs', between: ' - ', rows: ';' })).toMatchObject({ cards: 2 })
  })

  test('a file that is not whole, not readable or empty makes no set', async () => {
    const pupil = await server.signedIn('student')
    const id = randomUUID()
    await pupil.send('PUT', `/api/set-imports/${id}/parts/0`, { fileName: 'a.csv', parts: 2, data: 'YSxi' })
    const save = async (importId: string) =>
      (await pupil.post(`/api/set-imports/${importId}/save`, { options, setId: randomUUID(), title: 'x' })).body.error
    expect(await save(id)).toMatchObject({
      code: 'not-readable',
      message: 'That file has not arrived whole. Please choose it again.',
    })
    expect(await save(await upload(pupil, Buffer.from('PK no package')))).toMatchObject({ code: 'not-readable' })
    expect(await save(await upload(pupil, Buffer.from('one column only')))).toMatchObject({ code: 'not-readable' })
    expect((await pupil.get('/api/sets')).body.mine).toEqual([])
  })

  test('nobody reads or changes somebody else’s import', async () => {
    const [pupil, other] = [await server.signedIn('student'), await server.signedIn('student')]
    const id = await upload(pupil, Buffer.from('a,b'))
    expect(await other.post(`/api/set-imports/${id}/preview`, { options })).toMatchObject({ status: 404 })
    expect(
      await other.send('PUT', `/api/set-imports/${id}/parts/0`, { fileName: 'a.csv', parts: 1, data: 'YSxi' }),
    ).toMatchObject({ status: 400 })
  })
})
