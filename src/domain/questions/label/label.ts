import type { Kind } from '../kind.ts'
import { isAccepted } from '../short-text/is-accepted.ts'
import { acceptedAt } from './places.ts'

/** A figure whose numbered places are named. Each right label counts. */
export const label: Kind<'label'> = {
  isGiven: ({ labels }) => Object.values(labels).some((typed) => typed.trim() !== ''),
  mark({ places, forgiving }, { labels }) {
    const given = new Map(Object.entries(labels))
    const right = places.filter((place) =>
      isAccepted({ accepted: acceptedAt(place), forgiving }, given.get(place.id) ?? ''),
    )
    return { points: right.length, most: places.length }
  },
  right: ({ kind, places, forgiving }) => ({
    kind,
    accepted: Object.fromEntries(places.map((place) => [place.id, acceptedAt(place)])),
    forgiving,
  }),
  ask({ kind, figure, places, bank, distractors }, { base, part, shuffle }) {
    const words = [...places.flatMap((place) => acceptedAt(place).slice(0, 1)), ...distractors]
    return {
      ...base,
      kind,
      figure: figure ? part({ id: 'figure', text: figure }) : null,
      places: places.map(({ id, says }) => ({ id, says })),
      bank: bank ? shuffle([...new Set(words.map((word) => word.trim()))]) : null,
    }
  },
  texts: ({ figure }) => (figure ? [figure] : []),
  tidy: (question, { text }) => ({
    ...question,
    figure: text(question.figure),
    places: question.places.map(({ id, accepted, says }) => ({ id, accepted: text(accepted), says: text(says) })),
    distractors: question.distractors.map(text),
  }),
}
