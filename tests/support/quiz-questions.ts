import * as fc from 'fast-check'
import { gapsIn } from '#domain/questions/gaps/passage.ts'
import { acceptedAt } from '#domain/questions/label/places.ts'
import type { Question, QuestionOf } from '#domain/questions/question.ts'
import type { QuestionKind } from '#domain/questions/question-kinds.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { uuid } from './answers.ts'

const base = { prompt: 'What is $x^2$ when $x = 2$?', explanation: 'Because of the mark scheme.', marks: 1 }

const questions: { [K in QuestionKind]: QuestionOf<K> } = {
  'multiple-choice': {
    ...base,
    id: uuid(1),
    kind: 'multiple-choice',
    prompt: 'What do plants take in to make food?',
    options: [
      { id: 'opt1', text: 'Carbon dioxide' },
      { id: 'opt2', text: 'Oxygen', misconception: 'Plants breathe in oxygen to make food' },
      { id: 'opt3', text: 'Nitrogen' },
      { id: 'opt4', text: 'Soil', misconception: 'Plants eat soil' },
    ],
    correct: 'opt1',
  },
  'multiple-response': {
    ...base,
    id: uuid(2),
    kind: 'multiple-response',
    marks: 2,
    prompt: 'Which of these are metals?',
    options: [
      { id: 'opt1', text: 'Iron' },
      { id: 'opt2', text: 'Copper' },
      { id: 'opt3', text: 'Sulfur', misconception: 'Every solid element is a metal' },
      { id: 'opt4', text: 'Carbon' },
    ],
    correct: ['opt1', 'opt2'],
  },
  'true-false': {
    ...base,
    id: uuid(3),
    kind: 'true-false',
    prompt: 'Without air, a feather and a stone fall alike.',
    correct: true,
    misconception: 'Heavier things fall faster',
  },
  numeric: {
    ...base,
    id: uuid(4),
    kind: 'numeric',
    prompt: 'How fast is light in a vacuum?',
    marks: 2,
    answer: 3e8,
    tolerance: { kind: 'per-cent', amount: 1 },
    unit: 'm/s',
    unitRequired: true,
  },
  'short-text': {
    ...base,
    id: uuid(5),
    kind: 'short-text',
    prompt: 'Where does one drink coffee?',
    accepted: ['café', 'coffee house'],
    forgiving: { case: true, accents: true, spaces: true, articles: true },
  },
  gaps: {
    ...base,
    id: uuid(8),
    kind: 'gaps',
    prompt: 'Complete the sentences.',
    marks: 3,
    passage: 'Plants take in [[carbon dioxide|$CO_2$]] and give out [[oxygen]]. They store energy as [[starch]].',
    bank: false,
    distractors: [],
    forgiving: { case: true, accents: true, spaces: true, articles: true },
  },
  ordering: {
    ...base,
    id: uuid(6),
    kind: 'ordering',
    prompt: 'Put the events in order.',
    marks: 3,
    items: [
      { id: 'it01', text: 'Hastings' },
      { id: 'it02', text: 'Magna Carta' },
      { id: 'it03', text: 'Bosworth' },
      { id: 'it04', text: 'The Armada' },
    ],
  },
  matching: {
    ...base,
    id: uuid(7),
    kind: 'matching',
    prompt: 'Match each place with its capital.',
    marks: 3,
    pairs: [
      { id: 'st01', stem: 'France', choiceId: 'ch01', choice: 'Paris' },
      { id: 'st02', stem: 'Wales', choiceId: 'ch02', choice: 'Cardiff' },
      { id: 'st03', stem: 'The French Republic', choiceId: 'ch03', choice: 'Paris' },
    ],
    distractors: [{ id: 'dis1', text: 'Rome' }],
  },
  algebra: {
    ...base,
    id: uuid(9),
    kind: 'algebra',
    prompt: 'Factorise $x^2 + 5x + 6$.',
    marks: 2,
    answer: '(x+2)(x+3)',
    form: 'factorised',
    letters: [],
  },
  label: {
    ...base,
    id: uuid(10),
    kind: 'label',
    prompt: 'Label the cell.',
    marks: 2,
    figure: '',
    places: [
      { id: 'pl01', accepted: 'nucleus|cell nucleus', says: 'the large round body inside' },
      { id: 'pl02', accepted: 'cell membrane', says: 'the thin line around it' },
    ],
    bank: false,
    distractors: [],
    forgiving: { case: true, accents: true, spaces: true, articles: true },
  },
  plot: {
    ...base,
    id: uuid(11),
    kind: 'plot',
    prompt: 'Plot the points.',
    marks: 2,
    task: 'points',
    x: { label: 'x', from: -4, to: 4, step: 1 },
    y: { label: 'y', from: -4, to: 4, step: 1 },
    categories: [],
    answer: [
      { x: 1, y: 2 },
      { x: 3, y: -1 },
    ],
    tolerance: 0.2,
  },
  written: {
    ...base,
    id: uuid(12),
    kind: 'written',
    prompt: 'Explain why a wire gets hotter when there is a current in it.',
    marks: 2,
    points: [
      {
        id: 'po01',
        text: 'Electrons collide with the ions',
        marks: 1,
        accept: ['electrons collide with ions', 'electrons hit the ions'],
        reject: ['electrons collide with electrons'],
      },
      { id: 'po02', text: 'The ions vibrate more', marks: 1, accept: ['ions vibrate more'], reject: [] },
      { id: 'po03', text: 'Energy is transferred to the ions', marks: 1, accept: [], reject: [] },
    ],
  },
}
/** One question of each kind that is marked at once; `written` waits for its teacher. */
export const everyKind: readonly Question[] = Object.values(questions).filter(({ kind }) => kind !== 'written')
export const { written } = questions
/** What all of them are worth together. */
export const everyMark = everyKind.reduce((sum, { marks: worth }) => sum + worth, 0)

