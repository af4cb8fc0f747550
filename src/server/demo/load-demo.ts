import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { dayIn } from '#domain/progress/day.ts'
import { signInAward } from '#domain/progress/xp.ts'
import type { Auth } from '../accounts/auth.ts'
import { awardXp } from '../awards/award-xp.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { foldXp } from '../leaderboards/fold-xp.ts'
import { createAnswerRecorder } from '../study/answer-recorder.ts'
import { demoHistory } from './demo-history.ts'
import {
  DEMO_PASSWORD,
  DEMO_PUPIL_XP,
  demoParent,
  demoPeople,
  demoPupil,
  demoSchool,
  demoTeacher,
} from './demo-people.ts'
import { isDemoLocked, readDemoState, unlockDemoPeople, writeDemoPerson, writeDemoSchool } from './demo-store.ts'
import { loadDemoClassmates } from './load-demo-classmates.ts'
import { loadDemoTasks } from './load-demo-tasks.ts'
import { writeDemoClasses } from './write-demo-classes.ts'
import { writeDemoContent } from './write-demo-content.ts'
import { writeDemoFamily } from './write-demo-family.ts'
import { writeDemoGame } from './write-demo-game.ts'
import { writeDemoGroup } from './write-demo-group.ts'
import { writeDemoSet } from './write-demo-set.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Before the first sitting, and before what a dashboard charts. */
const JOINED_DAYS_AGO = 35
const TOPICS = 4

/**
 * Loads the demo school, its people and the pupil's history, once. Broken off midway, the next start goes on where it
 * stopped: ids are fixed and each step leaves alone what is there.
 */
export async function loadDemo(options: {
  database: Database
  auth: Pick<Auth, 'hashPassword'>
  curriculum: Pick<CurriculumStore, 'levels' | 'topics' | 'items'>
  now: Date
}): Promise<void> {
  const { database, auth, curriculum, now } = options
  if (await isDemoLocked(database)) await unlockDemoPeople(database, await auth.hashPassword(DEMO_PASSWORD))
  await loadDemoClassmates({ database, curriculum, now })
  const joinedAt = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS)
  const teacherId = demoTeacher.id
  if ((await readDemoState(database, demoPupil.id))?.complete) {
    await database.transaction((transaction) => writeDemoClasses(transaction, { teacherId, madeAt: joinedAt }))
    await writeDemoGroup(database, now)
    return loadDemoTasks({ database, curriculum, now })
  }
  const passwordHash = await auth.hashPassword(DEMO_PASSWORD)
  await database.transaction(async (transaction) => {
    await writeDemoSchool(transaction, demoSchool)
    for (const person of demoPeople) await writeDemoPerson(transaction, person, passwordHash, joinedAt)
    await writeDemoClasses(transaction, { teacherId, madeAt: joinedAt })
    // Only at first: an admin may have deleted them since.
    await writeDemoContent(transaction, joinedAt)
    await writeDemoFamily(transaction, { studentId: demoPupil.id, parentId: demoParent.id, linkedAt: joinedAt })
  })
  // Somebody may have signed up with the pupil's address before the demo was switched on.
  if (!(await readDemoState(database, demoPupil.id))) return
  const { items } = curriculum
  const topics = demoTopics(curriculum)
  const history = demoHistory({ today: dayIn('Europe/London', now), topics, items })
  for (const { answers, endedAt } of history)
    await createAnswerRecorder({ database, items, now: () => endedAt })(demoPupil.id, answers)
  const [topic] = topics
  const lastSitting = history.at(-2)
  if (topic && lastSitting)
    await writeDemoGame(database, { studentId: demoPupil.id, topic, playedAt: lastSitting.endedAt })
  await loadDemoTasks({ database, curriculum, now })
  await writeDemoSet(database, { ownerId: demoPupil.id, madeAt: joinedAt })
  await writeDemoGroup(database, now)
  // Today's XP for signing in is part of the specified XP, so that whoever looks in finds that and not one more.
  await awardXp({ database, studentId: demoPupil.id, award: signInAward, now })
  await bringForward(database, joinedAt)
  // Whoever opens the leaderboards first shall not find them empty.
  for (let more = true; more; ) more = await foldXp({ database, now })
}

/** The last step: what the history did not earn, as an opening balance, so that the pupil has the specified XP. */
async function bringForward(database: Database, joinedAt: Date): Promise<void> {
  const studentId = demoPupil.id
  const state = await readDemoState(database, studentId)
  const amount = DEMO_PUPIL_XP - (state?.xp ?? 0)
  if (amount <= 0) return
  const award = () => ({ cause: 'opening-balance' as const, source: 'demo', amount })
  await awardXp({ database, studentId, award, now: joinedAt })
}

/** A few topics with material of one pupil's level, GCSE or the first that has any, from as many subjects as there are. */
function demoTopics({ levels, topics }: Pick<CurriculumStore, 'levels' | 'topics'>): TopicOutline[] {
  const ofLevel = (id: string) => {
    const subjects = (levels.find((level) => level.id === id)?.subjects ?? []).map(({ slug }) =>
      topics(id, slug).filter(({ counts }) => counts),
    )
    const inTurn = Array.from({ length: TOPICS }, (_, place) => subjects.flatMap((own) => own[place] ?? []))
    return inTurn.flat().slice(0, TOPICS)
  }
  return ['gcse', ...levels.map(({ id }) => id)].map(ofLevel).find((found) => found.length > 0) ?? []
}
