import { expect, test } from 'vitest'
import { amount, ratio } from './figure.ts'
import { figureTable } from './print-figures.ts'

test('the table names what was measured, against what, and whether the goal is met', () => {
  const table = figureTable([
    ratio({
      section: 'pages',
      name: 'First paint',
      ours: 808,
      reference: 750,
      measuredIn: 'ms',
      goal: { atMost: 1.1 },
    }),
    amount({ section: 'answers', name: 'CPU an answer', ours: 0.731, measuredIn: 'ms', goal: { atMost: 0.7 } }),
  ])
  expect(table).toBe(
    [
      'What              Ours  Reference   Result    Goal  Met',
      '-------------  -------  ---------  -------  ------  ---',
      'First paint     808 ms     750 ms     1.08  ≤ 1.10  yes',
      'CPU an answer  0.73 ms             0.73 ms   ≤ 0.7   NO',
    ].join('\n'),
  )
})
