import type { ExamQuestion } from '#domain/exam/exam-question.ts'
import type { MarkingPoint } from '#domain/exam/mark-scheme.ts'
import { uuid } from './answers.ts'

const rich = (text: string) => ({ html: text, text })

const point = (id: string, text: string, accept: string[]): MarkingPoint => ({
  id,
  marks: 1,
  text: rich(text),
  accept,
  reject: [],
  ignore: [],
  needs: null,
})

/** Two marks for a number with its working, then two for an explanation. */
export const examQuestion = (topicId: string, key = 'e01'): ExamQuestion => ({
  id: `${topicId}/${key}`,
  key,
  title: 'A cell in a drawing',
  higher: false,
  stimulus: rich('In a drawing a cell is 45 mm wide.'),
  parts: [
    {
      id: `${topicId}/${key}a`,
      letter: 'a',
      points: ['p1'],
      marks: 2,
      command: 'calculate',
      objectives: { AO2: 2 },
      calculator: true,
      prompt: rich('The cell is 0.09 mm wide. Calculate the magnification.'),
      lines: 3,
      final: {
        asked: { kind: 'numeric', id: uuid(71), prompt: rich('The magnification'), marks: 2, wantsUnit: false },
        scheme: {
          kind: 'numeric',
          id: uuid(71),
          prompt: 'The magnification',
          explanation: '',
          marks: 2,
          answer: 500,
          tolerance: { kind: 'exact' },
          unit: null,
          unitRequired: false,
        },
      },
      carriedOn: null,
      scheme: { kind: 'points', points: [point('m1', 'Divides 45 by 0.09', []), point('m2', '500', [])], examples: [] },
      worked: rich('45 ÷ 0.09 = 500'),
    },
    {
      id: `${topicId}/${key}b`,
      letter: 'b',
      points: ['p1'],
      marks: 2,
      command: 'explain',
      objectives: { AO1: 2 },
      calculator: null,
      prompt: rich('Explain why a muscle cell has many mitochondria.'),
      lines: 4,
      final: null,
      carriedOn: null,
      scheme: {
        kind: 'points',
        points: [
          point('m1', 'Mitochondria carry out respiration', ['mitochondria respire', 'respiration in mitochondria']),
          point('m2', 'which releases energy', ['releases energy', 'gives energy']),
        ],
        examples: [],
      },
      worked: rich('Mitochondria carry out respiration, which releases the energy that the muscle needs.'),
    },
  ],
})
