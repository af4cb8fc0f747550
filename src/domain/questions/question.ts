import { z } from 'zod'
import type { QuestionKind } from './question-kinds.ts'
import { quizLimits } from './quiz-limits.ts'

/** Names a part of a question towards a pupil's browser, so it tells nothing about what is right. */
export const PartId = z.string().regex(/^[a-z0-9]{4,16}$/)

const limited = (limit: number, empty: string, what: string) =>
  z
    .string()
    .max(limit, `${what} has at most ${limit} characters.`)
    .refine((text) => text.trim() !== '', empty)

const Prompt = limited(quizLimits.prompt, 'Write the question.', 'A question')
const PartText = limited(quizLimits.option, 'Write something in every row, or take the row out.', 'A row')
const Marks = z.int().min(1, 'A question is worth at least one mark.').max(quizLimits.marks)
const Misconception = z
  .string()
  .trim()
  .max(quizLimits.misconception, `A misconception has at most ${quizLimits.misconception} characters.`)
  .optional()

const base = {
  id: z.uuid().toLowerCase(),
  /** Text as it is typed on an own card: TeX between dollars, pictures of the quiz. */
  prompt: Prompt,
  /** Shown once it is marked; may be empty. */
  explanation: z.string().max(quizLimits.explanation).default(''),
  marks: Marks,
}

const Part = z.object({ id: PartId, text: PartText })

/** `misconception`: the wrong idea that choosing this option shows. */
export const QuizOption = Part.extend({ misconception: Misconception })
export type QuizOption = z.infer<typeof QuizOption>

const differ = (texts: readonly string[]) => new Set(texts.map((text) => text.trim())).size === texts.length
const twoAlike = { message: 'Two of the rows are the same.', path: [] }
const textsOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text)
const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)
const holdsAll = (ids: readonly string[], chosen: readonly string[]) =>
  new Set(chosen).size === chosen.length && chosen.every((id) => ids.includes(id))

const options = (least: number, most: number) =>
  z
    .array(QuizOption)
    .min(least, `Give at least ${least} options.`)
    .max(most, `Give at most ${most} options.`)
    .refine((parts) => differ(textsOf(parts)), twoAlike)
    .refine((parts) => differ(idsOf(parts)), twoAlike)

export const FourOption = z
  .object({ ...base, kind: z.literal('four-option'), options: options(4, 4), correct: PartId })
  .refine(({ options, correct }) => idsOf(options).includes(correct), {
    message: 'Say which option is right.',
    path: ['correct'],
  })

export const MultiSelect = z
  .object({
    ...base,
    kind: z.literal('multi-select'),
    options: options(2, quizLimits.options),
    correct: z.array(PartId),
  })
  .refine(({ options, correct }) => correct.length > 0 && holdsAll(idsOf(options), correct), {
    message: 'Say which options are right: at least one.',
    path: ['correct'],
  })

/** `misconception`: what choosing the wrong one of the two shows. */
export const TrueFalse = z.object({
  ...base,
  kind: z.literal('true-false'),
  correct: z.boolean(),
  misconception: Misconception,
})

const finite = z.number({ error: 'Write a number.' })
/** How far an answer may be off: not at all, by an amount in the answer's own unit, or by a share of it in per cent. */
export const Tolerance = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exact') }),
  z.object({ kind: z.literal('within'), amount: finite.positive('A tolerance is more than 0.') }),
  z.object({ kind: z.literal('per-cent'), amount: finite.positive('A tolerance is more than 0.').max(100) }),
])
export type Tolerance = z.infer<typeof Tolerance>

export const Numeric = z.object({
  ...base,
  kind: z.literal('numeric'),
  answer: finite,
  tolerance: Tolerance,
  /** As it is usually written, such as `m/s²`; null where the answer is a bare number. */
  unit: z.string().trim().min(1, 'Write the unit, or choose an answer without one.').max(40).nullable(),
  /** Whether a number without its unit loses a mark. */
  unitRequired: z.boolean(),
})

/** What makes no difference when a short text is compared. */
export const Forgiving = z.object({
  case: z.boolean(),
  accents: z.boolean(),
  spaces: z.boolean(),
  /** a, an, the at the beginning */
  articles: z.boolean(),
})
export type Forgiving = z.infer<typeof Forgiving>

export const ShortText = z.object({
  ...base,
  kind: z.literal('short-text'),
  accepted: z
    .array(limited(quizLimits.typed, 'Write something in every row, or take the row out.', 'An answer'))
    .min(1, 'Give at least one accepted answer.')
    .max(quizLimits.acceptedAnswers),
  forgiving: Forgiving,
})

/** `items` stand in the right order. */
export const Ordering = z.object({
  ...base,
  kind: z.literal('ordering'),
  items: z
    .array(Part)
    .min(2, 'Give at least two items.')
    .max(quizLimits.options, `Give at most ${quizLimits.options} items.`)
    .refine((parts) => differ(textsOf(parts)), twoAlike)
    .refine((parts) => differ(idsOf(parts)), twoAlike),
})

/** A pair's two sides have ids of their own, so that nobody's browser can tell which belong together. */
export const MatchingPair = z.object({ id: PartId, stem: PartText, choiceId: PartId, choice: PartText })

/** Two pairs may have the same choice: either is right for both. */
export const Matching = z
  .object({
    ...base,
    kind: z.literal('matching'),
    pairs: z
      .array(MatchingPair)
      .min(2, 'Give at least two pairs.')
      .max(quizLimits.options, `Give at most ${quizLimits.options} pairs.`),
    /** Choices that belong to no stem. */
    distractors: z.array(Part).max(quizLimits.options, `Give at most ${quizLimits.options} distractors.`).default([]),
  })
  .refine(({ pairs }) => differ(pairs.map(({ stem }) => stem)), { message: twoAlike.message, path: ['pairs'] })
  .refine(
    ({ pairs, distractors }) =>
      distractors.every(({ text }) => pairs.every(({ choice }) => choice.trim() !== text.trim())),
    { message: 'A distractor is the same as the choice of a pair.', path: ['distractors'] },
  )
  .refine(
    ({ pairs, distractors }) => differ([...pairs.flatMap(({ id, choiceId }) => [id, choiceId]), ...idsOf(distractors)]),
    { message: twoAlike.message, path: ['pairs'] },
  )

/** A question of a teacher's quiz with its mark scheme. It never goes to a pupil's browser: see `toPupilQuestion`. */
export const QuizQuestion = z.discriminatedUnion('kind', [
  FourOption,
  MultiSelect,
  TrueFalse,
  Numeric,
  ShortText,
  Ordering,
  Matching,
])
export type QuizQuestion = z.infer<typeof QuizQuestion>
export type QuestionOf<K extends QuestionKind> = Extract<QuizQuestion, { kind: K }>
