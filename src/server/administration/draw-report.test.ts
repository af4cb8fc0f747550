import { expect, test } from 'vitest'
import { readPdfText } from '#tests/support/read-pdf-text.ts'
import { drawReport } from './draw-report.ts'

const names = ['Łukasz Mačák', 'Siân Ŵyn Ŷsgol', 'Gülşah İnce', 'Zoë O’Neill']
const drawn = async (pupils: readonly string[]) =>
  readPdfText(
    await drawReport({
      firstDay: '2026-05-01',
      lastDay: '2026-05-02',
      school: 'Ysgol Ŵyn',
      madeAt: new Date('2026-05-03T08:00:00Z'),
      totals: { pupils: 4, active: 2, answers: 12, correct: 9, quizzes: 1, goals: 1, xp: 120 },
      days: [
        { day: '2026-05-01', pupils: 2, answers: 12, correct: 9 },
        { day: '2026-05-02', pupils: 0, answers: 0, correct: 0 },
      ],
      subjects: [{ title: 'GCSE Biology', answers: 12, correct: 9, mastery: 0.4 }],
      hardest: [],
      pupils: pupils.map((fullName) => ({ id: fullName, fullName, days: 1, answers: 3, correct: 2, xp: 30 })),
    }),
  )

test('names and schools are read out of the PDF as they are written', async () => {
  const text = await drawn(names)
  expect(text).toEqual(expect.arrayContaining(names))
  expect(text).toEqual(expect.arrayContaining(['Revision report: Ysgol Ŵyn', 'GCSE Biology', '40%']))
  expect(text.join(' ')).not.toContain('question mark')
})

test('a sign that the typeface lacks is a question mark, and the report says so', async () => {
  const text = await drawn(['Ωmega 🦊', ...names])
  expect(text).toEqual(expect.arrayContaining(['?mega ?', ...names]))
  expect(text.join(' ')).toContain('The CSV of this report has every name as it is written.')
  expect(await drawn(['Αθηνά'])).toContain('?????')
})
