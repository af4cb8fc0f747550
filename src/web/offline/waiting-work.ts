import { keptNames, readText } from '../device/device-store.ts'

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

/** What waits of this person, by a look at whose each entry is; whether it makes sense is seen when it is sent. */
export function waitingWorkOf(owner: string): WaitingWork {
  const count = (beginning: string, size = (_: { responses?: unknown }) => 1) =>
    keptNames(beginning).reduce((sum, name) => {
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
