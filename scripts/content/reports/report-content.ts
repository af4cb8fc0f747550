import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Topic } from '../../../src/domain/curriculum/topic.ts'
import type { Prose } from '../prose.ts'
import { answerLengths } from './answer-lengths.ts'
import { answerPositions } from './answer-positions.ts'
import { DUPLICATE_FROM, nearDuplicates } from './near-duplicates.ts'
import { readingAges } from './reading-age.ts'
import { checkSpelling } from './spelling.ts'
import { unservedPoints } from './unserved-points.ts'

export type ContentReports = Awaited<ReturnType<typeof reportContent>>

/** What can be said of the curriculum as a whole, and what of it is an error, one sentence each. */
export async function reportContent(folder: string, topics: readonly Topic[], prose: ReadonlyMap<string, Prose>) {
  const texts = topics.flatMap(({ id }) => prose.get(id) ?? [])
  const terms = (await readFile(path.join(folder, 'spelling.txt'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const reports = {
    nearDuplicates: nearDuplicates(topics),
    readingAges: readingAges(texts),
    answerPositions: answerPositions(topics),
    answerLengths: answerLengths(topics),
    unservedPoints: unservedPoints(topics.filter(({ material }) => material)),
    spelling: checkSpelling(texts, new Set(terms)),
  }
  const errors = [
    ...reports.nearDuplicates
      .filter(({ likeness }) => likeness >= DUPLICATE_FROM)
      .map(({ one, other, likeness }) => `${one} and ${other} are ${percent(likeness)} alike`),
    ...reports.answerPositions
      .filter(({ balanced }) => !balanced)
      .map(
        ({ subject, counts }) => `${subject}: the right options stand ${counts.join(', ')} times in the four places`,
      ),
    ...reports.answerLengths
      .filter(({ balanced }) => !balanced)
      .map(
        ({ subject, longest, shortest }) =>
          `${subject}: the longest option is right ${percent(longest)} of the time, the shortest ${percent(shortest)}`,
      ),
    ...reports.unservedPoints.map(
      ({ topic, point, references }) => `${topic}: no item serves ${point} (${references})`,
    ),
    ...reports.spelling.american.map(({ word, file }) => `${file}: '${word}' is an American spelling`),
  ]
  return { ...reports, errors }
}

export const percent = (share: number) => `${Math.round(share * 100)}%`
