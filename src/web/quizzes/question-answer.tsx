import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse, ResponseTo } from '#domain/questions/response.ts'
import type { RightAnswer } from '#domain/questions/right-answer.ts'
import { ContentHtml } from '../ui/content-html.tsx'
import { ChoiceAnswer } from './choice-answer.tsx'
import { MatchingAnswer } from './matching-answer.tsx'
import { RightAnswerShown } from './right-answer-shown.tsx'
import { SortableList } from './sortable-list.tsx'
import { taskOf } from './task-of.ts'
import { TypedAnswer } from './typed-answer.tsx'

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
    case 'numeric':
    case 'short-text':
      return <TypedAnswer question={question} response={response} right={right} onRespond={onRespond} />
    case 'ordering':
      return <OrderingAnswer question={question} response={response} right={right} onRespond={onRespond} />
    case 'matching':
      return <MatchingAnswer question={question} response={response} right={right} onRespond={onRespond} />
  }
}

type OrderingAnswerProps = Omit<QuestionAnswerProps, 'question' | 'marked'> & {
  question: Extract<PupilQuestion, { kind: 'ordering' }>
}

function OrderingAnswer({ question, response, right, onRespond }: OrderingAnswerProps) {
  const order = orderOf(question.items, response?.kind === 'ordering' ? response : null)
  const wanted = right?.kind === 'ordering' ? right.order : null
  const allRight = order.every(({ id }, at) => wanted?.[at] === id)
  return (
    <div className="grid gap-3">
      {!right && <p className="text-ink-soft">{taskOf(question)}</p>}
      <SortableList
        label="Your order"
        locked={right !== undefined}
        items={order.map((item, at) => ({
          id: item.id,
          name: item.text,
          content: <ContentHtml html={item.html} />,
          state: wanted ? (wanted[at] === item.id ? 'right' : 'wrong') : undefined,
        }))}
        onOrder={(ids) => onRespond({ kind: 'ordering', order: ids })}
      />
      {right && !allRight && <RightAnswerShown question={question} right={right} />}
    </div>
  )
}

function orderOf<Item extends { id: string }>(items: readonly Item[], response: ResponseTo<'ordering'> | null): Item[] {
  const placed = (response?.order ?? []).flatMap((id) => items.find((item) => item.id === id) ?? [])
  return [...placed, ...items.filter((item) => !placed.includes(item))]
}
