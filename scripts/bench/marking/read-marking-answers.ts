import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const AnswerKind = z.enum(['right', 'half', 'wrong', 'misspelt', 'off the point'])

const MarkedAnswers = z.array(
  z.strictObject({
    /** A part that is marked by points: `gcse-physics-describing-motion/e04a`. */
    part: z.string().regex(/^[a-z0-9-]+\/e\d{2}[a-h]?$/),
    answers: z
      .array(
        z.strictObject({
          is: AnswerKind,
          /** What an examiner ticks. */
          earns: z.array(z.string().regex(/^m\d{1,2}$/)),
          says: z.string().min(1),
        }),
      )
      .min(3),
  }),
)

export interface MarkedPart {
  /** Level and subject: the name of its file. */
  subject: string
  part: string
  half: 'tuned' | 'held back'
  answers: z.infer<typeof MarkedAnswers>[number]['answers']
}

/**
 * Answers in pupils' own words, with the points that an examiner gives them. They were written and marked from the question and its
 * scheme, before anybody looked at what is suggested. The rules are tuned by half of the parts; of the others, nobody looks at what is found.
 */
export function readMarkingAnswers(): MarkedPart[] {
  const folder = path.join(import.meta.dirname, 'answers')
  return globSync('*.yaml', { cwd: folder })
    .sort()
    .flatMap((file) =>
      MarkedAnswers.parse(parse(readFileSync(path.join(folder, file), 'utf8'))).map((marked) => ({
        ...marked,
        subject: path.basename(file, '.yaml'),
        half: halfOf(marked.part),
      })),
    )
}

/** By the name alone, so that a part stays in its half whatever is added; the third byte parts every subject evenly. */
function halfOf(part: string): MarkedPart['half'] {
  const [, , third = 0] = createHash('sha256').update(part).digest()
  return third % 2 === 0 ? 'tuned' : 'held back'
}
