// The reference for recording answers: the product's own statements and rules for one answer at a time, run straight on the
// database. Told in a message for how many seconds to run, it says how many answers it recorded.
import { once } from 'node:events'
import path from 'node:path'
import type { Answer } from '#domain/study/answer.ts'
import { applyAnswers } from '#domain/study/record-answers.ts'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import { snapshotKeys } from '#domain/study/snapshot-keys.ts'
import { writeOutcomes } from '#server/awards/outcome-store.ts'
import { readStudents } from '#server/awards/snapshot-store.ts'
import { readCurriculumStore } from '#server/curriculum/curriculum-store.ts'
import { connectDatabase } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { seededChance } from '../../product/seeded-chance.ts'
import { studyAnswers, studyTopics } from '../../product/study-answers.ts'
import { BareRun, type BareRunResult, BareSettings } from './bare-messages.ts'

const settings = BareSettings.parse(JSON.parse(process.argv[2] ?? ''))
const { items } = readCurriculumStore(path.join(import.meta.dirname, '..', '..', '..', 'build', 'content'))
const database = await connectDatabase(settings)
const topics = studyTopics(items)
const now = () => new Date()
const pupils = settings.pupilIds.map((id, index) => ({
  id,
  answers: studyAnswers(topics, { chance: seededChance(index), now }),
}))

process.send?.('ready')
for (;;) {
  const [message]: unknown[] = await once(process, 'message')
  const { seconds } = BareRun.parse(message)
  const result: BareRunResult = await run(seconds)
  process.send?.(result)
}

async function run(seconds: number): Promise<BareRunResult> {
  const began = performance.now()
  const end = began + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: settings.connections }, async (_, connection) => {
      // Each connection has pupils of its own, so that none waits for another.
      const own = pupils.filter((_pupil, index) => index % settings.connections === connection)
      let count = 0
      for (; performance.now() < end; count++) {
        const pupil = own[count % own.length]
        const next = pupil?.answers.next()
        if (!pupil || !next || next.done) throw new Error('There is no pupil for each connection.')
        await recordOne(database, { studentId: pupil.id, answer: next.value, items })
      }
      return count
    }),
  )
  return { answers: counts.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - began) / 1000 }
}

async function recordOne(
  target: Database,
  options: { studentId: string; answer: Answer; items: ReadonlyMap<string, ItemFacts> },
): Promise<void> {
  const { studentId, answer } = options
  const at = now()
  const rules = { now: at, timeZone: 'Europe/London', items: options.items }
  const student = (await readStudents(target, new Map([[studentId, snapshotKeys([answer], rules)]]))).get(studentId)
  if (!student) throw new Error(`There is no pupil ${studentId}.`)
  const { version, dailyGoal, snapshot } = student
  const outcome = applyAnswers(snapshot, [answer], { ...rules, dailyGoal })
  const written = await writeOutcomes(target, [{ studentId, version, outcome }], at)
  if (!written.has(studentId)) throw new Error(`An answer of ${studentId} was not written.`)
}
