import { AppError } from '#contract/errors.ts'
import { quizLimits } from '#domain/quizzes/quiz-limits.ts'

const full = (message: string) => new AppError('limit-reached', { message })
const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** @throws {AppError} limit-reached when a teacher has as many quizzes as there can be. */
export function makeSureOfRoomForQuiz(held: number): void {
  if (held >= quizLimits.quizzesPerPerson)
    throw full(`You have ${held} quizzes, which is as many as there can be. Delete one first.`)
}

/** @throws {AppError} limit-reached when a quiz has no room for these questions more. */
export function makeSureOfRoomForQuestions(held: number, more: number): void {
  if (held + more > quizLimits.questionsPerQuiz)
    throw full(`A quiz can have ${quizLimits.questionsPerQuiz} questions. Start another one.`)
}

/** @throws {AppError} limit-reached when a picture is too large, alone or with the quiz's or the teacher's others. */
export function makeSureOfRoomForPicture(size: number, held: { quiz: number; person: number }): void {
  if (size > quizLimits.mediaFile)
    throw full(`A picture can have ${inMegabytes(quizLimits.mediaFile)}. Make it smaller first.`)
  if (held.quiz + size > quizLimits.mediaPerQuiz)
    throw full(`The pictures of one quiz can have ${inMegabytes(quizLimits.mediaPerQuiz)} together.`)
  if (held.person + size > quizLimits.mediaPerPerson)
    throw full(`The pictures of all your quizzes can have ${inMegabytes(quizLimits.mediaPerPerson)} together.`)
}
