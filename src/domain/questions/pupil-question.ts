import { z } from 'zod'
import { RichText } from '../curriculum/topic.ts'
import { seededRandom } from '../games/seeded-random.ts'
import { PartId, type QuizQuestion } from './question.ts'

const base = { id: z.uuid(), prompt: RichText, marks: z.int() }
const ShownPart = RichText.extend({ id: PartId })
export type ShownPart = z.infer<typeof ShownPart>
const parts = z.array(ShownPart)

/** A question as a pupil's browser gets it before it is marked: nothing in it, and no order, tells what is right. */
export const PupilQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('four-option'), options: parts }),
  z.strictObject({ ...base, kind: z.literal('multi-select'), options: parts }),
  z.strictObject({ ...base, kind: z.literal('true-false') }),
  z.strictObject({ ...base, kind: z.literal('numeric'), wantsUnit: z.boolean() }),
  z.strictObject({ ...base, kind: z.literal('short-text') }),
  z.strictObject({ ...base, kind: z.literal('ordering'), items: parts }),
  z.strictObject({ ...base, kind: z.literal('matching'), stems: parts, choices: parts }),
])
export type PupilQuestion = z.infer<typeof PupilQuestion>

/**
 * The pupil's side of a question. Options and orders are shuffled by the attempt's seed, alike whenever the attempt is opened.
 * @param render makes typed text ready to show
 */
export function toPupilQuestion(
  question: QuizQuestion,
  { seed, render }: { seed: number; render: (source: string) => RichText },
): PupilQuestion {
  const random = seededRandom(seed ^ hash(question.id))
  const part = ({ id, text }: { id: string; text: string }): ShownPart => ({ id, ...render(text) })
  const { id, marks } = question
  const shared = { id, marks, prompt: render(question.prompt) }
  switch (question.kind) {
    case 'four-option':
    case 'multi-select':
      return { ...shared, kind: question.kind, options: random.shuffle(question.options).map(part) }
    case 'true-false':
    case 'short-text':
      return { ...shared, kind: question.kind }
    case 'numeric':
      return { ...shared, kind: question.kind, wantsUnit: question.unit !== null }
    case 'ordering':
      return { ...shared, kind: question.kind, items: disordered(question.items, random.shuffle).map(part) }
    case 'matching': {
      const choices = question.pairs.map(({ choiceId, choice }) => ({ id: choiceId, text: choice }))
      const differing = new Map([...choices, ...question.distractors].map((choice) => [choice.text.trim(), choice]))
      return {
        ...shared,
        kind: question.kind,
        stems: question.pairs.map((pair) => part({ id: pair.id, text: pair.stem })),
        choices: random.shuffle([...differing.values()]).map(part),
      }
    }
  }
}

/** In another order than the right one, so that handing it in untouched is no answer. */
function disordered<T>(items: readonly T[], shuffle: (items: readonly T[]) => T[]): T[] {
  const shuffled = shuffle(items)
  const [first, ...others] = shuffled
  return first !== undefined && shuffled.every((item, at) => item === items[at]) ? [...others, first] : shuffled
}

/** Seeds questions of one attempt differently (FNV-1a), within what a seed may be. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value & 0x7fffffff
}
