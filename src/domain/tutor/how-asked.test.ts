import { expect, test } from 'vitest'
import { howAsked } from './how-asked.ts'

test.each([
  ['why do we sweat', 'why'],
  ['how come my shadow is long', 'why'],
  ['how do i add fractions', 'how to'],
  ['how to balance equashuns', 'how to'],
  ['how do enzymes work', 'how'],
  ['how many sides has a hexagon', 'amount'],
  ['whats the diff between ram and rom', 'difference'],
  ['when did ww1 start', 'when'],
  ['who was lenin', 'who'],
  ['where do speech marks go', 'where'],
  ['osmosis?', 'what'],
  ['give me an example', 'example'],
  ['why?', 'why'],
  ['what is a mole', 'what'],
  ['does a frog have fur or what is it made of then I want to know', 'what'],
] as const)('%s asks %s', (question, how) => expect(howAsked(question)).toBe(how))
