import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readAlgebra } from '#domain/questions/algebra/read-algebra.ts'
import { mathAlgebra, spokenAlgebra } from '#domain/questions/algebra/write-algebra.ts'
import type { PupilQuestionOf } from '#domain/questions/pupil-question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { Button } from '../../ui/button.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { Field } from '../../ui/fields/field.tsx'
import type { QuestionAnswerProps } from '../question-answer.tsx'
import { RightAnswerShown } from '../right-answer-shown.tsx'
import { taskOf } from '../task-of.ts'
import { formTasks } from './form-names.ts'

export type AlgebraAnswerProps = Omit<QuestionAnswerProps, 'question' | 'marked'> & {
  question: PupilQuestionOf<'algebra'>
}

/** What phones hide behind other keys. */
const keys = [
  { shown: 'x²', name: 'squared', text: '^2' },
  { shown: '^', name: 'to the power', text: '^' },
  { shown: '√', name: 'root', text: '√' },
  { shown: '(', name: 'open bracket', text: '(' },
  { shown: ')', name: 'close bracket', text: ')' },
  { shown: '÷', name: 'divided by', text: '/' },
  { shown: '=', name: 'equals', text: '=' },
]
/** A screen reader says how an answer is read once its writer pauses, not at every key. */
const PAUSE_MS = 800

/** An expression or equation, typed on one line and shown as it is read. What can't be read is told and not handed in. */
export default function AlgebraAnswer({ question, response, right, onRespond }: AlgebraAnswerProps) {
  const given = response?.kind === 'algebra' ? response.text : null
  const [own, setOwn] = useState({ typed: given ?? '', told: given })
  // An answer that is loaded or cleared elsewhere replaces what was typed.
  if (given !== own.told) setOwn({ typed: given ?? '', told: given })
  const { typed } = own
  const field = useRef<HTMLInputElement>(null)
  const { algebra, problem } = readAlgebra(typed, question.letters)
  const type = (text: string) => {
    const readable = readAlgebra(text, question.letters).algebra !== null
    setOwn({ typed: text, told: readable ? text : null })
    onRespond(readable ? { kind: 'algebra', text } : null)
  }
  const insert = (text: string) => {
    const input = field.current
    if (!input) return
    const [from, to] = [input.selectionStart ?? typed.length, input.selectionEnd ?? typed.length]
    const whole = typed.slice(0, from) + text + typed.slice(to)
    if (whole.length > questionLimits.typed) return
    // The caret can only follow once the text is there.
    flushSync(() => type(whole))
    input.focus()
    input.setSelectionRange(from + text.length, from + text.length)
  }
  const empty = typed.trim() === ''
  const reading = empty || right ? '' : algebra ? `Read as: ${spokenAlgebra(algebra)}` : (problem ?? '')
  const said = useAfterPause(reading)
  return (
    <div className="grid max-w-md gap-3">
      <Field
        ref={field}
        label="Your answer"
        hint={[taskOf(question), formTasks[question.form]].filter(Boolean).join(' ')}
        required
        value={typed}
        readOnly={right !== undefined}
        maxLength={questionLimits.typed}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      {!right && (
        <div role="group" aria-label="Signs to put in" className="flex flex-wrap gap-1.5">
          {keys.map(({ shown, name, text }) => (
            <Button key={name} aria-label={`Put in ${name}`} className="min-w-11 px-2" onClick={() => insert(text)}>
              {shown}
            </Button>
          ))}
        </div>
      )}
      {!empty && (
        <div className="grid min-h-16 content-center gap-1 rounded-md border border-line p-3">
          {algebra ? (
            <>
              <p className="text-small text-ink-soft">{right ? 'You wrote:' : 'This is how your answer is read:'}</p>
              <div className="overflow-x-auto text-large">
                <ContentHtml html={mathAlgebra(algebra)} />
              </div>
            </>
          ) : (
            <p>{problem} You can change it: nothing is handed in yet.</p>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {right && <RightAnswerShown question={question} right={right} />}
    </div>
  )
}

/** A text once it has stayed the same for a while. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
