import { mark } from './mark.ts'

/** How long the result of a question stays before the next one appears (contract §9). */
export const QUIZ_ADVANCE_MS = 2000

export interface QuizRunAnswer {
  itemId: string
  choice: number
  correct: boolean
}

export interface QuizRunQuestion {
  id: string
  correctAnswer: number
}

/** One go at a quiz (contract §4). */
export interface QuizRun<Q extends QuizRunQuestion = QuizRunQuestion> {
  questions: readonly Q[]
  /** The question shown, from 0; the number of questions once finished. */
  index: number
  /** The option chosen for the question shown. */
  choice: number | null
  /** True from submit until the next question: result and explanation show and the choice is locked. */
  submitted: boolean
  /** Answers submitted, in order. */
  answers: readonly QuizRunAnswer[]
  finished: boolean
}

export type QuizRunEvent<Q extends QuizRunQuestion = QuizRunQuestion> =
  | { type: 'choose'; choice: number }
  | { type: 'submit' }
  | { type: 'next' }
  | { type: 'try-again' }
  /** Other numbers for the run's drawn questions, which stand last. Too late once a question is answered. */
  | { type: 'redraw'; drawn: readonly Q[] }

export function startQuiz<Q extends QuizRunQuestion>(questions: readonly Q[]): QuizRun<Q> {
  return { questions, index: 0, choice: null, submitted: false, answers: [], finished: false }
}

/** Submit is disabled until an option is chosen (contract §5). */
export function canSubmitQuestion(run: QuizRun): boolean {
  return !run.finished && !run.submitted && run.choice !== null
}

export function quizReducer<Q extends QuizRunQuestion>(run: QuizRun<Q>, event: QuizRunEvent<Q>): QuizRun<Q> {
  switch (event.type) {
    case 'choose':
      return run.submitted || run.finished ? run : { ...run, choice: event.choice }
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
  if (!canSubmitQuestion(run) || run.choice === null || !question) return run
  const answer = { itemId: question.id, choice: run.choice, correct: mark(question, run.choice) }
  return { ...run, submitted: true, answers: [...run.answers, answer] }
}

function next<Q extends QuizRunQuestion>(run: QuizRun<Q>): QuizRun<Q> {
  const index = run.index + 1
  return { ...run, index, choice: null, submitted: false, finished: index >= run.questions.length }
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