export function questionOf<K extends QuestionKind>(kind: K, change: Partial<QuestionOf<K>> = {}): QuestionOf<K> {
  return { ...questions[kind], ...change }
}

/** The response that the mark scheme asks for. */
export function rightResponse(question: Question): QuestionResponse {
  switch (question.kind) {
    case 'multiple-choice':
      return { kind: 'multiple-choice', option: question.correct }
    case 'multiple-response':
      return { kind: 'multiple-response', options: [...question.correct] }
    case 'true-false':
      return { kind: 'true-false', value: question.correct }
    case 'numeric':
      return { kind: 'numeric', text: `${question.answer} ${question.unit ?? ''}` }
    case 'algebra':
      return { kind: 'algebra', text: question.answer }
    case 'short-text':
      return { kind: 'short-text', text: question.accepted[0] ?? '' }
    case 'gaps':
      return {
        kind: 'gaps',
        filled: Object.fromEntries(gapsIn(question.passage).map(({ id, accepted }) => [id, accepted[0] ?? ''])),
      }
    case 'label':
      return {
        kind: 'label',
        labels: Object.fromEntries(question.places.map((place) => [place.id, acceptedAt(place)[0] ?? ''])),
      }
    case 'plot':
      return { kind: 'plot', points: question.answer.map((point) => ({ ...point })) }
    case 'ordering':
      return { kind: 'ordering', order: question.items.map(({ id }) => id) }
    case 'written':
      return { kind: 'written', text: 'The electrons hit the ions, so the ions vibrate more.', onPaper: false }
    case 'matching':
      return { kind: 'matching', matches: Object.fromEntries(question.pairs.map(({ id, choiceId }) => [id, choiceId])) }
  }
}

const marks = fc.integer({ min: 1, max: 20 })
const texts = (least: number) =>
  fc.uniqueArray(fc.stringMatching(/^[a-zé]{1,6}( [a-zé]{1,4})?$/), { minLength: least, maxLength: 6 })
