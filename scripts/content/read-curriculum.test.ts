import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { countCurriculum } from './count.ts'
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

describe('lessons and exam questions', () => {
  const ours = path.join(import.meta.dirname, '..', '..', 'content')
  const copied = mkdtempSync(path.join(tmpdir(), 'revisewell-lessons-'))
  const subject = path.join(copied, 'gcse', 'biology')
  for (const name of ['level.yaml', 'biology/subject.yaml', 'biology/cell-structure.md'])
    cpSync(path.join(ours, 'gcse', name), path.join(copied, 'gcse', name))
  const topic = readFileSync(path.join(subject, 'cell-structure.md'), 'utf8')
  const lesson = (order: number) =>
    topic
      .replace('id: gcse-biology-cell-structure', 'id: gcse-biology-microscopes')
      .replace(/^title: .*$/m, 'title: Microscopes')
      .replace(/^order: .*$/m, `order: ${order}`)
  const place = path.join(subject, 'cell-structure', 'microscopes.md')
  const order = Number(/^order: (\d+)$/m.exec(topic)?.[1])
  afterAll(() => rmSync(copied, { recursive: true }))

  test('a lesson is read from the folder of its topic, with the exam questions beside it', async () => {
    cpSync(
      path.join(ours, 'gcse/biology/exam/cell-structure.md'),
      path.join(subject, 'cell-structure/exam/microscopes.md'),
    )
    const written = readFileSync(path.join(subject, 'cell-structure/exam/microscopes.md'), 'utf8').match(
      /^### e/gm,
    )?.length
    writeFileSync(place, lesson(order + 1))
    const { curriculum, faults } = await readCurriculum(copied)
    expect(curriculum.topics.map(({ id, lessonOf, counts }) => [id, lessonOf, counts?.exam])).toEqual([
      ['gcse-biology-cell-structure', null, 0],
      ['gcse-biology-microscopes', 'gcse-biology-cell-structure', written],
    ])
    expect(faults.filter((fault) => fault.includes('Microscopes'))).toEqual([])
    expect(countCurriculum(curriculum).totals).toMatchObject({ outline: 2, lessons: 1 })
  })

  test('a lesson whose order puts it elsewhere is a fault', async () => {
    writeFileSync(place, lesson(order - 1))
    const { faults } = await readCurriculum(copied)
    expect(faults.join('\n')).toContain(`'Microscopes' has order ${order - 1}, which is not between`)
  })

  test('a lesson without a topic and exam questions without either are faults', async () => {
    cpSync(path.join(subject, 'cell-structure'), path.join(subject, 'no-such-topic'), { recursive: true })
    writeFileSync(place, lesson(order + 1))
    rmSync(path.join(subject, 'no-such-topic', 'exam'), { recursive: true })
    const { faults } = await readCurriculum(copied)
    expect(faults.join('\n')).toContain('gcse-biology-no-such-topic, which is no topic')
    cpSync(path.join(subject, 'cell-structure/exam/microscopes.md'), path.join(subject, 'exam/nothing.md'))
    const { faults: again } = await readCurriculum(copied)
    expect(again.join('\n')).toContain('gcse/biology/exam/nothing.md: file: no topic gcse/biology/nothing.md')
  })
})
