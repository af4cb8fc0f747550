import { boardIds } from '../../src/domain/curriculum/board-ids.ts'
import type { BuiltTopic } from './built-topic.ts'
import type { Curriculum } from './read-curriculum.ts'

/** Faults that only show when topics stand side by side: an id, address or place used twice, a board without a qualification. */
export function faultsBetween({ subjects, topics }: Pick<Curriculum, 'subjects' | 'topics'>): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const topic of topics) {
    const where = `${topic.level}/${topic.subject}`
    for (const mark of [`id ${topic.id}`, `slug ${where}/${topic.slug}`, `order ${where}/${topic.order}`]) {
      const other = seen.get(mark)
      if (other) faults.push(`${where}: '${topic.title}' and '${other}' share the ${mark}`)
      seen.set(mark, topic.title)
    }
    const subject = subjects.find((candidate) => candidate.level === topic.level && candidate.slug === topic.subject)
    for (const board of boardIds)
      if (topic.references[board] && !subject?.qualifications?.[board])
        faults.push(`${where}: '${topic.title}' refers to ${board}, which has no qualification here`)
    if (subject?.qualifications && Object.keys(topic.references).length === 0)
      faults.push(`${where}: '${topic.title}' is taught by no board`)
  }
  for (const { level, slug, qualifications, notOffered, nearest } of subjects) {
    for (const board of boardIds)
      if (qualifications && Boolean(qualifications[board]) === Boolean(notOffered?.[board]))
        faults.push(`${level}/${slug}: ${board} has either a qualification or a sentence in notOffered`)
    for (const other of nearest ?? [])
      if (!subjects.some((candidate) => candidate.level === level && candidate.slug === other))
        faults.push(`${level}/${slug}: nearest names ${other}, which is no subject of the level`)
  }
  for (const subject of subjects.filter(({ level }) => level === 'alevel')) {
    const ofSubject = topics.filter((topic) => topic.level === 'alevel' && topic.subject === subject.slug)
    const count = ofSubject.filter(({ lessonOf }) => lessonOf === null).length
    if (count !== 12) faults.push(`alevel/${subject.slug}: ${count} topics instead of 12`)
  }
  return [...faults, ...faultsOfLessons(topics)]
}

/** A lesson's order is between its topic's and the next one's, so that lists in order show it where it belongs. */
function faultsOfLessons(topics: readonly BuiltTopic[]): string[] {
  const faults: string[] = []
  for (const lesson of topics.filter(({ lessonOf }) => lessonOf !== null)) {
    const where = `${lesson.level}/${lesson.subject}: '${lesson.title}'`
    const topic = topics.find(({ id }) => id === lesson.lessonOf)
    if (!topic) {
      faults.push(`${where} is in the folder of ${lesson.lessonOf}, which is no topic`)
      continue
    }
    const isBetween = (other: BuiltTopic) =>
      other.level === lesson.level &&
      other.subject === lesson.subject &&
      other.lessonOf === null &&
      other.order > topic.order &&
      other.order <= lesson.order
    if (lesson.order <= topic.order || topics.some(isBetween))
      faults.push(`${where} has order ${lesson.order}, which is not between '${topic.title}' and the next topic`)
    for (const board of boardIds)
      if (lesson.references[board] && !topic.references[board])
        faults.push(`${where} refers to ${board}, whose pupils do not meet '${topic.title}'`)
  }
  return faults
}
