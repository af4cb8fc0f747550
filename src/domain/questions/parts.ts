import { z } from 'zod'
import { questionLimits } from './question-limits.ts'
import { RichText } from './rich-text.ts'

/** Names a part of a question towards a pupil's browser, so it tells nothing about what is right. */
export const PartId = z.string().regex(/^[a-z0-9]{4,16}$/)

export const limited = (limit: number, empty: string, what: string) =>
  z
    .string()
    .max(limit, `${what} has at most ${limit} characters.`)
    .refine((text) => text.trim() !== '', empty)

export const PartText = limited(questionLimits.option, 'Write something in every row, or take the row out.', 'A row')

export const Misconception = z
  .string()
  .trim()
  .max(questionLimits.misconception, `A misconception has at most ${questionLimits.misconception} characters.`)
  .optional()

/** What every question has, of whatever kind. */
export const questionBase = {
  id: z.uuid().toLowerCase(),
  /** Text as it is typed on an own card: TeX between dollars, pictures of the quiz. */
  prompt: limited(questionLimits.prompt, 'Write the question.', 'A question'),
  /** Shown once it is marked; may be empty. */
  explanation: z.string().max(questionLimits.explanation).default(''),
  marks: z.int().min(1, 'A question is worth at least one mark.').max(questionLimits.marks),
}

/** What a pupil's browser gets of every question before it is marked. */
export const askedBase = { id: z.uuid(), prompt: RichText, marks: z.int() }

export const Part = z.object({ id: PartId, text: PartText })
export type Part = z.infer<typeof Part>

export const ShownPart = RichText.extend({ id: PartId })
export type ShownPart = z.infer<typeof ShownPart>

export const PartIds = z.array(PartId).max(questionLimits.options)
/** What a pupil types. */
export const Typed = z.string().max(questionLimits.typed)

/** `misconception`: the wrong idea that choosing this option shows. */
export const QuizOption = Part.extend({ misconception: Misconception })
export type QuizOption = z.infer<typeof QuizOption>

export const differ = (texts: readonly string[]) => new Set(texts.map((text) => text.trim())).size === texts.length
export const twoAlike = { message: 'Two of the rows are the same.', path: [] }
export const textsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text)
export const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)

export const Options = z
  .array(QuizOption)
  .min(2, 'Give at least two options.')
  .max(questionLimits.options, `Give at most ${questionLimits.options} options.`)
  .refine((parts) => differ(textsOf(parts)), twoAlike)
  .refine((parts) => differ(idsOf(parts)), twoAlike)
