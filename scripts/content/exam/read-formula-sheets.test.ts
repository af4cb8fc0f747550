import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Subject } from '../../../src/domain/curriculum/subject.ts'
import { readFormulaSheets } from './read-formula-sheets.ts'

const subjects: Subject[] = [
  {
    level: 'gcse',
    slug: 'maths',
    title: 'Maths',
    order: 1,
    icon: 'calculator',
    hue: 30,
    qualifications: { aqa: { title: 'GCSE Mathematics', code: '8300' } as never },
  },
]
const front = (more = '') =>
  `---\ntitle: Formulae for Maths\ngiven: What AQA gives with its papers.\nof: [gcse/maths/aqa]\npapers: null\ntier: null\n${more}---\n`

async function read(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'revisewell-sheets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'formula-sheets'))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, 'formula-sheets', name), text)
  return readFormulaSheets(folder, subjects)
}

test('a sheet has its facts, and under each heading its formulae, spoken too', async () => {
  const { sheets, faults } = await read({ 'maths.md': `${front()}\n## Circles\n\nThe area is $\\pi r^2$.\n` })
  expect(faults).toEqual([])
  expect(sheets).toMatchObject([{ id: 'maths', of: ['gcse/maths/aqa'], sections: [{ heading: 'Circles' }] }])
  expect(sheets[0]?.sections[0]?.body.text).toContain('pi')
})

test.each([
  ['a sheet without a heading', 'The area.', /maths\.md:8: sheet: a sheet begins with a heading/],
  ['a heading with nothing below', '## Circles', /maths\.md:8: Circles: nothing below the heading/],
  ['TeX that cannot be read', '## Circles\n\n$\\frac{1$', /maths\.md:8: Circles: /],
  ['a lost dollar', '## Circles\n\nThe area is $r.', /maths\.md:10: formula: a \$ without its partner/],
])('%s is a fault with its line', async (_what, body, fault) => {
  const { faults } = await read({ 'maths.md': `${front()}${body}\n` })
  expect(faults).toEqual([expect.stringMatching(fault)])
})

test('an unknown fact, a qualification that is not here and a second sheet for the same papers are faults', async () => {
  const body = '\n## Circles\n\nText.\n'
  expect((await read({ 'maths.md': front('colour: red\n') + body })).faults[0]).toMatch(/front matter: .*colour/)
  const { faults } = await read({
    'a.md': front() + body,
    'b.md': front().replace('tier: null', 'tier: higher') + body,
    'c.md': front().replace('maths/aqa', 'maths/ocr') + body,
  })
  expect(faults).toEqual([
    'formula-sheets/b.md: its papers have a already',
    'formula-sheets/c.md: gcse/maths/ocr is no qualification here',
  ])
})
