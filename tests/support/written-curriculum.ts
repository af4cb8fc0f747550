import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Level } from '#domain/curriculum/level.ts'
import { keysOf, markingOf } from '#domain/curriculum/marking.ts'
import type { Subject } from '#domain/curriculum/subject.ts'
import type { Template } from '#domain/curriculum/template.ts'
import type { Flashcard, FourOptionQuestion, SchemedQuestion, Topic, TopicOutline } from '#domain/curriculum/topic.ts'
import type { FormulaSheet } from '#domain/exam/papers/formula-sheet.ts'
import type { Paper } from '#domain/exam/papers/paper.ts'
import type { LessonFacts, TopicLesson } from '#domain/lessons/lesson.ts'
import { type CurriculumStore, readCurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { RIGHT } from './answers.ts'
import { emptyFindingModel } from './empty-finding-model.ts'
import { examQuestion } from './exam-question.ts'
import { fullSource } from './game-source.ts'

const { pairs, words, sequences, events, sums } = fullSource

const levels: Level[] = [
  { id: 'ks2', title: 'KS2', description: 'Ages 7 to 11', presentation: 'pictures' },
  { id: 'gcse', title: 'GCSE', description: 'Ages 14 to 16', presentation: 'calm' },
]
const subjects: Subject[] = [
  { level: 'ks2', slug: 'maths', title: 'Maths', order: 1, icon: 'calculator', hue: 30 },
  { level: 'gcse', slug: 'biology', title: 'Biology', order: 1, icon: 'dna', hue: 150 },
]

const outline = (topic: Pick<TopicOutline, 'id' | 'level' | 'subject' | 'title' | 'references'>): TopicOutline => ({
  slug: topic.id,
  lessonOf: null,
  order: 1,
  summary: `What there is to know of ${topic.title.toLowerCase()}`,
  points: [{ key: 'p1', text: 'Everything about it' }],
  counts: { flashcards: 3, quiz: 6, exam: topic.id === 'cells' ? 5 : 0 },
  ...topic,
})

/** `Cells` is taught by every board, `Genes` by OCR and Edexcel alone, and `Sums` belongs to no board. */
const topics = [
  outline({
    id: 'cells',
    level: 'gcse',
    subject: 'biology',
    title: 'Cells',
    references: { aqa: '1', ocr: 'B1', edexcel: '1.1' },
  }),
  outline({ id: 'genes', level: 'gcse', subject: 'biology', title: 'Genes', references: { edexcel: '2', ocr: 'B2' } }),
  outline({ id: 'sums', level: 'ks2', subject: 'maths', title: 'Sums', references: {} }),
]

/** A paper that all exam questions fill exactly. */
const paper: Paper = {
  id: 'gcse-biology-aqa-1-higher',
  level: 'gcse',
  subject: 'biology',
  board: 'aqa',
  title: 'Paper 1',
  code: '8461/1H',
  tier: 'higher',
  minutes: 30,
  marks: 20,
  calculator: 'allowed',
  objectives: { AO1: 50, AO2: 50 },
  topicIds: ['cells'],
  sections: [],
  others: [],
}

const formulaSheet: FormulaSheet = {
  id: 'gcse-biology-aqa',
  title: 'Formulae for GCSE Biology',
  given: 'What the board gives with its papers.',
  of: ['gcse/biology/aqa'],
  papers: null,
  tier: null,
  sections: [{ heading: 'Magnification', body: { html: '<p>image ÷ object</p>', text: 'image ÷ object' } }],
}

/** The curriculum of `items` as the content build would write it, read back by the server's own reader. */
export function readWrittenCurriculum(): CurriculumStore {
  const folder = mkdtempSync(path.join(tmpdir(), 'revisewell-curriculum-'))
  // Lessons are read when they are asked for.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['topics', 'exam', 'lessons', 'pictures']) mkdirSync(path.join(folder, name))
  const write = (name: string, value: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(value))
  const whole = topics.map(withMaterial)
  write('outline.json', { levels, subjects, topics })
  write('coverage.json', [])
  write('papers.json', [paper])
  write('formula-sheets.json', [formulaSheet])
  writeFileSync(path.join(folder, 'finding.bin'), emptyFindingModel())
  write('marking.json', markingOf(whole))
  write('question-keys.json', keysOf(whole))
  for (const topic of whole) {
    write(`topics/${topic.id}.json`, topic)
    write(`lessons/${topic.id}.json`, lesson)
    for (const theme of ['light', 'dark'])
      writeFileSync(path.join(folder, 'pictures', `${topic.id}.${theme}.svg`), `<svg id="${theme}"/>`)
  }
  write(
    'exam/cells.json',
    numbers(5).map((number) => examQuestion('cells', `e${number}`)),
  )
  const facts: LessonFacts = { seconds: { full: 7, easy: 4 }, picture: true, terms: [] }
  write('emoji.json', { '1f41f': '<svg/>' })
  write('lessons.json', Object.fromEntries(topics.map(({ id }) => [id, facts])))
  return readCurriculumStore(folder)
}

const slide = (...texts: string[]) => ({ heading: 'All of it', parts: [], sentences: texts.map((text) => ({ text })) })
const lesson: TopicLesson = {
  full: { wordsPerMinute: 150, slides: [slide('All of it.', 'There is more.'), slide('That was all.')] },
  easy: { wordsPerMinute: 125, slides: [slide('All of it.')] },
}

function withMaterial(topic: TopicOutline): Topic {
  const { id } = topic
  return {
    ...topic,
    material: {
      note: {
        sections: [{ id: 'all-of-it', heading: 'All of it', ...rich(`About ${id}`) }],
        easyRead: rich(`About ${id}`),
        words: 2,
      },
      noteQuestions: numbers(3).map((number) => question(id, `n${number}`)),
      flashcards: numbers(3).map((number) => flashcard(id, `f${number}`)),
      quiz: [...numbers(6).map((number) => question(id, `q${number}`)), ...(id === 'genes' ? [distance] : [])],
      games: { pairs, words, sequences, events, sums },
    },
    templates: id === 'sums' ? [doubling] : [],
  }
}

const slot = (of: string) => ({ of, form: { kind: 'plain' as const } })
const slotted = (before: string, of: string) => ({ html: [before, slot(of)], text: [before, slot(of)] })

/** `Twice some?`: the one topic without a board has a template. */
const doubling: Template = {
  id: 'sums/t01',
  key: 't01',
  point: 'p1',
  values: [
    { name: 'some', from: { least: 3, most: 99, step: 1 }, form: { kind: 'plain' } },
    { name: 'twice', from: { expression: '2 * some' }, form: { kind: 'plain' } },
  ],
  needs: ['some != 4'],
  checks: ['twice - some == some'],
  negatives: false,
  groupFrom: 1000,
  question: slotted('Twice ', 'some'),
  options: [
    slotted('It is ', 'twice'),
    { ...slotted('It is ', 'some'), misconception: 'Leaves it as it is.' },
    { ...slotted('It is ', 'some + 2'), misconception: 'Adds two.' },
    { ...slotted('It is ', 'some * some'), misconception: 'Squares.' },
  ],
  explanation: slotted('Add it to itself: ', 'twice'),
}

const rich = (text: string) => ({ html: `<p>${text}</p>`, text })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'))

const texts = { prompt: 'How far is it?', explanation: 'It is measured.' }
const distanceId = '00000000-0000-8000-8000-00000000d157'

/** `genes/q07`: the one question without four options. */
const distance: SchemedQuestion = {
  id: 'genes/q07',
  key: 'q07',
  point: 'p1',
  question: rich(texts.prompt),
  asked: { id: distanceId, kind: 'numeric', prompt: rich(texts.prompt), marks: 2, wantsUnit: true },
  scheme: {
    ...texts,
    id: distanceId,
    kind: 'numeric',
    marks: 2,
    answer: 30,
    tolerance: { kind: 'exact' },
    unit: 'm',
    unitRequired: true,
  },
  explanation: rich(texts.explanation),
}

function flashcard(topic: string, key: string): Flashcard {
  return { id: `${topic}/${key}`, key, point: 'p1', front: rich(`Front of ${key}`), back: rich(`Back of ${key}`) }
}

function question(topic: string, key: string): FourOptionQuestion {
  return {
    id: `${topic}/${key}`,
    key,
    point: 'p1',
    question: rich(`Question ${key}`),
    options: numbers(4).map((number) => rich(`Option ${number}`)),
    correctAnswer: RIGHT,
    explanation: rich('Because it is.'),
  }
}
