import type { Kind } from '../kind.ts'
import type { QuestionOf } from '../question.ts'

/** Pairs to match. Each right one counts; choices with the same words are the same choice. */
export const matching: Kind<'matching'> = {
  isGiven: ({ matches }) => Object.keys(matches).length > 0,
  mark: (question, { matches }) => ({ points: rightPairs(question, matches), most: question.pairs.length }),
  right: ({ kind, pairs }) => ({ kind, matches: rightMatches(pairs) }),
  ask({ kind, pairs, distractors }, { base, part, shuffle }) {
    const choices = pairs.map(({ choiceId, choice }) => ({ id: choiceId, text: choice }))
    const differing = new Map([...choices, ...distractors].map((choice) => [choice.text.trim(), choice]))
    return {
      ...base,
      kind,
      stems: pairs.map(({ id, stem }) => part({ id, text: stem })),
      choices: shuffle([...differing.values()]).map(part),
    }
  },
  texts: ({ pairs, distractors }) => [
    ...pairs.flatMap(({ stem, choice }) => [stem, choice]),
    ...distractors.map(({ text }) => text),
  ],
  tidy: (question, { text, part }) => ({
    ...question,
    pairs: question.pairs.map((pair) => ({ ...pair, stem: text(pair.stem), choice: text(pair.choice) })),
    distractors: question.distractors.map(part),
  }),
}

function rightPairs({ pairs }: QuestionOf<'matching'>, matches: Record<string, string>): number {
  const textOf = new Map(pairs.map(({ choiceId, choice }) => [choiceId, choice.trim()]))
  return pairs.filter(
    ({ id, choice }) => textOf.get(Object.hasOwn(matches, id) ? (matches[id] ?? '') : '') === choice.trim(),
  ).length
}

/** Choices with the same words are shown once, as the last of them. */
function rightMatches(pairs: QuestionOf<'matching'>['pairs']): Record<string, string> {
  const shown = new Map(pairs.map(({ choiceId, choice }) => [choice.trim(), choiceId]))
  return Object.fromEntries(pairs.map(({ id, choiceId, choice }) => [id, shown.get(choice.trim()) ?? choiceId]))
}
