import { parseDocument } from 'yaml'
import { z } from 'zod'
import { Form } from '../../src/domain/questions/algebra/schemas.ts'
import { gapsIn } from '../../src/domain/questions/gaps/passage.ts'
import { Question } from '../../src/domain/questions/question.ts'
import { baseOf, fail, figure, forgivingBut, partId, type SchemeOf, strict, words, yesOrNo } from './scheme-base.ts'
import { LabelScheme, labelOf, PlotScheme, plotOf } from './scheme-figures.ts'

export type { SchemeOf }

/** A choice as an author ticks it in a list. */
export interface TickedOption {
  text: string
  ticked: boolean
  misconception?: string
}

const Scheme = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('numeric'),
    value: figure,
    /** In the answer's own unit. */
    tolerance: figure.optional(),
    percent: figure.optional(),
    unit: words.optional(),
    /** `false`: a number without its unit loses nothing. */
    unitNeeded: yesOrNo.default(true),
    /** In an exam question: the earlier part whose answer this one carries on, and how. */
    from: words.optional(),
    formula: words.optional(),
  }),
  z.strictObject({ kind: z.literal('short-text'), accept: z.array(words).min(1), strict }),
  z.strictObject({
    kind: z.literal('gaps'),
    passage: words,
    /** Every word to choose from: the first answer of each gap, and words that fit none. */
    wordBank: z.array(words).optional(),
    strict,
  }),
  z.strictObject({
    kind: z.literal('algebra'),
    answer: words,
    form: Form.default('any'),
    /** Letters of the question that the answer does not have. */
    letters: z.array(words).default([]),
  }),
  LabelScheme,
  PlotScheme,
  z.strictObject({ kind: z.literal('ordering'), items: z.array(words) }),
  z.strictObject({
    kind: z.literal('matching'),
    pairs: z.array(
      z
        .record(z.string(), words)
        .refine((pair) => Object.keys(pair).length === 1, "a pair reads '- one side: other side'"),
    ),
    distractors: z.array(words).default([]),
  }),
  z.strictObject({ kind: z.literal('true-false'), answer: yesOrNo, misconception: words.optional() }),
])
type Scheme = z.infer<typeof Scheme>

/**
 * Reads the YAML of a `scheme` block: the kind of a question and what is right.
 * @throws {ContentError} naming file, line and item.
 */
export function readScheme(yamlText: string, of: SchemeOf): Question {
  // Texts stay as they are written: `0.50` is no number, `no` is no truth value.
  const document = parseDocument(yamlText, { schema: 'failsafe' })
  const [fault] = document.errors
  if (fault) return fail(of, fault.message)
  const scheme = Scheme.safeParse(document.toJS())
  if (!scheme.success) return fail(of, z.prettifyError(scheme.error))
  return sound(fromScheme(scheme.data, of), of)
}

/** What a numeric scheme of an exam question says of an earlier part; null where it says nothing. It was read before, by `readScheme`. */
export function readCarriedOn(yamlText: string): { from: string; formula: string } | null {
  const { from, formula } = z
    .object({ from: words.optional(), formula: words.optional() })
    .parse(parseDocument(yamlText, { schema: 'failsafe' }).toJS())
  return from === undefined && formula === undefined ? null : { from: from ?? '', formula: formula ?? '' }
}

/** A question of ticked options: one right option, or several. */
export function readTickedOptions(options: readonly TickedOption[], of: SchemeOf): Question {
  const parts = options.map(({ text, misconception }) => ({
    ...partOf(text, 'option', of),
    ...(misconception && { misconception }),
  }))
  const right = parts.filter((_, place) => options[place]?.ticked).map(({ id }) => id)
  const [only] = right
  return sound(
    right.length === 1 && only !== undefined
      ? { ...baseOf(of, 1), kind: 'multiple-choice', options: parts, correct: only }
      : { ...baseOf(of, right.length), kind: 'multiple-response', options: parts, correct: right },
    of,
  )
}

function fromScheme(scheme: Scheme, of: SchemeOf): z.input<typeof Question> {
  const { kind } = scheme
  switch (kind) {
    case 'numeric':
      return numericOf(scheme, of)
    case 'short-text':
      return { ...baseOf(of, 1), kind, accepted: scheme.accept, forgiving: forgivingBut(scheme.strict) }
    case 'algebra': {
      const { answer, form, letters } = scheme
      return { ...baseOf(of, form === 'any' ? 1 : 2), kind, answer, form, letters }
    }
    case 'gaps':
      return gapsOf(scheme, of)
    case 'label':
      return labelOf(scheme, of)
    case 'plot':
      return plotOf(scheme, of)
    case 'ordering':
      return {
        ...baseOf(of, scheme.items.length - 1),
        kind,
        items: scheme.items.map((item) => partOf(item, 'item', of)),
      }
    case 'matching':
      return {
        ...baseOf(of, scheme.pairs.length),
        kind,
        pairs: scheme.pairs.flatMap(Object.entries).map(([stem, choice]) => pairOf(stem, String(choice), of)),
        distractors: scheme.distractors.map((choice) => partOf(choice, 'choice', of)),
      }
    case 'true-false':
      return { ...baseOf(of, 1), kind, correct: scheme.answer, misconception: scheme.misconception }
  }
}

function numericOf(scheme: Extract<Scheme, { kind: 'numeric' }>, of: SchemeOf): z.input<typeof Question> {
  const { kind, value, tolerance, percent, unit, unitNeeded } = scheme
  if (tolerance !== undefined && percent !== undefined) return fail(of, 'give a tolerance or a percent, not both')
  const unitRequired = unit !== undefined && unitNeeded
  return {
    ...baseOf(of, unitRequired ? 2 : 1),
    kind,
    answer: value,
    tolerance:
      tolerance !== undefined
        ? { kind: 'within', amount: tolerance }
        : percent !== undefined
          ? { kind: 'per-cent', amount: percent }
          : { kind: 'exact' },
    unit: unit ?? null,
    unitRequired,
  }
}

function gapsOf({ kind, passage, wordBank, strict }: Extract<Scheme, { kind: 'gaps' }>, of: SchemeOf) {
  const gaps = gapsIn(passage)
  const answers = gaps.flatMap(({ accepted }) => accepted.slice(0, 1))
  const missing = wordBank ? answers.filter((answer) => !wordBank.includes(answer)) : []
  if (missing.length > 0) return fail(of, `not in the word bank: ${missing.join(', ')}`)
  return {
    ...baseOf(of, gaps.length),
    kind,
    passage,
    bank: wordBank !== undefined,
    distractors: wordBank?.filter((word) => !answers.includes(word)) ?? [],
    forgiving: forgivingBut(strict),
  }
}

const partOf = (text: string, role: string, { id }: SchemeOf) => ({ id: partId(id, role, text), text })
const pairOf = (stem: string, choice: string, { id }: SchemeOf) => ({
  id: partId(id, 'stem', stem),
  stem,
  // Two stems may have the same choice, each with an id of its own.
  choiceId: partId(id, 'choice', `${choice}/${stem}`),
  choice,
})

function sound(input: z.input<typeof Question>, of: SchemeOf): Question {
  const question = Question.safeParse(input)
  return question.success ? question.data : fail(of, z.prettifyError(question.error))
}
