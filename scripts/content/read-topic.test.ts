import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import { fourOptions } from '#tests/support/four-options.ts'
import { faultsOf } from './check-topic.ts'
import { readTopic, type TopicFile } from './read-topic.ts'

const file = 'gcse/biology/cell-structure.md'
const good = readFileSync(path.join(import.meta.dirname, '..', '..', 'content', file), 'utf8')
/** The options of the fourth question. */
const fourth = /- \[ \] Cell membrane\n[\s\S]*?made of cellulose\.\n/
/** Items of a kind, by their headings. */
const headings = (kind: string, text = good) => text.match(new RegExp(`^### ${kind}\\d{2} `, 'gm'))?.length
const examFile = 'gcse/biology/exam/cell-structure.md'
const exam = {
  file: examFile,
  text: readFileSync(path.join(import.meta.dirname, '..', '..', 'content', examFile), 'utf8'),
}
const read = (text: string, beside: Partial<TopicFile> = {}) =>
  readTopic({ file, text, level: 'gcse', subject: 'biology', lessonOf: null, exam, ...beside })

test('a sound topic is read whole, and nothing is found wrong with it', () => {
  const topic = read(good)
  expect(topic).toMatchObject({
    id: 'gcse-biology-cell-structure',
    slug: 'cell-structure',
    counts: { flashcards: headings('f'), quiz: headings('q'), exam: headings('e', exam.text) },
  })
  expect(topic.material?.quiz[0]).toMatchObject({
    id: 'gcse-biology-cell-structure/q01',
    point: 'p1',
    correctAnswer: 1,
  })
  expect(fourOptions(topic.material?.quiz[0]).options[0]?.misconception).toContain('any single-celled organism')
  expect(faultsOf(topic)).toEqual([])
})

test('several ticked options make a question of several right ones, in the words and formulas as they are written', () => {
  const several = good.replace(
    '- [ ] $\\times 0.002$\n  - Divides the real size by the image size.',
    '- [x] **about** $\\times 5^2$',
  )
  const question = read(several).material?.quiz[8]
  expect(question).toMatchObject({
    id: 'gcse-biology-cell-structure/q09',
    question: { html: expect.stringContaining('<math') },
    scheme: { kind: 'multiple-response', marks: 2, correct: { length: 2 } },
    asked: { kind: 'multiple-response', marks: 2, prompt: { html: expect.stringContaining('<math') } },
  })
  if (!question || hasFourOptions(question) || question.asked.kind !== 'multiple-response')
    throw new Error('of no such kind')
  const shown = question.asked.options.find(({ text }) => text.startsWith('about'))
  expect(shown?.html).toMatch(/^<strong>about<\/strong> <math/)
  expect(question.scheme).toMatchObject({
    options: expect.arrayContaining([{ id: shown?.id, text: '**about** $\\times 5^2$' }]),
  })
  expect(JSON.stringify(question.asked)).not.toContain('misconception')
})

test('a scheme in place of the options makes a question of any kind, shuffled alike at every build', () => {
  const passage = 'A [[cell wall]] is made of [[cellulose]] + water.'
  const text = good.replace(
    fourth,
    `\`\`\`scheme\nkind: gaps\npassage: ${passage}\nwordBank: [cellulose, DNA, cell wall]\n\`\`\`\n`,
  )
  const question = read(text).material?.quiz[3]
  expect(question).toMatchObject({
    key: 'q04',
    point: 'p2',
    explanation: { text: expect.stringContaining('made of cellulose') },
    scheme: { kind: 'gaps', passage, distractors: ['DNA'], marks: 2 },
    asked: {
      kind: 'gaps',
      bank: expect.arrayContaining(['cellulose', 'DNA', 'cell wall']),
      pieces: [{ text: 'A ' }, { gap: 'gap1' }, { html: ' is made of ' }, { gap: 'gap2' }, { html: ' + water.' }],
    },
  })
  expect(read(text).material?.quiz[3]).toEqual(question)
  expect(faultsOf(read(text))).toEqual([])
})

test('a topic of the outline alone has no material', () => {
  const [frontMatter] = good.split('\n## Notes')
  expect(read(frontMatter ?? '').material).toBeNull()
})

