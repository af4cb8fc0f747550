import type { Kind } from '../kind.ts'
import { misconceptionsOf, tidyOptions } from '../options.ts'

/** Several right options. Each right one counts, each wrong one takes one away again. */
export const multipleResponse: Kind<'multiple-response'> = {
  isGiven: ({ options }) => options.length > 0,
  mark({ options, correct }, response) {
    const chosen = new Set(response.options)
    const right = correct.filter((id) => chosen.has(id)).length
    return {
      points: Math.max(0, right - (chosen.size - right)),
      most: correct.length,
      misconceptions: misconceptionsOf(options, [...chosen], correct),
    }
  },
  right: ({ kind, correct }) => ({ kind, options: [...correct] }),
  ask: ({ kind, options }, { base, part, shuffle }) => ({ ...base, kind, options: shuffle(options).map(part) }),
  texts: ({ options }) => options.map(({ text }) => text),
  tidy: (question, tools) => ({ ...question, options: tidyOptions(question.options, tools) }),
}
