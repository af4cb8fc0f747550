import { z } from 'zod'
import { GameMaterial } from '../curriculum/topic.ts'

/** A quiz question as the Speed Quiz shows it. */
export const SourceQuestion = z.object({
  id: z.string(),
  /** HTML, made by the content build. */
  question: z.string(),
  options: z.array(z.string()).length(4),
  correctAnswer: z.int().min(0).max(3),
  /** The question and its right answer in plain words, for the end of the game. */
  text: z.string(),
  answer: z.string(),
  /** Characters to be read before answering. */
  length: z.int(),
})
export type SourceQuestion = z.infer<typeof SourceQuestion>

/** What the six games of one topic, or of a whole subject, are dealt from. */
export const GameSource = GameMaterial.extend({
  questions: z.array(SourceQuestion),
  /** 0 for KS1 and the SEN track's own topics (small boards, more time), 1 for KS2, 2 for the exam years. */
  stage: z.literal([0, 1, 2]),
  /** Whether patterns of numbers belong to the subject. */
  numbers: z.boolean(),
})
export type GameSource = z.infer<typeof GameSource>
