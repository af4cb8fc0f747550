import type { PupilQuestionOf } from '#domain/questions/pupil-question.ts'
import type { ResponseTo } from '#domain/questions/response.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import type { QuestionAnswerProps } from '../question-answer.tsx'
import { RightAnswerShown } from '../right-answer-shown.tsx'
import { taskOf } from '../task-of.ts'
import { SortableList } from './sortable-list.tsx'

type OrderingAnswerProps = Omit<QuestionAnswerProps, 'question' | 'marked'> & { question: PupilQuestionOf<'ordering'> }

/** A list to put in order, by dragging or by its buttons. */
export function OrderingAnswer({ question, response, right, onRespond }: OrderingAnswerProps) {
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
