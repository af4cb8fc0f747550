import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { LevelId } from '#domain/curriculum/level.ts'

const Asked = z.strictObject({
  asks: z.string().min(1),
  /** The question before it, where it follows from one. */
  before: z.string().optional(),
  /** Whom it comes from; null for a guest who has chosen none. */
  level: LevelId.nullable().default(null),
  /** The topics whose notes answer it; none where nothing of ours does. */
  topics: z.array(z.string()).default([]),
})
export type AskedQuestion = z.infer<typeof Asked> & {
  half: 'tuned' | 'held back'
  /** Whether somebody wrote it who did not know how questions are answered. */
  blind: boolean
}

/**
 * What pupils ask, in their own words, with the topics that would be right, or none. Half of it is for tuning; nobody looks at the single
 * questions of the other half to change how the tutor finds its notes.
 */
export function readTutorQuestions(): AskedQuestion[] {
  return globSync('*.yaml', { cwd: import.meta.dirname })
    .sort()
    .flatMap((file) =>
      z
        .array(z.union([Asked, z.string().transform((asks) => Asked.parse({ asks }))]))
        .parse(parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')))
        .map((asked) => ({ ...asked, half: halfOf(asked), blind: /^(?:blind|none-)/.test(file) })),
    )
}

/** By the text alone: neither the order of the files nor what is added later moves a question to the other half. */
function halfOf({ asks, before = '' }: Pick<AskedQuestion, 'asks' | 'before'>): AskedQuestion['half'] {
  const [first = 0] = createHash('sha256').update(`${before}\n${asks}`).digest()
  return first % 2 === 0 ? 'tuned' : 'held back'
}
