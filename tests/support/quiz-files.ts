import type { Question } from '#domain/questions/question.ts'

/** Questions with the ids of their parts numbered, so that two quizzes of the same questions are equal. */
export function withoutIds(questions: readonly Question[]): unknown[] {
  return questions.map((question) => {
    const names = new Map<string, string>()
    const idsIn = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(idsIn)
      else if (typeof value === 'object' && value !== null)
        for (const [key, held] of Object.entries(value)) {
          if ((key === 'id' || key === 'choiceId') && typeof held === 'string' && !names.has(held))
            names.set(held, `part ${names.size}`)
          idsIn(held)
        }
    }
    idsIn({ ...question, id: undefined })
    const numbered = JSON.stringify({ ...question, id: '' }, (_key, value: unknown) =>
      typeof value === 'string' ? (names.get(value) ?? value) : value,
    )
    const plain: { correct?: unknown } = JSON.parse(numbered)
    return Array.isArray(plain.correct) ? { ...plain, correct: plain.correct.toSorted() } : plain
  })
}
