import type { Marking } from '#domain/questions/mark-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { mark } from './mark.ts'

/** How long the result of a question stays before the next one appears (contract §9). */
export const QUIZ_ADVANCE_MS = 2000

/** A response with its marking: it comes from the question engine, which is fetched only where a question needs it. */
export interface MarkedResponse {
  response: QuestionResponse
  marking: Marking
}

/** What was given to a question: one of four options, or to a question of another kind a response. */
export type Given = { choice: number } | MarkedResponse

export type QuizRunAnswer = Given & { itemId: string; correct: boolean }

export interface QuizRunQuestion {
  id: string
  /** Only a question with four options has one. */
  correctAnswer?: number
}

/** One go at a quiz (contract §4). */
export interface QuizRun<Q extends QuizRunQuestion = QuizRunQuestion> {
  questions: readonly Q[]
  /** The question shown, from 0; the number of questions once finished. */
  index: number
  /** The option chosen for the question shown. */
  choice: number | null
  /** What is given to the question shown, where it has no four options. */
  responded: MarkedResponse | null
  /** True from submit until the next question: result and explanation show and the choice is locked. */
  submitted: boolean
  /** Answers submitted, in order. */
  answers: readonly QuizRunAnswer[]
  finished: boolean
}

export type QuizRunEvent<Q extends QuizRunQuestion = QuizRunQuestion> =
  | { type: 'choose'; choice: number }
  | { type: 'respond'; responded: MarkedResponse | null }
  | { type: 'submit' }
  | { type: 'next' }
  | { type: 'try-again' }
  /** Other numbers for the run's drawn questions, which stand last. Too late once a question is answered. */
  | { type: 'redraw'; drawn: readonly Q[] }

export function startQuiz<Q extends QuizRunQuestion>(questions: readonly Q[]): QuizRun<Q> {
  return { questions, index: 0, choice: null, responded: null, submitted: false, answers: [], finished: false }
}

/** What is given so far to the question shown. */
export function givenIn({ choice, responded }: Pick<QuizRun, 'choice' | 'responded'>): Given | null {
  return choice === null ? responded : { choice }
}

/** Submit is disabled until an option is chosen, or something is given (contract §5). */
export function canSubmitQuestion(run: QuizRun): boolean {
  return !run.finished && !run.submitted && givenIn(run) !== null
}

export function quizReducer<Q extends QuizRunQuestion>(run: QuizRun<Q>, event: QuizRunEvent<Q>): QuizRun<Q> {
  switch (event.type) {
    case 'choose':
      return run.submitted || run.finished ? run : { ...run, choice: event.choice }
    case 'respond':
      return run.submitted || run.finished ? run : { ...run, responded: event.responded }
    case 'submit':
      return submit(run)
    case 'next':
      return run.submitted ? next(run) : run
    case 'try-again':
      return startQuiz(run.questions)
    case 'redraw':
      return run.answers.length > 0
        ? run
        : { ...run, questions: [...run.questions.slice(0, run.questions.length - event.drawn.length), ...event.drawn] }
  }
}

function submit<Q extends QuizRunQuestion>(run: QuizRun<Q>): QuizRun<Q> {
  const question = run.questions[run.index]
  const given = givenIn(run)
  if (!canSubmitQuestion(run) || !given || !question) return run
  const answer = { itemId: question.id, ...given, correct: isRight(question, given) }
  return { ...run, submitted: true, answers: [...run.answers, answer] }
}

/** What is partly right is not right. */
const isRight = ({ correctAnswer }: QuizRunQuestion, given: Given) =>
  'choice' in given
    ? correctAnswer !== undefined && mark({ correctAnswer }, given.choice)
    : given.marking.verdict === 'right'

function next<Q extends QuizRunQuestion>(run: QuizRun<Q>): QuizRun<Q> {
  const index = run.index + 1
  return { ...run, index, choice: null, responded: null, submitted: false, finished: index >= run.questions.length }
}

export interface QuizScore {
  correct: number
  total: number
  /** 0 to 1 */
  share: number
}

export function quizScore(run: Pick<QuizRun, 'questions' | 'answers'>): QuizScore {
  const correct = run.answers.filter((answer) => answer.correct).length
  const total = run.questions.length
  return { correct, total, share: total === 0 ? 0 : correct / total }
}
