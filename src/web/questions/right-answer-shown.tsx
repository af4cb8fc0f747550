import { writePoints } from '#domain/questions/plot/write-points.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { RightAnswer } from '#domain/questions/right-answer.ts'
import { ContentHtml } from '../ui/content-html.tsx'

interface RightAnswerShownProps {
  question: PupilQuestion
  right: RightAnswer
}

/** What is right, in words: the number, what is accepted, the order, or what belongs together. */
export function RightAnswerShown({ question, right }: RightAnswerShownProps) {
  if (right.kind === 'numeric')
    return (
      <p>
        The answer is <strong>{right.text}</strong>.
      </p>
    )
  if (right.kind === 'algebra')
    return (
      <p>
        The answer is <ContentHtml html={right.answer.html} className="inline-block font-bold" />
      </p>
    )
  if (right.kind === 'short-text')
    return (
      <p>
        Accepted: <strong>{right.accepted.join(', ')}</strong>.
      </p>
    )
  if (right.kind === 'gaps' && question.kind === 'gaps')
    return (
      <div>
        <p>What belongs in the gaps:</p>
        <ol className="list-decimal pl-7 font-bold">
          {question.pieces.map((piece) =>
            'gap' in piece ? <li key={piece.gap}>{right.accepted[piece.gap]?.join(' or ')}</li> : null,
          )}
        </ol>
      </div>
    )
  if (right.kind === 'plot' && question.kind === 'plot')
    return (
      <p>
        The answer is <strong>{writePoints(question, right.points)}</strong>.
      </p>
    )
  if (right.kind === 'label' && question.kind === 'label')
    return (
      <div>
        <p>What belongs at the numbers:</p>
        <ol className="list-decimal pl-7 font-bold">
          {question.places.map(({ id }) => (
            <li key={id}>{right.accepted[id]?.join(' or ')}</li>
          ))}
        </ol>
      </div>
    )
  if (right.kind === 'ordering' && question.kind === 'ordering')
    return (
      <div>
        <p>The right order:</p>
        <ol className="list-decimal pl-7 font-bold">
          {right.order.map((id) => (
            <li key={id}>
              <ContentHtml html={htmlOf(question.items, id)} />
            </li>
          ))}
        </ol>
      </div>
    )
  if (right.kind === 'matching' && question.kind === 'matching')
    return (
      <div>
        <p>What belongs together:</p>
        <ul className="grid gap-1">
          {question.stems.map(({ id, html }) => (
            <li key={id} className="flex min-w-0 flex-wrap gap-x-2">
              <ContentHtml html={html} />
              <span aria-hidden>→</span>
              <span className="sr-only">belongs to</span>
              <ContentHtml html={htmlOf(question.choices, right.matches[id] ?? '')} className="font-bold" />
            </li>
          ))}
        </ul>
      </div>
    )
  return null
}

const htmlOf = (parts: readonly { id: string; html: string }[], wanted: string) =>
  parts.find(({ id }) => id === wanted)?.html ?? ''
