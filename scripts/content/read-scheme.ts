import { createHash } from 'node:crypto'
import type { RootContent } from 'mdast'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { Form } from '../../src/domain/questions/algebra/schemas.ts'
import { gapsIn } from '../../src/domain/questions/gaps/passage.ts'
import { acceptedAt } from '../../src/domain/questions/label/places.ts'
import { PlotTask } from '../../src/domain/questions/plot/schemas.ts'
import { Question } from '../../src/domain/questions/question.ts'
import { uuidOf } from '../../src/server/database/uuid-of.ts'
import { numberedFigure } from './numbered-figure.ts'
import type { Place } from './place.ts'

/** What a scheme belongs to, and where a fault in it is. */
export interface SchemeOf {
  /** The item's: the question's id and those of its parts follow from it. */
  id: string
  /** Markdown on one or more lines. */
  prompt: string
  explanation: string
  /** Null: one for each part that counts, and one more for a unit that must be given. */
  marks: number | null
  place: Pick<Place, 'fail'>
  node: { position?: RootContent['position'] } | undefined
}

/** A choice as an author ticks it in a list. */
export interface TickedOption {
  text: string
  ticked: boolean
  misconception?: string
}

const words = z.string().trim().min(1)
const figure = z
  .string()
  .regex(/^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i, 'a number reads 250, -0.5 or 2.5e-5')
  .transform(Number)
const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true')
const leniences = ['case', 'accents', 'spaces', 'articles'] as const
/** What makes a difference when words are compared; by default none of these does. */
const strict = z.array(z.enum(leniences)).default([])

/** 'from to step label', such as '0 10 1 time in s'. */
const AxisLine = z
  .string()
  .regex(/^-?[\d.]+ -?[\d.]+ [\d.]+(?: .+)?$/, "an axis reads '0 10 1 time in s': from, to, step, label")
  .transform((line) => {
    const [from, to, step, ...label] = line.split(' ')
    return { from: Number(from), to: Number(to), step: Number(step), label: label.join(' ') }
  })

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
  z.strictObject({
    kind: z.literal('label'),
    /** A drawing without the labels; the build draws the numbers. */
    figure: words,
    places: z.array(
      z.strictObject({
        /** The best answer first, with bars between. */
        label: words,
        at: z.string().regex(/^-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?$/, "a place reads '120 45', in the drawing's units"),
        says: words,
      }),
    ),
    wordBank: z.array(words).optional(),
    strict,
  }),
  z.strictObject({
    kind: z.literal('plot'),
    task: PlotTask.default('points'),
    x: AxisLine.optional(),
    y: AxisLine.optional(),
    /** Points '3 4', numbers '3', or bars 'Red: 4'. */
    answer: z.array(z.union([words, z.record(z.string(), figure)])).min(1),
    /** In squares of the grid. */
    tolerance: figure.default(0.25),
  }),
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

function labelOf(scheme: Extract<Scheme, { kind: 'label' }>, of: SchemeOf): z.input<typeof Question> {
  const { kind, figure, wordBank, strict } = scheme
  const answers = scheme.places.flatMap(({ label }) => acceptedAt({ accepted: label }).slice(0, 1))
  const missing = wordBank ? answers.filter((answer) => !wordBank.includes(answer)) : []
  if (missing.length > 0) return fail(of, `not in the word bank: ${missing.join(', ')}`)
  return {
    ...baseOf(of, answers.length),
    kind,
    figure: drawn(figure, scheme.places, of),
    places: scheme.places.map(({ label, says }) => ({ id: partId(of.id, 'place', says), accepted: label, says })),
    bank: wordBank !== undefined,
    distractors: wordBank?.filter((word) => !answers.includes(word)) ?? [],
    forgiving: forgivingBut(strict),
  }
}

function plotOf(scheme: Extract<Scheme, { kind: 'plot' }>, of: SchemeOf): z.input<typeof Question> {
  const { kind, task, x = null, y = null, answer, tolerance } = scheme
  const bars = answer.flatMap((one) => (typeof one === 'string' ? [] : Object.entries(one)))
  const points = answer.flatMap((one) => {
    if (typeof one !== 'string') return []
    const [across = Number.NaN, up = task === 'number-line' ? 0 : Number.NaN] = one.split(' ').map(Number)
    return [{ x: across, y: up }]
  })
  const isBars = task === 'bars'
  if ((isBars ? bars : points).length !== answer.length)
    return fail(of, "a point reads '3 4', a number on a line '3', a bar 'Red: 4'")
  return {
    ...baseOf(of, task === 'line' ? 2 : answer.length),
    kind,
    task,
    x,
    y,
    categories: isBars ? bars.map(([category]) => category) : [],
    answer: isBars ? bars.map(([, height], at) => ({ x: at, y: height })) : points,
    tolerance,
  }
}

function drawn(figure: string, places: readonly { at: string }[], of: SchemeOf): string {
  const points = places.map(({ at }) => {
    const [x = 0, y = 0] = at.split(' ').map(Number)
    return { x, y }
  })
  try {
    return numberedFigure(figure, points)
  } catch (fault) {
    return fail(of, fault instanceof Error ? fault.message : String(fault))
  }
}

function forgivingBut(strict: readonly (typeof leniences)[number][]) {
  const forgives = (lenience: (typeof leniences)[number]) => !strict.includes(lenience)
  return {
    case: forgives('case'),
    accents: forgives('accents'),
    spaces: forgives('spaces'),
    articles: forgives('articles'),
  }
}

const baseOf = ({ id, prompt, explanation, marks }: SchemeOf, usual: number) => ({
  id: uuidOf(id),
  prompt,
  explanation,
  marks: marks ?? Math.max(1, usual),
})

const partOf = (text: string, role: string, { id }: SchemeOf) => ({ id: partId(id, role, text), text })
const pairOf = (stem: string, choice: string, { id }: SchemeOf) => ({
  id: partId(id, 'stem', stem),
  stem,
  // Two stems may have the same choice, each with an id of its own.
  choiceId: partId(id, 'choice', `${choice}/${stem}`),
  choice,
})

/** Follows from the words, so that an answer given before the parts were put in another order still means the same. */
const partId = (id: string, role: string, text: string) =>
  createHash('sha256').update(`${id}/${role}/${text}`).digest('hex').slice(0, 12)

function sound(input: z.input<typeof Question>, of: SchemeOf): Question {
  const question = Question.safeParse(input)
  return question.success ? question.data : fail(of, z.prettifyError(question.error))
}

const fail = ({ place, node, id }: SchemeOf, fault: string): never =>
  place.fail(node, id.slice(id.lastIndexOf('/') + 1), `scheme: ${fault}`)
