import { z } from 'zod'
import { askedBase, limited, questionBase, Typed } from '../parts.ts'
import { questionLimits } from '../question-limits.ts'
import { RichText } from '../rich-text.ts'
import { answerHasForm } from './mark-algebra.ts'
import { readAlgebra } from './read-algebra.ts'

const kind = z.literal('algebra')

/** `subject`: y = …, where the answer is an equation that begins so. */
export const forms = ['any', 'simplest', 'expanded', 'factorised', 'subject'] as const
export const Form = z.enum(forms)
export type Form = z.infer<typeof Form>

export const Algebra = z
  .object({
    ...questionBase,
    kind,
    /** As a pupil would type it: 2x^2+3x, or y=(x-3)/2. */
    answer: limited(questionLimits.typed, 'Write the right answer.', 'An answer'),
    form: Form,
    /** Letters of the question that the answer does not have. */
    letters: z
      .array(z.string().regex(/^\p{L}$/u, 'Name single letters.'))
      .max(questionLimits.options)
      .default([]),
  })
  .superRefine(({ answer, form }, { addIssue }) => {
    const { algebra, problem } = readAlgebra(answer)
    const fault = (message: string) => addIssue({ code: 'custom', message, path: ['answer'] })
    if (problem !== null) fault(`The right answer can’t be read. ${problem}`)
    else if (form === 'subject' && (algebra.left.op !== 'letter' || !algebra.right))
      fault('Write the right answer as an equation with its subject first: y = (x - 3)/2.')
    else if (!answerHasForm(algebra, form)) fault('The right answer is not in the form that it asks for.')
  })

/** `letters`: those that an answer may have, so that a slip is told before it is handed in. */
export const AlgebraAsked = z.strictObject({ ...askedBase, kind, form: Form, letters: z.array(z.string()) })
export const AlgebraResponse = z.object({ kind, text: Typed })
export const AlgebraRight = z.object({ kind, answer: RichText })
