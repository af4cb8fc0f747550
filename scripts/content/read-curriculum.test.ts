import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCurriculum } from './read-curriculum.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-content-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every fault of every file is told at once, and what can be read is there', async () => {
  const ours = path.join(import.meta.dirname, '..', '..', 'content', 'ks1')
  const subject = path.join(folder, 'ks1', 'maths')
  const [whole = '', unfinished = '', unreadable = ''] = readdirSync(path.join(ours, 'maths')).filter((name) =>
    name.endsWith('.md'),
  )
  cpSync(path.join(ours, 'level.yaml'), path.join(folder, 'ks1', 'level.yaml'))
  for (const name of ['subject.yaml', whole, unfinished])
    cpSync(path.join(ours, 'maths', name), path.join(subject, name))
  const text = readFileSync(path.join(subject, unfinished), 'utf8')
  writeFileSync(path.join(subject, unfinished), text.slice(0, text.indexOf('## Flashcards')))
  writeFileSync(path.join(subject, unreadable), 'no front matter')

  const { curriculum, faults } = await readCurriculum(folder, 'ks1/')

  expect(curriculum.topics.map(({ slug }) => `${slug}.md`)).toContain(whole)
  const told = faults.filter((fault) => fault.startsWith('ks1/maths/'))
  for (const name of [unfinished, unreadable]) expect(told.join('\n')).toContain(`ks1/maths/${name}`)
  expect(told.join('\n')).not.toContain(whole)
})

test('a path that no file has is a fault, not a sound curriculum', async () => {
  const { faults } = await readCurriculum(path.join(import.meta.dirname, '..', '..', 'content'), 'content/gcse')
  expect(faults.join()).toContain("no topic's file has 'content/gcse'")
})
