import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import { type QuizRun, type QuizRunQuestion, quizReducer, startQuiz } from '#domain/study/quiz-run.ts'

/** What a quiz posted as a plain form says: the choices submitted so far, and whether the next question was asked for. */
export interface PostedQuiz {
  choices: number[]
  next: boolean
}

const CHOICES = ['0', '1', '2', '3']

/** Reads a posted form; anything in it that is no choice is passed over. */
export function postedChoices(form: FormData): PostedQuiz {
  const before = String(form.get('before') ?? '').split(',')
  const choice = form.get('choice')
  const given = [...before, typeof choice === 'string' ? choice : ''].filter((text) => CHOICES.includes(text))
  return { choices: given.map(Number), next: form.get('then') === 'next' }
}

/** Plays the posted choices through the quiz's own rules. A quiz that goes on without a script has only questions with four options. */
export function quizFrom<Q extends QuizRunQuestion>(
  questions: readonly Q[],
  posted: PostedQuiz | undefined,
): QuizRun<Q> {
  const choices = posted?.choices ?? []
  return choices.reduce(
    (run, choice, index) => {
      const submitted = quizReducer(quizReducer(run, { type: 'choose', choice }), { type: 'submit' })
      const last = index === choices.length - 1
      return last && !posted?.next ? submitted : quizReducer(submitted, { type: 'next' })
    },
    startQuiz(posted ? questions.filter(hasFourOptions) : questions),
  )
}
