import { z } from 'zod'

/** How pupils write and what they mean, as `content/asked-as.yaml` lists it. */
export const Lexicon = z.object({
  /** Words that say how something is asked, not what it is about. */
  silent: z.array(z.string()),
  shortForms: z.record(z.string(), z.string()),
  /** Several words that mean something else together, and our words for it. */
  phrases: z.record(z.string(), z.array(z.string())),
  /** Everyday words, and ours for the same. */
  sameAs: z.record(z.string(), z.array(z.string())),
  notSchool: z.array(z.string()),
  /** Words that our material has at most in examples. */
  leisure: z.array(z.string()),
  /** Ways of asking for what no school teaches. */
  notSchoolPhrases: z.array(z.string()),
})
export type Lexicon = z.infer<typeof Lexicon>
