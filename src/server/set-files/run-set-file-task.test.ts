import { expect, test } from 'vitest'
import { basic, olderPackage, onePixel } from '#tests/support/anki-packages.ts'
import { runSetFileTask } from './run-set-file-task.ts'

const read = (bytes: Uint8Array) =>
  runSetFileTask({ kind: 'read', bytes, fileName: 'x.apkg', options: { kind: 'auto' } })

test('A file is read in a process of its own, files and all, and rendered', async () => {
  const notes = [{ notetype: basic, fields: ['<img src="a.png">', '\\(x^2\\)'] }]
  expect(await read(olderPackage({ notes, media: { 'a.png': onePixel } }))).toMatchObject({
    kind: 'read',
    content: {
      cards: [{ frontHtml: expect.stringContaining('<img src="media:'), backHtml: expect.stringContaining('<math') }],
      media: [{ type: 'image/png', bytes: new Uint8Array(onePixel) }],
    },
  })
})

test('What cannot be read is said in a sentence', async () => {
  expect(await read(Buffer.from('PK nothing'))).toEqual({
    kind: 'unreadable',
    message: 'That is no Anki package, or it arrived broken.',
  })
})
