import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutIds } from '#tests/support/quiz-files.ts'
import { anyQuestion, anyWritten, everyKind, written } from '#tests/support/quiz-questions.ts'
import { readGift } from './read-gift.ts'
import { writeGift } from './write-gift.ts'

const one = (source: string) => {
  const { questions, problems } = readGift(source)
  return { question: questions[0], problems }
}

describe('GIFT', () => {
  test('A quiz of every kind comes back the same', () => {
    const file = readGift(writeGift({ title: 'Every kind', questions: [...everyKind, written], media: [] }))
    expect(file.problems).toEqual([])
    expect(file.title).toBe('Every kind')
    expect(withoutIds(file.questions)).toEqual(withoutIds([...everyKind, written]))
  })

  test('So does every question, whatever marks stand in its texts', () => {
    const marks = fc.string({
      unit: fc.constantFrom(
        '=',
        '~',
        '#',
        '{',
        '}',
        ':',
        '\\',
        '->',
        '%50%',
        '\n',
        'a',
        'n',
        ' ',
        '$',
        '//',
        '####',
        '::',
        '[html]',
      ),
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.oneof(anyQuestion, anyWritten), marks, (question, text) => {
        const words = `Why ${text} not`.replace(/\n\s*/g, '\n')
        const asked = { ...question, prompt: words, explanation: words }
        const file = readGift(writeGift({ title: 'A', questions: [asked], media: [] }))
        expect(file.problems).toEqual([])
        expect(withoutIds(file.questions)).toEqual(withoutIds([asked]))
      }),
    )
  })

  test('Files of other programs are read: Moodle’s own examples', () => {
    expect(one('// comment\n::Q1:: 1+1=2 {T}').question).toMatchObject({
      kind: 'true-false',
      correct: true,
      prompt: '1+1=2',
    })
    expect(
      one("::Q2:: What's between orange and green? {=yellow # right ~red # wrong ~blue ~pink}").question,
    ).toMatchObject({
      kind: 'multiple-choice',
      options: [{ text: 'yellow' }, { text: 'red', misconception: 'wrong' }, { text: 'blue' }, { text: 'pink' }],
    })
    expect(one('When was Ulysses S. Grant born? {#1822:5}').question).toMatchObject({
      answer: 1822,
      tolerance: { kind: 'within', amount: 5 },
    })
    expect(one('What is pi? {#3.141..3.142}').question).toMatchObject({ answer: 3.1415 })
    expect(one('Two plus {=two =2} equals four.').question).toMatchObject({
      kind: 'short-text',
      prompt: 'Two plus _____ equals four.',
      accepted: ['two', '2'],
    })
    expect(one('Match {=cat -> cat food =dog -> dog food = -> hay}').question).toMatchObject({
      kind: 'matching',
      pairs: [{ stem: 'cat', choice: 'cat food' }, {}],
      distractors: [{ text: 'hay' }],
    })
    expect(one('[html]<p>Is <b>it</b> \\(x^2\\)?</p>{F#No#Yes####Because}').question).toMatchObject({
      correct: false,
      misconception: 'No',
      explanation: 'Because',
      prompt: 'Is **it** $x^2$?',
    })
  })

  test('Each item that is not understood is named with a reason, and the others are read', () => {
    const { questions, problems } = readGift(
      'Just text\n\nAn essay {}\n\nOpen {=a\n\nWrong {~a ~b}\n\n{T}\n\nFine {T}\n\nTwo right {=a =b ~c}\n\nThree {=a ~b ~c}\n\nStar {=a* =b}',
    )
    expect(questions.map(({ kind }) => kind)).toEqual([
      'written',
      'true-false',
      'multiple-response',
      'multiple-choice',
      'short-text',
    ])
    expect(problems.map(({ item, leftOut }) => [item, leftOut])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, true],
      [5, true],
      [7, false],
      [9, false],
    ])
  })

  test('Whatever a file holds, reading it ends and throws nothing', () => {
    const any = fc.string({
      unit: fc.constantFrom('=', '~', '#', '{', '}', '\\', '->', '\n', '\n\n', 'a', '%', ':', '::', 'T', '>', '1'),
    })
    fc.assert(
      fc.property(any, (source) => {
        expect(Array.isArray(readGift(source).questions)).toBe(true)
      }),
    )
  })
})