test('TeX becomes MathML and words; a drawing keeps its title for those who do not see it', () => {
  // A scheme keeps the words of its author.
  const text = JSON.stringify(read(good).material, (name, part) => (name === 'scheme' ? null : part))
  expect(text).toContain('<math display')
  expect(text).toContain('magnification equals size of image over size of real object')
  expect(text).toContain('A plant cell with its cell wall')
  expect(text).not.toContain('$')
})

test('the empty corner of a table is no heading', () => {
  const table = '| | Wall |\n| --- | --- |\n| Plant | yes |\n\n'
  const section = read(good.replace('### Specialised cells\n\n', `### Specialised cells\n\n${table}`)).material?.note
    .sections[2]
  expect(section?.html).toContain('<td></td>\n<th>Wall</th>')
})

test('a code listing keeps its lines and signs, can be reached by the keyboard and is spoken as it stands', () => {
  const listing = '```python\nif 2 < 3 and True:\n    print("&")\n```\n\n'
  const section = read(good.replace('### Specialised cells\n\n', `### Specialised cells\n\n${listing}`)).material?.note
    .sections[2]
  expect(section?.html).toContain(
    '<pre tabindex="0" role="group" aria-label="Python code"><code>if 2 &lt; 3 and True:\n    print("&amp;")</code></pre>',
  )
  expect(section?.text).toMatch(/^if 2 < 3 and True:\n {4}print\("&"\)\n/)
})

describe('what cannot be built is named by file, line and item', () => {
  const broken: [fault: string, change: (text: string) => string, says: RegExp][] = [
    [
      'an option too few',
      (text) =>
        text.replace('- [ ] A sperm cell\n  - Thinks that a small or unusual animal cell has no nucleus.\n', ''),
      /q01: 3 options instead of four/,
    ],
    [
      'two right options in a question on the notes',
      (text) => text.replace('- [ ] Inside the nucleus', '- [x] Inside the nucleus'),
      /n01: 2 options ticked/,
    ],
    [
      'a scheme that says nothing of what is right',
      (text) => text.replace(fourth, '```scheme\nkind: numeric\n```\n'),
      /q04: scheme: .*value/s,
    ],
    [
      'a scheme without an explanation',
      (text) =>
        text.replace(/- \[x\] Mitochondria\n[\s\S]*?instead\.\n/, '```scheme\nkind: true-false\nanswer: true\n```\n'),
      /q03: explanation missing/,
    ],
    [
      'an item of more than one line',
      (text) => text.replace(fourth, '```scheme\nkind: ordering\nitems:\n  - |\n    cell\n\n    wall\n  - cell\n```\n'),
      /q04: .* is more than one line/s,
    ],
    [
      'no right option',
      (text) => text.replace('- [x] A bacterial cell', '- [ ] A bacterial cell'),
      /q01: 0 options ticked/,
    ],
    [
      'a missing explanation',
      (text) => text.replace(/Bacteria keep their DNA free in the cytoplasm, so[\s\S]*?and has a nucleus\.\n/, ''),
      /q01: explanation missing/,
    ],
    [
      'TeX that does not parse',
      (text) => text.replace('$30 \\div 0.06 = 500$', '$\\frac{30$'),
      /q09: KaTeX parse error/,
    ],
    [
      'a point that is not there',
      (text) => text.replace('### q01 (p1)', '### q01 (p9)'),
      /q01: point p9 is not in the front matter/,
    ],
    [
      'a heading of another form',
      (text) => text.replace('### f01 (p1)', '### First card'),
      /First card: an item's heading reads/,
    ],
    [
      'a card without a back',
      (text) => text.replace('Proteins.\n', ''),
      /f06: a flashcard has a front paragraph and a back/,
    ],
    ['a section twice', (text) => `${text}\n## Quiz\n`, /Quiz: section given twice/],
    ['an unknown section', (text) => text.replace('## Easy read', '## Easier'), /Easier: a section is one of/],
    [
      'a drawing with a script',
      (text) => text.replace('<rect x="20"', '<script>go()</script><rect x="20"'),
      /only shapes and text/,
    ],
    [
      'a listing in an unknown language',
      (text) => text.replace('### Specialised cells\n', '### Specialised cells\n\n```cobol\nSTOP RUN.\n```\n'),
      /a fenced block is svg or one of python/,
    ],
    [
      'a listing in a language that is the name of something in every object',
      (text) => text.replace('### Specialised cells\n', '### Specialised cells\n\n```constructor\nx\n```\n'),
      /a fenced block is svg or one of python/,
    ],
    ['a drawing that is not well formed', (text) => text.replace('</g>\n</svg>', '</svg>'), /drawing:/],
    [
      'an unknown key in the front matter',
      (text) => text.replace('order: 10', 'order: 10\nauthor: somebody'),
      /front matter/,
    ],
    [
      'a game line of another form',
      (text) => text.replace('- nucleus :: holds the DNA', '- nucleus = holds the DNA'),
      /Pairs: a line reads/,
    ],
  ]
  test.each(broken)('%s', (_fault, change, says) => {
    const text = change(good)
    expect(text).not.toBe(good)
    expect(() => read(text)).toThrow(says)
    expect(() => read(text)).toThrow(/^gcse\/biology\/cell-structure\.md:\d+: /)
  })
})

