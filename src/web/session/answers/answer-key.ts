// One entry of local storage an answer: adding one never rewrites another, so tabs can't undo each other's.
const PREFIX = 'revisewell:answer:'

/** The name under which the device keeps an answer. */
export const answerKey = (id: string): string => PREFIX + id

/** The names of every answer on the device, whoever gave it; none where storage is switched off. */
export function keptAnswerKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}
