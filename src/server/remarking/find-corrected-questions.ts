import { isSameKey, type QuestionKey, raisedSince } from '#domain/study/question-key.ts'
import type { Database } from '../database/database.ts'
import { type Corrected, lockKeys, readKeys, type StoredKey, writeCorrected, writeKeys } from './remarking-store.ts'

/** Since when the first key that was seen of a question holds: from before any answer. */
const ALWAYS = new Date(0)

/** Compared in one transaction: others' statements go in between, and no more than these are in memory. */
const AT_ONCE = 1000

/**
 * Compares how the questions are marked now with how they were when they were last seen, and keeps whose past answers
 * must be marked again. A question that is seen for the first time has no past.
 */
export async function findCorrectedQuestions(options: {
  database: Database
  keys: ReadonlyMap<string, QuestionKey>
  now: Date
}): Promise<void> {
  const left = [...options.keys]
  while (left.length > 0) await compareKeys({ ...options, keys: left.splice(0, AT_ONCE) })
}

async function compareKeys(options: {
  database: Database
  keys: readonly [string, QuestionKey][]
  now: Date
}): Promise<void> {
  const { database, keys, now } = options
  await database.transaction(async (transaction) => {
    await lockKeys(transaction)
    const known = await readKeys(
      transaction,
      keys.map(([itemId]) => itemId),
    )
    const changed = new Map<string, StoredKey>()
    const corrected: Omit<Corrected, 'id'>[] = []
    for (const [itemId, key] of keys) {
      const past = known.get(itemId) ?? []
      const [latest] = past
      if (latest && isSameKey(latest, key)) continue
      changed.set(itemId, { ...key, since: latest ? now : ALWAYS })
      corrected.push(...correctionsOf(itemId, { past, key, now }))
    }
    if (changed.size > 0) await writeKeys(transaction, changed)
    if (corrected.length > 0) await writeCorrected(transaction, corrected)
  })
}

/** One for each way in which the question was marked before, since answers name their choices by the places of their time. */
function correctionsOf(
  itemId: string,
  { past, key, now }: { past: readonly StoredKey[]; key: QuestionKey; now: Date },
): Omit<Corrected, 'id'>[] {
  return past.flatMap((before, index) => {
    const raised = raisedSince(before, key)
    const answersUntil = past[index - 1]?.since ?? now
    return raised ? [{ itemId, raised, answersFrom: before.since, answersUntil }] : []
  })
}