describe('what a schema cannot see is found', () => {
  const faulty: [fault: string, change: (text: string) => string, says: string][] = [
    [
      'an option twice',
      (text) => text.replace('- [ ] A yeast cell', '- [ ] A sperm cell'),
      "q01: option 'A sperm cell' stands twice",
    ],
    ['a key twice', (text) => text.replace('### f02 (p1)', '### f01 (p1)'), 'f01: key used twice'],
    [
      'two cards that ask the same',
      (text) => text.replace('What is a plasmid?', 'What do ribosomes make?'),
      'flashcards: two fronts',
    ],
    [
      'a wrong option without its misconception',
      (text) => text.replace('  - Mixes up respiration with photosynthesis.\n', ''),
      "q03: wrong option 'Chloroplasts' names no misconception",
    ],
    [
      'an option ticked by mistake',
      (text) => text.replace('- [ ] A yeast cell', '- [x] A yeast cell'),
      "q01: the right option 'A yeast cell' names a misconception",
    ],
    [
      'a wrong option of several without its misconception',
      (text) =>
        text
          .replace('- [ ] Nucleus\n  - Has not linked cellulose with support.', '- [x] Nucleus')
          .replace('  - Mixes up the membrane, which controls, with the wall, which supports.\n', ''),
      "q04: wrong option 'Cell membrane' names no misconception",
    ],
    [
      'a statement that is wrong without a misconception',
      (text) => text.replace(fourth, '```scheme\nkind: true-false\nanswer: true\n```\n'),
      "q04: wrong option 'False' names no misconception",
    ],
    [
      'an item that is too long to put in order',
      (text) =>
        text.replace(fourth, `\`\`\`scheme\nkind: ordering\nitems:\n  - ${'cell '.repeat(40)}\n  - wall\n\`\`\`\n`),
      "q04: 'cell cell",
    ],
    [
      'a rebuttal in place of a misconception',
      (text) =>
        text.replace(
          '  - Mixes up respiration with photosynthesis.\n',
          '  - A chloroplast carries out photosynthesis.\n',
        ),
      "q03: 'A chloroplast carries out photosynthesis.' does not say what a pupil thinks or does",
    ],
    [
      'a misconception that says only that the option is wrong',
      (text) => text.replace('  - Mixes up respiration with photosynthesis.\n', '  - This is for photosynthesis.\n'),
      "q03: 'This is for photosynthesis.' does not say what a pupil thinks or does",
    ],
    [
      'all of the above',
      (text) => text.replace('- [ ] Vacuole\n', '- [ ] All of the above\n'),
      "q03: 'All of the above' is not an option of its own",
    ],
    [
      'a point that nothing serves',
      (text) => text.replace('points:\n', 'points:\n  p19: Something untaught\n'),
      'p19: no flashcard asks it',
    ],
    [
      'a card on a point of the Higher tier that does not say so',
      (text) => text.replace('  p3: How cells are specialised for their function', '  p3: Specialised cells (Higher)'),
      "f09: its point is for the Higher tier, and it does not say 'Higher'",
    ],
    [
      'a note that is too short',
      (text) => text.replace(/### Specialised cells[\s\S]*?### Common mistakes/, '### Common mistakes'),
      'notes: ',
    ],
    [
      'a pair twice',
      (text) => text.replace('- ribosome :: makes proteins', '- nucleus :: makes proteins'),
      "games: 'nucleus' stands in two pairs",
    ],
  ]
  test.each(faulty)('%s', (_fault, change, says) => {
    const text = change(good)
    expect(text).not.toBe(good)
    expect(faultsOf(read(text)).some((fault) => fault.startsWith(says))).toBe(true)
  })
})
