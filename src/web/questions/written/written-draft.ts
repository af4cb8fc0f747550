import type { QuestionOf } from '#domain/questions/question.ts'

type Point = QuestionOf<'written'>['points'][number]

/** What earns marks, while it is typed: wordings with semicolons between them. */
export interface DraftPoint {
  id: string
  text: string
  marks: string
  accept: string
  reject: string
}

export const emptyPoint = (id: string): DraftPoint => ({ id, text: '', marks: '1', accept: '', reject: '' })

export const pointDraftOf = ({ id, text, marks, accept, reject }: Point): DraftPoint => ({
  id,
  text,
  marks: String(marks),
  accept: accept.join('; '),
  reject: reject.join('; '),
})

export const pointOf = ({ id, text, marks, accept, reject }: DraftPoint): Point => ({
  id,
  text,
  marks: marks.trim() === '' ? Number.NaN : Number(marks),
  accept: wordingsIn(accept),
  reject: wordingsIn(reject),
})

const wordingsIn = (typed: string) =>
  typed
    .split(/[;\n]/)
    .map((wording) => wording.trim())
    .filter(Boolean)
