import { describe, expect, test } from 'vitest'
import type { FourOptionQuestion } from '../curriculum/topic.ts'
import { blankOut } from './blank-out.ts'
import { hintLadder } from './hint-ladder.ts'

const rich = (text: string) => ({ html: text, text })
const question: FourOptionQuestion = {
  id: 'cells/q01',
  key: 'q01',
  point: 'p1',
  question: rich('Where does photosynthesis take place?'),
  options: [
    { ...rich('In the nucleus'), misconception: 'Takes the nucleus for the place of every reaction' },
    rich('In the chloroplasts'),
    rich('In the mitochondria'),
    rich('In the cell wall'),
  ],
  correctAnswer: 1,
  explanation: rich('Chloroplasts hold the chlorophyll that absorbs light.'),
}
const material = {
  question,
  choice: 0,
  point: 'Chloroplasts and what they do',
  heading: 'Inside a chloroplast',
  sentence: 'Photosynthesis takes place in chloroplasts, where the pigment chlorophyll absorbs light.',
}

describe('the ladder of hints', () => {
  test('leads from the idea over the mix-up to the sentence with its key word left out', () => {
    expect(hintLadder(material)).toEqual([
      {
        kind: 'idea',
        text: 'This question is about ‘_____ and what they do’. Read ‘Inside a _____’ in the note, then look at the question again.',
      },
      {
        kind: 'mix-up',
        text: 'Your choice shows a common mix-up. You might take the nucleus for the place of every reaction.',
      },
      { kind: 'sentence', text: 'Photosynthesis takes place in _____, where the pigment chlorophyll absorbs light.' },
    ])
  })

  test('strikes out another wrong option where no sentence of the note holds the answer', () => {
    for (const sentence of [undefined, 'Plants are green and grow in light.'])
      expect(hintLadder({ ...material, sentence })[2]).toMatchObject({ kind: 'struck-out', option: 2 })
    expect(hintLadder({ ...material, choice: 2, sentence: undefined })[2].option).toBe(0)
  })

  test('a choice without a named misconception is thought about again', () => {
    expect(hintLadder({ ...material, choice: 3 })[1].text).toMatch(/^Look again at what you chose/)
  })
})

describe('blanking out an answer', () => {
  test.each([
    ['The cell divides in two.', 'dividing', 'The cell _____ in two.'],
    ['It is 12.5 cm long.', '12.5 cm', 'It is _____ long.'],
    ['Mixes up glucose and oxygen.', 'Glucose and oxygen', 'Mixes up _____.'],
    ['The heart has four chambers.', 'Lungs', 'The heart has four chambers.'],
    ['Say it (twice)?', '(twice)?', 'Say it _____?'],
  ])('%s without %s', (text, answer, left) => {
    expect(blankOut(text, answer)).toBe(left)
  })

  test('words that stand in the question give nothing away', () => {
    expect(blankOut('Speed is distance over time.', 'Distance over time', ['What is distance?'])).toBe(
      'Speed is _____.',
    )
    expect(blankOut('The distance grows.', 'Distance over time', ['What is distance?'])).toBe('The distance grows.')
  })
})
