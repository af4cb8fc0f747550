import { z } from 'zod'
import { acceptedAt } from '../../src/domain/questions/label/places.ts'
import { PlotTask } from '../../src/domain/questions/plot/schemas.ts'
import type { Question } from '../../src/domain/questions/question.ts'
import { numberedFigure } from './numbered-figure.ts'
import { baseOf, fail, figure, forgivingBut, partId, type SchemeOf, strict, words } from './scheme-base.ts'

export const LabelScheme = z.strictObject({
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
})

/** 'from to step label', such as '0 10 1 time in s'. */
const AxisLine = z
  .string()
  .regex(/^-?[\d.]+ -?[\d.]+ [\d.]+(?: .+)?$/, "an axis reads '0 10 1 time in s': from, to, step, label")
  .transform((line) => {
    const [from, to, step, ...label] = line.split(' ')
    return { from: Number(from), to: Number(to), step: Number(step), label: label.join(' ') }
  })

export const PlotScheme = z.strictObject({
  kind: z.literal('plot'),
  task: PlotTask.default('points'),
  x: AxisLine.optional(),
  y: AxisLine.optional(),
  /** Points '3 4', numbers '3', or bars 'Red: 4'. */
  answer: z.array(z.union([words, z.record(z.string(), figure)])).min(1),
  /** In squares of the grid. */
  tolerance: figure.default(0.25),
})

/** A figure with numbers drawn at its places. @throws {ContentError} */
export function labelOf(scheme: z.infer<typeof LabelScheme>, of: SchemeOf): z.input<typeof Question> {
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

/** A grid with what is plotted on it. @throws {ContentError} */
export function plotOf(scheme: z.infer<typeof PlotScheme>, of: SchemeOf): z.input<typeof Question> {
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
