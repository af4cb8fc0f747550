import { expect, test } from 'vitest'
import { sayToPupil } from './say-to-pupil.ts'

test.each([
  ['Thinks that heat rises and sinks.', 'You might think that heat rises and sinks.'],
  ['Mixes up squares and cubes.', 'You might mix up squares and cubes.'],
  [
    'Counts the four bonds and forgets the two lone pairs.',
    'You might count the four bonds and forget the two lone pairs.',
  ],
  ['Multiplies, then takes the root.', 'You might multiply, then take the root.'],
  ['Does not convert the mass.', 'You might not convert the mass.'],
  ['Adds the concordant titres and does not divide.', 'You might add the concordant titres and not divide.'],
  ['Carries the one.', 'You might carry the one.'],
  ['Is misled by the larger denominator.', 'You might be misled by the larger denominator.'],
  ['Divides 150 by 3 and forgets to convert.', 'You might divide 150 by 3 and forget to convert.'],
  ['Halves, then adds.', 'You might halve, then add.'],
])('%s', (written, said) => {
  expect(sayToPupil(written)).toBe(said)
})

test('what begins otherwise stays as a teacher wrote it', () => {
  for (const written of ['This is the radius.', 'Students often halve it.', 'wrong sign', ''])
    expect(sayToPupil(written)).toBe(written)
})
