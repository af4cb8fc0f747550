import { DEVICE_CHANGED, keptNames, readText } from './device-store.ts'

/** How the names begin under which the device keeps what the server does not have yet; the id follows. */
export const ANSWER = 'answer:'
export const PLAY = 'game-play:'
export const SESSION = 'session:'
export const RESPONSES = 'quiz-attempt:'
export const EXAM = 'exam-answer:'

export interface WaitingWork {
  answers: number
  games: number
  /** Responses to teachers' quizzes. */
  responses: number
  /** Answers to exam questions. */
  exam: number
  /** Finished sessions of cards, for their XP. */
  sessions: number
}

const lookedAfter = new Set<string>()

/** Says that the open page sends this itself and tells of it. Call what it gives when the page no longer does. */
export function lookAfter(name: string): () => void {
  lookedAfter.add(name)
  return () => {
    lookedAfter.delete(name)
    globalThis.dispatchEvent?.(new Event(DEVICE_CHANGED))
  }
}

export const isLookedAfter = (name: string): boolean => lookedAfter.has(name)

/** What waits of this person, by a look at whose each entry is; whether it makes sense is seen when it is sent. */
export function waitingWorkOf(owner: string): WaitingWork {
  const count = (beginning: string, size = (_: { responses?: unknown }) => 1) =>
    keptNames(beginning).reduce((sum, name) => {
      if (lookedAfter.has(name)) return sum
      const entry = looked(name)
      return sum + (entry.owner === owner ? size(entry) : 0)
    }, 0)
  return {
    answers: count(ANSWER),
    games: count(PLAY),
    responses: count(RESPONSES, ({ responses }) => (Array.isArray(responses) ? responses.length : 1)),
    exam: count(EXAM),
    sessions: count(SESSION),
  }
}

/** What a person would miss; a session's XP comes after its answers. */
export const countWaiting = ({ answers, games, responses, exam }: WaitingWork): number =>
  answers + games + responses + exam

function looked(name: string): { owner?: unknown; responses?: unknown } {
  try {
    return Object(JSON.parse(readText(name) ?? ''))
  } catch {
    return {}
  }
}
