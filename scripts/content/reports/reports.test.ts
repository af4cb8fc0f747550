import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { topicWith } from '#tests/support/topic-with.ts'
import { parseMarkdown } from '../markdown.ts'
import { type Prose, proseOf, textsOfScheme } from '../prose.ts'
import { answerLengths } from './answer-lengths.ts'
import { answerPositions } from './answer-positions.ts'
import { nearDuplicates, shinglesOf } from './near-duplicates.ts'
import { readingAge } from './reading-age.ts'
import { reportContent } from './report-content.ts'
import { checkSpelling } from './spelling.ts'
import { unservedPoints } from './unserved-points.ts'

const proseIn = (markdown: string) => proseOf(parseMarkdown(markdown).children)
const prose = (text: string): Prose => ({ file: 'gcse/a/b.md', level: 'gcse', sections: new Map([['Notes', [text]]]) })

test('the words of a scheme are read as prose, but not its keys and formulas', () => {
  const scheme = [
    'kind: matching',
    'pairs:',
    '  - colour: $x^2$ of a wall',
    'distractors: [centre]',
    'strict: [case]',
    'unitNeeded: false',
  ].join('\n')
  expect(textsOfScheme(scheme)).toEqual(['colour', '# of a wall', 'centre'])
  expect(textsOfScheme('kind: gaps\npassage: The [[nucleus|nuclei]] holds DNA.')[0]).toMatch(
    /^The +nucleus nuclei +holds/,
  )
  const sections = proseIn(`## Quiz\n\n\`\`\`scheme\n${scheme}\n\`\`\`\n`)
  expect(sections.get('Quiz')).toContain('centre')
})

describe('spelling', () => {
  test.each([
    'colour',
    'organise',
    'centre',
    'sulfur',
    'size',
    'seize',
    'World Health Organization',
    'maize',
    'practise',
  ])('%s is right', (word) => {
    expect(checkSpelling([prose(`The ${word} here.`)], new Set(['sulfur'])).american).toEqual([])
  })

  test.each([
    'color',
    'organize',
    'organization',
    'center',
    'analyze',
    'catalyze',
    'fiber',
    'traveled',
    'behavior',
    'anemia',
  ])('%s is American, and named with its file once', (word) => {
    const { american } = checkSpelling([prose(`A ${word} and a ${word}.`)], new Set())
    expect(american).toEqual([{ word, file: 'gcse/a/b.md' }])
  })

  test('a word that no dictionary has is listed with its count, a name is not', () => {
    const { unknown } = checkSpelling([prose('A blorft by Zqrtly and another blorft.')], new Set())
    expect(unknown).toEqual([{ word: 'blorft', count: 2, file: 'gcse/a/b.md' }])
  })
})

test('prose leaves out formulas, drawings, code and the slots of templates', () => {
  const sections = proseIn(
    '## Notes\n\nSo $x^2$ is `code` here.\n\n```svg\n<svg>word</svg>\n```\n\n## Quiz\n\n{price / 2} pounds\n',
  )
  expect(sections.get('Notes')).toEqual(['So # is code here.'])
  expect(sections.get('Quiz')).toEqual(['# pounds'])
})

test('long words in long sentences need an older reader than short ones', () => {
  const easy = readingAge(['The cat sat on the mat. It saw a dog. The dog ran to it.'])
  const hard = readingAge([
    'Photosynthesis characteristically necessitates electromagnetic radiation of particular wavelengths.',
  ])
  expect(easy).toBeLessThan(7)
  expect(hard).toBeGreaterThan(16)
})

describe('items much alike', () => {
  test('two questions that ask the same are found, in one subject and of one kind only', () => {
    const one = topicWith({ id: 'one', questions: ['Which part of the cell holds the DNA of the animal?'] })
    const other = topicWith({ id: 'other', questions: ['Which part of the cell holds the DNA of the animal?'] })
    expect(nearDuplicates([one, other])).toEqual([
      { subject: 'gcse/biology', one: 'one/q01', other: 'other/q01', likeness: 1 },
    ])
    expect(nearDuplicates([one, { ...other, subject: 'physics' }])).toEqual([])
  })

  test('two sums with other numbers are two items', () => {
    const [one, other] = [shinglesOf('Work out 12 × 3'), shinglesOf('Work out 14 × 5')]
    expect([...one].filter((shingle) => other.has(shingle))).toEqual([])
  })
})

