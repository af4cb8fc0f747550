import type { TutorExchange, TutorReply } from '#contract/tutor.ts'

/** A question in the chat, and what has come back so far. */
export interface Turn extends Omit<TutorExchange, 'reply'> {
  reply: TutorReply | null
  /** What a model has written so far. */
  partial: string
  failure: Failure | null
}

/** Why no reply came, whether asking again may help, and whether the message was one of distress. */
export interface Failure {
  message: string
  again: boolean
  distress: boolean
}

export type ChatEvent =
  | { type: 'load'; exchanges: readonly TutorExchange[] }
  | { type: 'ask'; turn: Omit<TutorExchange, 'reply'> }
  | { type: 'piece'; id: string; text: string }
  | { type: 'reply'; id: string; reply: TutorReply }
  | { type: 'fail'; id: string; failure: Failure }
  | { type: 'clear' }

const blank = { reply: null, partial: '', failure: null }

/** The chat (contract §4): what is asked stands at once, its reply comes after. */
export function chatReducer(turns: readonly Turn[], event: ChatEvent): readonly Turn[] {
  switch (event.type) {
    case 'load':
      // What was asked while the history was on its way stays below it.
      return [
        ...event.exchanges.map((exchange) => ({ ...blank, ...exchange })),
        ...turns.filter(({ id }) => !event.exchanges.some((exchange) => exchange.id === id)),
      ]
    case 'ask':
      return [...turns.filter(({ id }) => id !== event.turn.id), { ...blank, ...event.turn }]
    case 'piece':
      return change(turns, event.id, (turn) => ({ ...turn, partial: turn.partial + event.text }))
    case 'reply':
      return change(turns, event.id, (turn) => ({ ...turn, partial: '', reply: event.reply }))
    case 'fail':
      return change(turns, event.id, (turn) => ({ ...turn, partial: '', failure: event.failure }))
    case 'clear':
      return []
  }
}

const change = (turns: readonly Turn[], id: string, to: (turn: Turn) => Turn) =>
  turns.map((turn) => (turn.id === id ? to(turn) : turn))

/** Whether a reply is awaited: the typing indicator shows, and one question at a time is enough. */
export const isWaiting = (turns: readonly Turn[]) => turns.some(({ reply, failure }) => !reply && !failure)
