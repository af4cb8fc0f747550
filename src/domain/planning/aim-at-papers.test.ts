import { expect, test } from 'vitest'
import { aimsAt } from './aim-at-papers.ts'

const now = new Date('2027-05-01T17:00:00Z')
const exam = (subject: string, day: string, paper = '') => ({ level: 'gcse' as const, subject, day, paper })

test('a subject is aimed at its next paper, unless that is over or too far off', () => {
  const aims = aimsAt(
    [
      exam('biology', '2027-06-09', 'Paper 2'),
      exam('biology', '2027-05-17', 'Paper 1'),
      exam('biology', '2027-05-01'),
      exam('history', '2027-11-01'),
      exam('physics', '2027-04-20'),
    ],
    now,
  )
  expect([...aims]).toEqual([
    ['gcse/biology', { morning: new Date('2027-05-17T09:00:00Z'), paper: 'Paper 1', day: '2027-05-17' }],
  ])
})
