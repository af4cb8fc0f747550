import type { LiveQuizView } from '#contract/live-quiz.ts'
import { tally } from '#domain/live-quiz/tally.ts'
import { may, type Person } from '#domain/permissions.ts'
import { mark } from '#domain/quizzes/mark-question.ts'
import { rightAnswer } from '#domain/quizzes/right-answer.ts'
import { pupilQuestion, richText } from '../quizzes/show-question.ts'
import type { AskedQuestion, LiveQuizRow, LiveResponse, PlaceRow } from './live-quiz-store.ts'

/** A live quiz as one person sees it. Nothing of a mark scheme is in it before the question's result is shown to all. */
export function viewLiveQuiz(options: {
  person: Exclude<Person, { role: 'guest' }>
  quiz: LiveQuizRow
  place: PlaceRow
  /** What all gave, up to the question that it stands at. */
  responses: readonly LiveResponse[]
}): LiveQuizView {
  const { person, quiz, place, responses } = options
  const { phase, at, questions, seed, hostId } = quiz
  const asked = phase === 'asking' || phase === 'shown' ? questions[at] : undefined
  const shown = phase === 'shown' && asked !== undefined
  const here = responses.filter((response) => response.at === at)
  const own = responses.filter(({ studentId }) => studentId === person.id)
  const ownHere = asked ? own.find((response) => response.at === at) : undefined
  const leads = may(person, 'run live quiz', { ...place, hostId })
  // Pictures of a teacher's quiz are served under its address.
  const address = quiz.quizId ?? ''
  return {
    title: quiz.title,
    place: place.name,
    phase,
    at,
    total: questions.length,
    leads,
    answers: may(person, 'answer live quiz', place),
    quizId: leads && person.role === 'teacher' ? quiz.quizId : null,
    question: asked ? pupilQuestion(asked, { quizId: address, seed }) : null,
    answered: asked ? here.length : 0,
    result: shown ? resultOf(asked, here, address) : null,
    yours:
      asked && ownHere
        ? { response: ownHere.response, verdict: shown ? mark(asked.content, ownHere.response).verdict : null }
        : null,
    score: scoreOf(quiz, own),
  }
}

function resultOf(
  { content, html }: AskedQuestion,
  here: readonly LiveResponse[],
  quizId: string,
): LiveQuizView['result'] {
  return {
    tally: tally(
      content,
      here.map(({ response }) => response),
    ),
    right: rightAnswer(content),
    explanation: content.explanation ? richText(content.explanation, { html, quizId }) : null,
  }
}

/** One's own marks in what was shown so far. */
function scoreOf({ phase, at, questions }: LiveQuizRow, own: readonly LiveResponse[]): LiveQuizView['score'] {
  const until = phase === 'shown' || phase === 'ended' ? at + 1 : phase === 'asking' ? at : 0
  const marks = own.filter((response) => response.at < until).reduce((sum, response) => sum + response.marks, 0)
  const outOf = questions.slice(0, until).reduce((sum, { content }) => sum + content.marks, 0)
  return { marks, outOf }
}