test('a subject whose right options mostly stand in one place is not balanced', () => {
  const questions = Array.from({ length: 48 }, (_, number) => `Question ${number}`)
  expect(answerPositions([topicWith({ id: 'one', questions, right: () => 1 })])).toMatchObject([
    { subject: 'gcse/biology', questions: 48, counts: [0, 48, 0, 0], balanced: false },
  ])
  const [even] = answerPositions([topicWith({ id: 'one', questions, right: (number) => number % 4 })])
  expect(even).toMatchObject({ counts: [12, 12, 12, 12], balanced: true })
})

describe('lengths of the options', () => {
  const questions = Array.from({ length: 48 }, (_, number) => `Question ${number}`)
  const lengthsOf = (options: [string, string, string, string], right: (number: number) => number) =>
    answerLengths([topicWith({ id: 'one', questions, options, right })])[0]

  test('a subject whose longest option is mostly right gives its answers away', () => {
    expect(lengthsOf(['a long one', 'ab', 'abc', 'abcd'], () => 0)).toEqual({
      subject: 'gcse/biology',
      questions: 48,
      longest: 1,
      shortest: 0,
      balanced: false,
    })
  })

  test('one whose shortest option is never right does so too', () => {
    const right = (number: number) => [0, 2, 3][number % 3] ?? 0
    expect(lengthsOf(['abcde', 'a', 'abc', 'abcd'], right)).toMatchObject({ shortest: 0, balanced: false })
  })

  test('one whose right options are as often the longest as any is balanced', () => {
    expect(lengthsOf(['abcd', 'ab', 'abc', 'a'], (number) => number % 4)).toMatchObject({
      longest: 0.25,
      shortest: 0.25,
      balanced: true,
    })
  })

  test('a subject whose longest option is mostly right is an error', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-reports-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(path.join(folder, 'spelling.txt'), '')
    const errorsFor = async (right: (number: number) => number) =>
      (
        await reportContent(
          folder,
          [topicWith({ id: 'one', questions, options: ['abcd', 'ab', 'abc', 'a'], right })],
          new Map([['one', prose('Cells divide.')]]),
        )
      ).errors.filter((error) => error.includes('longest'))
    expect(await errorsFor((number) => number % 4)).toEqual([])
    expect(await errorsFor(() => 0)).toEqual([
      'gcse/biology: the longest option is right 100% of the time, the shortest 0%',
    ])
  })

  test('of several equally long options one is picked at random', () => {
    expect(lengthsOf(['ab', 'ab', 'a', 'a'], () => 0)).toMatchObject({ longest: 0.5, shortest: 0 })
    expect(lengthsOf(['ab', 'ab', 'ab', 'ab'], () => 0)).toMatchObject({ longest: 0.25, shortest: 0.25 })
  })

  test('a formula counts by what is seen of it, an entity as one character', () => {
    const formula = '<math><mi>x</mi><mo>&lt;</mo><mn>1</mn></math>'
    expect(lengthsOf([formula, 'abcd', 'abcd', 'abcd'], () => 0)).toMatchObject({ longest: 0, shortest: 1 })
  })

  test('too few questions say nothing', () => {
    const few = topicWith({ id: 'one', questions: questions.slice(0, 39) })
    expect(answerLengths([few])).toMatchObject([{ balanced: true }])
  })
})

test('a point that no item serves is named with its references', () => {
  const topic = topicWith({ id: 'one', questions: ['What?'] })
  const points = [...topic.points, { key: 'p2', text: 'Left out' }]
  expect(unservedPoints([{ ...topic, points }])).toEqual([
    { topic: 'one', point: 'p2', text: 'Left out', references: 'aqa 4.1; ocr B1' },
  ])
})
