import type { PupilQuestion } from '#domain/quizzes/pupil-question.ts'
import type { QuizResponse, ResponseTo } from '#domain/quizzes/response.ts'
import type { RightAnswer } from '#domain/quizzes/right-answer.ts'
import { ContentHtml } from '../ui/content-html.tsx'
import { ChoiceAnswer } from './choice-answer.tsx'
import { MatchingAnswer } from './matching-answer.tsx'
import { SortableList } from './sortable-list.tsx'
import { taskOf } from './task-of.ts'
import { TypedAnswer } from './typed-answer.tsx'

export interface QuestionAnswerProps {
  question: PupilQuestion
  response: QuizResponse | null
  /** Once it is marked: what would have been right. */
  right?: RightAnswer | undefined
  /** Gives each option the mark that it has on everybody's screen. */
  marked?: boolean
  onRespond: (response: QuizResponse | null) => void
}

/** The control with which a question of any kind is answered; native controls, so that keyboard, touch and screen reader all work. */
export function QuestionAnswer({ question, response, right, marked, onRespond }: QuestionAnswerProps) {
  const locked = right !== undefined
  switch (question.kind) {
    case 'four-option':
    case 'multi-select':
    case 'true-false':
      return <ChoiceAnswer {...{ question, response, right, marked, onRespond }} />
    case 'numeric':
    case 'short-text':
      return <TypedAnswer question={question} response={response} right={right} onRespond={onRespond} />
    case 'ordering': {
      const { items } = question
      const order = orderOf(items, response?.kind === 'ordering' ? response : null)
      const wanted = right?.kind === 'ordering' ? right.order : null
      return (
        <>
          {!locked && <p className="mb-2 text-ink-soft">{taskOf(question)}</p>}
          <SortableList
            label="Your order"
            locked={locked}
            items={order.map((item, at) => ({
              id: item.id,
              name: item.text,
              content: <ContentHtml html={item.html} />,
              state: wanted ? (wanted[at] === item.id ? 'right' : 'wrong') : undefined,
            }))}
            onOrder={(ids) => onRespond({ kind: 'ordering', order: ids })}
          />
        </>
      )
    }
    case 'matching':
      return <MatchingAnswer question={question} response={response} right={right} onRespond={onRespond} />
  }
}

function orderOf<Item extends { id: string }>(items: readonly Item[], response: ResponseTo<'ordering'> | null): Item[] {
  const placed = (response?.order ?? []).flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...placed, ...items.filter((item) => !placed.includes(item))]
}
