import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const faultsOf = (body: string) => readBody('note', body).faults.map(({ line }) => line)

test.each([
  ['> '.repeat(9000) + 'a', 1],
  [`# A\n\n${'- '.repeat(9000)}a`, 3],
  [`${'1. '.repeat(6000)}a`, 1],
  ['*_'.repeat(9000), 1],
])('a note that would take seconds to read has a fault (%#)', (body, line) => {
  expect(faultsOf(body)).toEqual([line])
})

test.each([
  '- - - - - - - - - - - -',
  '* * * * * * * * * *\n\ntext',
  '> > > deep\n\n- a\n  - b\n    - c\n      1. d',
  '**bold** and *so on* '.repeat(400),
  '| a | b |\n|---|---|\n| - | + |',
])('an ordinary note has none (%#)', (body) => {
  expect(faultsOf(body)).toEqual([])
})
