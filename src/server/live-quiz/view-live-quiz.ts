import type { LiveQuizAsked, LiveQuizView } from '#contract/live-quiz.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { studyPath } from '#domain/curriculum/study-path.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { tally } from '#domain/live-quiz/tally.ts'
import { may, type Person } from '#domain/permissions.ts'
import { mark } from '#domain/questions/mark-question.ts'
import { rightAnswer } from '#domain/questions/right-answer.ts'
import { pupilQuestion, richText } from '../questions/show-question.ts'
import type { AskedQuestion, LiveQuizRow, LiveResponse, PlaceRow } from './live-quiz-store.ts'

interface Seen {
  person: Exclude<Person, { role: 'guest' }>
  quiz: LiveQuizRow
  place: PlaceRow
  /** The topic that its questions are from, as it stands now. */
  topic: TopicOutline | null
  /** What all gave, up to the question that it stands at. */
  responses: readonly LiveResponse[]
}

/** A live quiz as one person sees it. Nothing of a mark scheme is in it before the question's result is shown to all. */
export function viewLiveQuiz(seen: Seen): LiveQuizView {
  const { person, quiz, place, topic, responses } = seen
  const { phase, at, questions, hostId } = quiz
  const asked = phase === 'asking' || phase === 'shown' ? questions[at] : undefined
  const here = askedAt(seen, at)
  const own = here.responses.find(({ studentId }) => studentId === person.id)
  return {
    title: quiz.title,
    place: place.name,
    held: { kind: place.inClass ? 'class' : 'group', id: place.id },
    phase,
    at,
    total: questions.length,
    leads: may(person, 'run live quiz', { ...place, hostId }),
    teachers: place.teachers,
    answers: may(person, 'answer live quiz', place),
    homework: may(person, 'set live quiz as homework', place),
    practice: topic && practicePath(topic),
    question: asked ? shown(asked, quiz) : null,
    answered: asked ? here.responses.length : 0,
    result: asked && phase === 'shown' ? resultOf(asked, here) : null,
    yours:
      asked && own
        ? { response: own.response, verdict: phase === 'shown' ? mark(asked.content, own.response).verdict : null }
        : null,
    score: scoreOf(
      quiz,
      responses.filter(({ studentId }) => studentId === person.id),
    ),
    summary: phase === 'ended' ? summaryOf(seen) : [],
  }
}

// Pictures of a teacher's quiz are served under its address.
const addressOf = ({ quizId }: LiveQuizRow) => quizId ?? ''
const shown = (asked: AskedQuestion, quiz: LiveQuizRow) =>
  pupilQuestion(asked, { quizId: addressOf(quiz), seed: quiz.seed })
const askedAt = ({ quiz, responses }: Seen, at: number) => ({
  quiz,
  responses: responses.filter((response) => response.at === at),
})

function resultOf(
  { content, html }: AskedQuestion,
  { quiz, responses }: Pick<Seen, 'quiz' | 'responses'>,
): LiveQuizAsked['result'] {
  return {
    tally: tally(
      content,
      responses.map(({ response }) => response),
    ),
    right: rightAnswer(content),
    explanation: content.explanation ? richText(content.explanation, { html, quizId: addressOf(quiz) }) : null,
  }
}

/** What was asked, with what all gave. One that ended before anybody answered has nothing to sum up. */
function summaryOf(seen: Seen): LiveQuizAsked[] {
  const { quiz, responses, person } = seen
  if (responses.length === 0) return []
  return quiz.questions.slice(0, quiz.at + 1).map((asked, at) => {
    const here = askedAt(seen, at)
    const own = here.responses.find(({ studentId }) => studentId === person.id)
    return {
      question: shown(asked, quiz),
      result: resultOf(asked, here),
      yours: own ? { response: own.response, verdict: mark(asked.content, own.response).verdict } : null,
    }
  })
}

/** One's own marks in what was shown so far. */
function scoreOf({ phase, at, questions }: LiveQuizRow, own: readonly LiveResponse[]): LiveQuizView['score'] {
  const until = phase === 'shown' || phase === 'ended' ? at + 1 : phase === 'asking' ? at : 0
  const marks = own.filter((response) => response.at < until).reduce((sum, response) => sum + response.marks, 0)
  const outOf = questions.slice(0, until).reduce((sum, { content }) => sum + content.marks, 0)
  return { marks, outOf }
}

function practicePath({ level, subject, slug, references }: TopicOutline): string {
  return studyPath({ level, subject, slug, board: boardIds.find((board) => references[board]) ?? null }, 'quiz')
}
