import type { Kind } from '../kind.ts'
import { misconceptionsOf, tidyOptions } from '../options.ts'

/** One right option of several. */
export const multipleChoice: Kind<'multiple-choice'> = {
  isGiven: () => true,
  mark: ({ options, correct }, { option }) => ({
    points: option === correct ? 1 : 0,
    most: 1,
    misconceptions: misconceptionsOf(options, [option], [correct]),
  }),
  right: ({ kind, correct }) => ({ kind, option: correct }),
  ask: ({ kind, options }, { base, part, shuffle }) => ({ ...base, kind, options: shuffle(options).map(part) }),
  texts: ({ options }) => options.map(({ text }) => text),
  tidy: (question, tools) => ({ ...question, options: tidyOptions(question.options, tools) }),
}
