import type { ContentReports } from './report-content.ts'
import { percent } from './report-content.ts'

const DUPLICATES_SHOWN = 20
const WORDS_SHOWN = 120

/** The reports in words; long lists are cut, and whole in `--json`. */
export function printReports(reports: ContentReports): string {
  const { nearDuplicates, readingAges, answerPositions, answerLengths, unservedPoints, spelling, errors } = reports
  return [
    '\nReading age (Flesch-Kincaid grade + 5), notes and easy read:',
    ...readingAges.map(
      ({ level, notes, easyRead, hardest }) =>
        `  ${level.padEnd(7)} ${notes.toFixed(1)}  ${easyRead.toFixed(1)}  hardest: ${hardest.map(({ file, age }) => `${file} ${age}`).join(', ')}`,
    ),
    '\nPlaces of the right options:',
    ...answerPositions.map(
      ({ subject, questions, counts }) =>
        `  ${subject.padEnd(27)} ${counts.map((count) => percent(count / questions)).join('  ')}`,
    ),
    '\nHow often the longest option is right, and the shortest (25% by chance):',
    ...answerLengths.map(
      ({ subject, longest, shortest, balanced }) =>
        `  ${subject.padEnd(27)} ${percent(longest)}  ${percent(shortest)}${balanced ? '' : '  gives the answer away'}`,
    ),
    `\nItems much alike: ${nearDuplicates.length}`,
    ...nearDuplicates
      .slice(0, DUPLICATES_SHOWN)
      .map(({ one, other, likeness }) => `  ${percent(likeness)}  ${one}  ${other}`),
    `\nPoints that no item serves: ${unservedPoints.length}`,
    `\nWords that no dictionary knows: ${spelling.unknown.length}`,
    `  ${spelling.unknown
      .slice(0, WORDS_SHOWN)
      .map(({ word }) => word)
      .join(' ')}`,
    `\n${errors.length === 0 ? 'No error in the reports.' : `${errors.length} errors in the reports:`}`,
    ...errors.map((error) => `  ${error}`),
  ].join('\n')
}
