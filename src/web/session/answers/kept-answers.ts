import type { PendingAnswer } from '#domain/study/pending-answers.ts'
import { forget, keepText, keptNames, readText, setAside } from '../../device/device-store.ts'

// One entry an answer: adding one never rewrites another, so tabs can't undo each other's.
const ANSWER = 'answer:'
/** What this page wrote; others (an earlier visit's, another tab's) are parsed when they are met. */
const own = new Map<string, PendingAnswer>()

/** How many answers are kept here, whoever gave them. */
export const countKeptAnswers = (): number => keptNames(ANSWER).length

/** Keeps an answer until the server has it; false where that is only as long as the page. */
export function keepAnswer(entry: PendingAnswer): boolean {
  const name = ANSWER + entry.answer.id
  own.set(name, entry)
  return keepText(name, JSON.stringify(entry))
}

export const forgetAnswer = (id: string): void => forget(ANSWER + id)

/** Every answer that is kept here. What can't be read is set aside; what can't be read yet, without a connection, waits. */
export async function keptAnswers(): Promise<PendingAnswer[]> {
  const entries: PendingAnswer[] = []
  for (const name of keptNames(ANSWER)) {
    const entry = own.get(name) ?? (await parse(name))
    if (entry) entries.push(entry)
  }
  return entries
}

/** The schema is fetched only when there is something to parse: a first visit has nothing stored. */
async function parse(name: string): Promise<PendingAnswer | null> {
  const schema = await import('#domain/study/stored-answer.ts').catch(() => null)
  const stored = readText(name)
  if (!schema || stored === null) return null
  const entry = schema.readStoredAnswer(stored)
  if (entry) own.set(name, entry)
  else setAside(name)
  return entry
}
