import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importedFrom } from '#tests/support/run-time-imports.ts'
import { topicWith } from '#tests/support/topic-with.ts'
import { contentCode } from './content-code.ts'
import { openKeptTopics, type ReadTopic } from './kept-topics.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-topics-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = 'gcse/biology/cells.md'
const topic = { ...topicWith({ id: 'cells', questions: [] }), material: null, exam: [], lesson: null, counts: null }
const found: ReadTopic = { topic, faults: ['q01: a fault'], prose: [['Notes', ['Cells divide.']]] }

test('a topic is read again only when its text has changed, with the faults that were found', async () => {
  let reads = 0
  const read = async () => {
    reads++
    return found
  }
  const first = await openKeptTopics(folder)
  expect(await first(file, ['one text'], read)).toEqual(found)
  const later = await openKeptTopics(folder)
  expect(await later(file, ['one text'], read)).toEqual(found)
  expect(reads).toBe(1)
  await later(file, ['another text'], read)
  expect(reads).toBe(2)
  await later(file, ['another text', 'and its exam questions'], read)
  expect(reads).toBe(3)
})

test('whatever reads and checks a topic is among the code whose change has every topic read again', () => {
  const root = path.join(import.meta.dirname, '..', '..')
  const known = (file: string) => contentCode.some((code) => file === code || file.startsWith(`${code}/`))
  const files = importedFrom(root, 'scripts/content/read-and-check.ts')
  expect(files).toContain('src/server/drawn-questions/draw-template.ts')
  expect(files.filter((file) => !known(file))).toEqual([])
})

test('a file that makes no sense is read afresh', async () => {
  const keep = await openKeptTopics(folder)
  await keep(file, ['text'], async () => found)
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"key"')
  let reads = 0
  await keep(file, ['text'], async () => {
    reads++
    return found
  })
  expect(reads).toBe(1)
})

test('what cannot be read is not kept', async () => {
  const keep = await openKeptTopics(folder)
  const unreadable = { unreadable: 'gcse/biology/cells.md:3: q01: no explanation' }
  expect(await keep(file, ['half'], async () => unreadable)).toEqual(unreadable)
  expect(await keep(file, ['half'], async () => found)).toEqual(found)
})
