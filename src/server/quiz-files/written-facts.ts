import { z } from 'zod'
import type { QuestionOf } from '#domain/questions/question.ts'
import { newPartId } from './make-question.ts'

/** The mark scheme of a written answer, beside its texts. */
export const WrittenFacts = z.object({
  points: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      marks: z.int(),
      accept: z.array(z.string()),
      reject: z.array(z.string()),
    }),
  ),
})

export const writtenFacts = ({ points }: QuestionOf<'written'>) => ({ points })

/** Where a file has no mark scheme: one point that says so, for all the marks. */
export function schemeToWrite(marks: number, lost: string[]): QuestionOf<'written'>['points'] {
  lost.push('It has no mark scheme. Write what earns its marks before you set it.')
  return [{ id: newPartId(), text: 'Write here what earns marks.', marks, accept: [], reject: [] }]
}
