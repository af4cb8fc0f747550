import type { Kind } from '../kind.ts'
import { isAccepted } from './is-accepted.ts'

export const shortText: Kind<'short-text'> = {
  isGiven: ({ text }) => text.trim() !== '',
  mark: (question, { text }) => ({ points: isAccepted(question, text) ? 1 : 0, most: 1 }),
  right: ({ kind, accepted }) => ({ kind, accepted: [...accepted] }),
  ask: ({ kind }, { base }) => ({ ...base, kind }),
  texts: () => [],
  tidy: (question, { text }) => ({ ...question, accepted: question.accepted.map(text) }),
}
