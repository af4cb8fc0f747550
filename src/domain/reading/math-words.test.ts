import { expect, test } from 'vitest'
import { type MathNode, mathWords } from './math-words.ts'

const leaf = (name: string, text: string): MathNode => ({ name, text, children: [] })
const node = (name: string, ...children: MathNode[]): MathNode => ({ name, text: '', children })
const x = leaf('mi', 'x')
const two = leaf('mn', '2')

test.each<[MathNode, string]>([
  [node('mrow', x, leaf('mo', '='), node('msup', leaf('mn', '5'), two)), 'x equals 5 squared'],
  [node('mfrac', leaf('mn', '1'), two), '1 over 2'],
  [node('msqrt', x), 'square root of x'],
  [node('mroot', leaf('mn', '8'), leaf('mn', '3')), 'cube root of 8'],
  [node('msup', leaf('mn', '10'), node('mrow', leaf('mo', '−'), leaf('mn', '3'))), '10 to the power minus 3'],
  [node('msub', leaf('mi', 'H'), two), 'H 2'],
  [node('msup', leaf('mi', 'toString'), leaf('mi', 'constructor')), 'toString to the power constructor'],
  [node('msup', leaf('mn', '30'), leaf('mo', '∘')), '30 degrees'],
  [node('mrow', leaf('mi', 'g'), leaf('mo', '∘'), leaf('mi', 'f')), 'g composed with f'],
  [node('mrow', leaf('mi', 'O'), leaf('mo', '('), node('msup', x, two), leaf('mo', ')')), 'O of ( x squared )'],
  [node('mrow', leaf('mi', 'O'), leaf('mo', '('), two, leaf('mo', ','), two, leaf('mo', ')')), 'O ( 2 , 2 )'],
  [node('mrow', leaf('mn', '3'), leaf('mo', '×'), leaf('mn', '4')), '3 times 4'],
])('a formula is read aloud as it is said (%#)', (formula, words) => {
  expect(mathWords(formula)).toBe(words)
})
