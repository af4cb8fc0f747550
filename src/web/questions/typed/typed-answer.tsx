import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { RightAnswer } from '#domain/questions/right-answer.ts'
import { Field } from '../../ui/fields/field.tsx'
import { taskOf } from '../task-of.ts'

interface TypedAnswerProps {
  question: Extract<PupilQuestion, { kind: 'numeric' | 'short-text' }>
  response: QuestionResponse | null
  right?: RightAnswer | undefined
  onRespond: (response: QuestionResponse | null) => void
}

/** A number with its unit, or a few words. */
export function TypedAnswer({ question, response, right, onRespond }: TypedAnswerProps) {
  const { kind } = question
  const text = response?.kind === 'numeric' || response?.kind === 'short-text' ? response.text : ''
  return (
    <div className="grid gap-3">
      <Field
        label="Your answer"
        hint={taskOf(question)}
        required
        value={text}
        readOnly={right !== undefined}
        maxLength={questionLimits.typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => onRespond(value === '' ? null : { kind, text: value })}
        className="max-w-md"
      />
      {right && <p>The answer is {writtenRight(right)}</p>}
    </div>
  )
}

function writtenRight(right: RightAnswer) {
  if (right.kind === 'numeric') return <strong>{right.text}</strong>
  if (right.kind !== 'short-text') return null
  return right.accepted.map((answer, at) => (
    <span key={answer}>
      {at > 0 && ' or '}
      <strong>{answer}</strong>
    </span>
  ))
}
