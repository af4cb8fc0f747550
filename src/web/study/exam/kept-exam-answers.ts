import type { ExamAnswer } from '#contract/exam.ts'
import type { StoredExamAnswer } from '#domain/exam/stored-exam-answer.ts'
import { forget, keepText, readText, setAside } from '../../device/device-store.ts'
import { EXAM } from '../../device/waiting-work.ts'

/** A question has one answer by topic and one in each mock. */
export const nameOf = ({ questionId, sittingId }: Pick<ExamAnswer, 'questionId' | 'sittingId'>): string =>
  EXAM + (sittingId ? `${sittingId}:` : '') + questionId

/**
 * This person's answer to a question as the device has it. One that the server has already is kept as long as the tab, so that a
 * reload without a connection still shows it.
 */
export async function readKeptAnswer(
  of: Pick<ExamAnswer, 'questionId' | 'sittingId'>,
  owner: string | null,
): Promise<ExamAnswer | null> {
  const name = nameOf(of)
  const text = readText(name) ?? readText(name, 'session')
  if (text === null) return null
  // The schema is fetched only when there is something to parse.
  const schema = await import('#domain/exam/stored-exam-answer.ts').catch(() => null)
  if (!schema) return null
  const kept = parsed(text, schema.StoredExamAnswer)
  if (!kept) setAside(name)
  // A guest's answers are taken up by the pupil who signs in here.
  return kept && (kept.owner === null || kept.owner === owner) ? kept.answer : null
}

function parsed(text: string, schema: typeof StoredExamAnswer): StoredExamAnswer | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** False where it is kept only as long as the page. */
export const keepAnswer = (answer: ExamAnswer, owner: string | null): boolean =>
  keepText(nameOf(answer), JSON.stringify({ owner, answer }))

/** The server has it. */
export function releaseAnswer(answer: ExamAnswer, owner: string | null): void {
  forget(nameOf(answer))
  keepText(nameOf(answer), JSON.stringify({ owner, answer }), 'session')
}
