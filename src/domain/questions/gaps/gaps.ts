import type { Kind } from '../kind.ts'
import { isAccepted } from '../short-text/is-accepted.ts'
import { gapsIn, readPassage, wordsIn } from './passage.ts'

/** A text with gaps, typed or chosen from a bank of words. Each right gap counts. */
export const gaps: Kind<'gaps'> = {
  isGiven: ({ filled }) => Object.values(filled).some((typed) => typed.trim() !== ''),
  mark({ passage, forgiving }, { filled }) {
    const all = gapsIn(passage)
    const given = new Map(Object.entries(filled))
    const right = all.filter(({ id, accepted }) => isAccepted({ accepted, forgiving }, given.get(id) ?? ''))
    return { points: right.length, most: all.length }
  },
  right: ({ kind, passage, forgiving }) => ({
    kind,
    accepted: Object.fromEntries(gapsIn(passage).map(({ id, accepted }) => [id, accepted])),
    forgiving,
  }),
  ask({ kind, passage, bank, distractors }, { base, part, shuffle }) {
    const words = [...gapsIn(passage).flatMap(({ accepted }) => accepted.slice(0, 1)), ...distractors]
    return {
      ...base,
      kind,
      pieces: readPassage(passage).map((piece, at) =>
        'id' in piece ? { gap: piece.id } : part({ id: `text${at}`, text: piece.text }),
      ),
      bank: bank ? shuffle([...new Set(words.map((word) => word.trim()))]) : null,
    }
  },
  texts: ({ passage }) => wordsIn(passage),
  tidy: (question, { text }) => ({
    ...question,
    passage: text(question.passage),
    distractors: question.distractors.map(text),
  }),
}
