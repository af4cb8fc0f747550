import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { RightAnswer } from '#domain/questions/right-answer.ts'
import { ChoiceAnswer } from './choice/choice-answer.tsx'
import { GapsAnswer } from './gaps/gaps-answer.tsx'
import { LazyAlgebraAnswer, LazyLabelAnswer, LazyPlotAnswer, LazyWrittenAnswer } from './lazy-kinds.tsx'
import { MatchingAnswer } from './matching/matching-answer.tsx'
import { OrderingAnswer } from './ordering/ordering-answer.tsx'
import { TypedAnswer } from './typed/typed-answer.tsx'

export interface QuestionAnswerProps {
  question: PupilQuestion
  response: QuestionResponse | null
  /** Once it is marked: what would have been right. */
  right?: RightAnswer | undefined
  /** Gives each option the mark that it has on everybody's screen. */
  marked?: boolean
  onRespond: (response: QuestionResponse | null) => void
}

/** The control with which a question of any kind is answered; native controls, so that keyboard, touch and screen reader all work. */
export function QuestionAnswer({ question, response, right, marked, onRespond }: QuestionAnswerProps) {
  switch (question.kind) {
    case 'multiple-choice':
    case 'multiple-response':
    case 'true-false':
      return <ChoiceAnswer {...{ question, response, right, marked, onRespond }} />
    case 'algebra':
      return <LazyAlgebraAnswer key={question.id} {...{ question, response, right, onRespond }} />
    case 'numeric':
    case 'short-text':
      return <TypedAnswer question={question} response={response} right={right} onRespond={onRespond} />
    case 'gaps':
      return <GapsAnswer question={question} response={response} right={right} onRespond={onRespond} />
    case 'label':
      return <LazyLabelAnswer key={question.id} {...{ question, response, right, onRespond }} />
    case 'plot':
      return <LazyPlotAnswer key={question.id} {...{ question, response, right, onRespond }} />
    case 'written':
      return <LazyWrittenAnswer key={question.id} {...{ question, response, right, onRespond }} />
    case 'ordering':
      return <OrderingAnswer question={question} response={response} right={right} onRespond={onRespond} />
    case 'matching':
      return <MatchingAnswer question={question} response={response} right={right} onRespond={onRespond} />
  }
}
