import type { Kind } from '../kind.ts'
import { lettersOf } from './letters-of.ts'
import { markAlgebra } from './mark-algebra.ts'
import { readAlgebra } from './read-algebra.ts'
import { mathAlgebra, plainAlgebra } from './write-algebra.ts'

/** An expression or equation, of which equivalent forms count. The right one in another form than was asked for costs one mark. */
export const algebra: Kind<'algebra'> = {
  // What can't be read is not handed in: it is told while it is typed, and costs nothing.
  isGiven: ({ text }) => readAlgebra(text).problem === null,
  mark(question, { text }) {
    const { right, finding } = markAlgebra(question, text)
    const most = question.marks
    return { points: right ? most : finding === 'other-form' ? most - 1 : 0, most, finding }
  },
  right({ kind, answer }) {
    const { algebra: read } = readAlgebra(answer)
    return {
      kind,
      answer: read ? { html: mathAlgebra(read), text: plainAlgebra(read) } : { html: answer, text: answer },
    }
  },
  ask: (question, { base }) => ({ ...base, kind: question.kind, form: question.form, letters: lettersOf(question) }),
  texts: () => [],
  tidy: (question, { text }) => ({ ...question, answer: text(question.answer) }),
}
