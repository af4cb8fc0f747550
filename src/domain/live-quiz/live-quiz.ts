import { z } from 'zod'

/** `lobby`: people come in; `asking`: they answer; `shown`: all see the result of the question; `ended`. */
export const LiveQuizPhase = z.enum(['lobby', 'asking', 'shown', 'ended'])
export type LiveQuizPhase = z.infer<typeof LiveQuizPhase>

export interface LiveQuiz {
  phase: LiveQuizPhase
  /** The question it stands at, from 0. */
  at: number
  /** How many there are. */
  questions: number
}

/** `on`: begins, or goes to the next question, or ends after the last. */
export const HostAct = z.enum(['on', 'show', 'end'])
export type HostAct = z.infer<typeof HostAct>

/** What a host did, and where the quiz stood on their screen when they did it. */
export interface HostStep {
  act: HostAct
  phase: LiveQuizPhase
  at: number
}

export const newLiveQuiz = (questions: number): LiveQuiz => ({ phase: 'lobby', at: 0, questions })

/**
 * The quiz after a host's step. A step that was meant for where the quiz no longer stands (pressed twice, or sent again)
 * changes nothing.
 */
export function afterStep(quiz: LiveQuiz, { act, phase, at }: HostStep): LiveQuiz {
  if (quiz.phase === 'ended' || quiz.phase !== phase || quiz.at !== at) return quiz
  if (act === 'end') return { ...quiz, phase: 'ended' }
  if (act === 'show') return quiz.phase === 'asking' ? { ...quiz, phase: 'shown' } : quiz
  if (quiz.phase === 'lobby') return { ...quiz, phase: quiz.questions > 0 ? 'asking' : 'ended' }
  if (quiz.phase !== 'shown') return quiz
  return quiz.at + 1 < quiz.questions ? { ...quiz, phase: 'asking', at: quiz.at + 1 } : { ...quiz, phase: 'ended' }
}

/** Whether an answer to the question `at` still counts: while it is asked; the last one given stands. */
export const takesAnswer = (quiz: LiveQuiz, at: number) => quiz.phase === 'asking' && quiz.at === at
