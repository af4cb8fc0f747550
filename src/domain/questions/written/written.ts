import type { Kind } from '../kind.ts'

/** Nothing marks it but a teacher, so whatever was given waits. */
export const written: Kind<'written'> = {
  isGiven: ({ text, onPaper }) => onPaper || text.trim() !== '',
  mark: () => ({ points: 0, most: 1, waits: true }),
  right: ({ kind, points }) => ({ kind, points: points.map(({ id, text, marks }) => ({ id, text, marks })) }),
  ask: ({ kind }, { base }) => ({ ...base, kind }),
  texts: () => [],
  tidy: (question, { text }) => ({
    ...question,
    points: question.points.map((point) => ({
      ...point,
      text: text(point.text),
      accept: point.accept.map(text),
      reject: point.reject.map(text),
    })),
  }),
}
