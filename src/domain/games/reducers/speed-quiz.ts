import type { Random } from '../../seeded-random.ts'
import type { GameRules } from '../game-rules.ts'
import type { GameSource, SourceQuestion } from '../game-source.ts'
import type { Move } from '../move.ts'
import { roundTime } from '../round-time.ts'
import { ROUNDS } from '../run.ts'
import { type ChoiceRound, type ChoiceState, reduceChoices, startChoices } from './choice-game.ts'

export interface QuizRound extends ChoiceRound {
  question: SourceQuestion
  /** Which of the question's options stand here, in the order in which they are shown. */
  options: readonly number[]
}

/** A play with fewer questions would hardly be one. */
const LEAST_QUESTIONS = 5
/** The first rounds offer three options, then four. */
const EASY_ROUNDS = { 0: 6, 1: 3, 2: 2 } as const

function deal(source: GameSource, random: Random): QuizRound[] | null {
  if (source.questions.length < LEAST_QUESTIONS) return null
  // Short questions first: they are the quicker to read.
  const questions = random.draw(source.questions, ROUNDS).toSorted((one, other) => one.length - other.length)
  return questions.map((question, round) => {
    const wrong = [0, 1, 2, 3].filter((option) => option !== question.correctAnswer)
    const left = round < EASY_ROUNDS[source.stage] ? random.draw(wrong, 2) : wrong
    const options = random.shuffle([question.correctAnswer, ...left])
    return {
      question,
      options,
      count: options.length,
      right: [options.indexOf(question.correctAnswer)],
      limitMs: roundTime({ round, characters: question.length, stage: source.stage }),
    }
  })
}

export const speedQuizReducer = (state: ChoiceState<QuizRound>, move: Move) => reduceChoices(state, move)

export const speedQuiz: GameRules<QuizRound, ChoiceState<QuizRound>> = {
  deal,
  start: startChoices,
  reduce: speedQuizReducer,
  review: ({ question }) => [{ prompt: question.text, answer: question.answer }],
}
