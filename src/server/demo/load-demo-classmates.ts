import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { rankedSubjectOf } from '#domain/leaderboards/ranked-subject.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { createAnswerRecorder } from '../study/answer-recorder.ts'
import { classmateHistory } from './classmate-history.ts'
import { demoClassmates, demoSchools } from './demo-classmates.ts'
import { readUnstudied, writeDemoClassmate, writeDemoSchool } from './demo-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const JOINED_DAYS_AGO = 40
const TOPICS_PER_SUBJECT = 2
/** The embedded database does nothing else meanwhile. */
const PUPILS_AT_ONCE = 6

/** Loads the pupils of the demo schools and a month of their work, once; broken off midway, the next start goes on. */
export async function loadDemoClassmates(options: {
  database: Database
  curriculum: Pick<CurriculumStore, 'levels' | 'topics' | 'items'>
  now: Date
}): Promise<void> {
  const { database, curriculum, now } = options
  const joinedAt = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS)
  await database.transaction(async (transaction) => {
    for (const school of demoSchools) await writeDemoSchool(transaction, school)
    for (const classmate of demoClassmates) await writeDemoClassmate(transaction, classmate, joinedAt)
  })
  const unstudied = await readUnstudied(
    database,
    demoClassmates.map(({ id }) => id),
  )
  if (unstudied.size === 0) return
  const { items } = curriculum
  const histories = classmateHistory({ classmates: demoClassmates, topics: rankedTopics(curriculum), items, now })
  const record = createAnswerRecorder({ database, items, now: () => now })
  const waiting = [...histories].filter(([id, answers]) => unstudied.has(id) && answers.length > 0)
  for (let at = 0; at < waiting.length; at += PUPILS_AT_ONCE)
    await Promise.all(waiting.slice(at, at + PUPILS_AT_ONCE).map(([id, answers]) => record(id, answers)))
}

/** A few topics of each subject that is ranked on its own, of GCSE. */
function rankedTopics({ levels, topics }: Pick<CurriculumStore, 'levels' | 'topics'>): TopicOutline[] {
  const subjects = levels.find(({ id }) => id === 'gcse')?.subjects ?? []
  return subjects
    .filter(({ slug }) => rankedSubjectOf(slug) !== null)
    .flatMap(({ level, slug }) =>
      topics(level, slug)
        .filter(({ counts }) => counts)
        .slice(0, TOPICS_PER_SUBJECT),
    )
}
