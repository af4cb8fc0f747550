import { stringify } from 'csv-stringify/sync'
import { csvOptions } from '../spreadsheets/formula-cells.ts'
import type { ReportFigures } from './make-report.ts'

const percent = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : '')

/** A report's figures, one below the other: what each row is about stands in its first column. */
export function writeReportCsv({ totals, days, subjects, hardest, pupils, ...about }: ReportFigures): string {
  const rows: (string | number)[][] = [
    ['Part', 'What', 'Pupils', 'Answers', 'Right', 'Share right', 'XP'],
    ['Report', `${about.firstDay} to ${about.lastDay}, ${about.school ?? 'every school'}`, '', '', '', '', ''],
    [
      'Total',
      `${totals.active} of ${totals.pupils} pupils active, ${totals.quizzes} quizzes, ${totals.goals} daily goals`,
      totals.active,
      totals.answers,
      totals.correct,
      percent(totals.correct, totals.answers),
      totals.xp,
    ],
    ...days.map((day) => ['Day', day.day, day.pupils, day.answers, day.correct, percent(day.correct, day.answers), '']),
    ...subjects.map(({ title, answers, correct }) => [
      'Subject',
      title,
      '',
      answers,
      correct,
      percent(correct, answers),
      '',
    ]),
    ...hardest.map(({ title, subject, answers, correct }) => [
      'Hardest topic',
      `${subject}: ${title}`,
      '',
      answers,
      correct,
      percent(correct, answers),
      '',
    ]),
    ...(pupils ?? []).map(({ fullName, answers, correct, xp }) => [
      'Pupil',
      fullName,
      '',
      answers,
      correct,
      percent(correct, answers),
      xp,
    ]),
  ]
  return stringify(rows, csvOptions)
}