const parts = (least: number, prefix = 'part') =>
  texts(least).map((made) => made.map((text, at) => ({ id: `${prefix}${at}`, text })))

/** Written questions, with any wordings. */
export const anyWritten: fc.Arbitrary<Question> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), texts(1))
  .map(([worth, accept]) => ({
    ...written,
    marks: worth,
    points: written.points.map((point) => ({ ...point, accept })),
  }))

/** Questions of every kind that is marked at once, with any marks. */
export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(
  fc.tuple(marks, fc.constantFrom(...everyKind)).map(([worth, question]) => ({ ...question, marks: worth })),
  fc.tuple(marks, parts(2), fc.nat()).map(([worth, options, right]) => ({
    ...questions['multiple-response'],
    marks: worth,
    options,
    correct: options.filter((_, at) => at === right % options.length || at % 2 === 1).map(({ id }) => id),
  })),
  fc.tuple(marks, parts(2)).map(([worth, items]) => ({ ...questions.ordering, marks: worth, items })),
  fc.tuple(marks, texts(1), texts(0), fc.boolean()).map(([worth, answers, words, bank]) => ({
    ...questions.gaps,
    marks: worth,
    passage: answers.map((answer) => `before [[${answer}]] after`).join(' '),
    bank,
    distractors: bank ? words.filter((word) => !answers.includes(word)) : [],
  })),
  fc.tuple(marks, parts(2), fc.nat(2)).map(([worth, made, spare]) => ({
    ...questions.matching,
    marks: worth,
    pairs: made.slice(0, Math.max(2, made.length - spare)).map(({ id, text }) => ({
      id,
      stem: `${text} stem`,
      choiceId: `${id}c`,
      choice: text,
    })),
    distractors: made.slice(Math.max(2, made.length - spare)),
  })),
)

const ids = [
  'opt1',
  'opt2',
  'opt3',
  'opt4',
  'it01',
  'it02',
  'it03',
  'it04',
  'st01',
  'st02',
  'ch01',
  'ch02',
  'part0',
  'part1',
]
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 6 })
const typed = fc.constantFrom('', 'café', 'nucleus', '3e8 m/s', '3 × 10⁸', 'x', '300000 km/s')

/** Responses that fit or don't. */
export const anyResponse: fc.Arbitrary<QuestionResponse | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...ids).map((option): QuestionResponse => ({ kind: 'multiple-choice', option })),
  someIds.map((options): QuestionResponse => ({ kind: 'multiple-response', options })),
  fc.boolean().map((value): QuestionResponse => ({ kind: 'true-false', value })),
  typed.map((text): QuestionResponse => ({ kind: 'numeric', text })),
  typed.map((text): QuestionResponse => ({ kind: 'short-text', text })),
  fc
    .oneof(typed, fc.constantFrom('x^2+5x+6', '(x+3)(x+2)', '(x+2)^2', '2(x+3', 'x=2'))
    .map((text): QuestionResponse => ({ kind: 'algebra', text })),
  fc
    .dictionary(fc.constantFrom('gap1', 'gap2', 'gap3', 'opt1'), typed, { maxKeys: 4 })
    .map((filled): QuestionResponse => ({ kind: 'gaps', filled })),
  fc
    .dictionary(fc.constantFrom('pl01', 'pl02', 'opt1'), typed, { maxKeys: 3 })
    .map((labels): QuestionResponse => ({ kind: 'label', labels })),
  fc
    .array(fc.record({ x: fc.integer({ min: -5, max: 5 }), y: fc.integer({ min: -5, max: 5 }) }), { maxLength: 4 })
    .map((points): QuestionResponse => ({ kind: 'plot', points })),
  someIds.map((order): QuestionResponse => ({ kind: 'ordering', order })),
  fc
    .dictionary(fc.constantFrom(...ids), fc.constantFrom(...ids), { maxKeys: 5 })
    .map((matches): QuestionResponse => ({ kind: 'matching', matches })),
)
