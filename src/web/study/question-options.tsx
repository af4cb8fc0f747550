import { useEffect, useEffectEvent, useRef } from 'react'
import { ContentHtml } from '../ui/content-html.tsx'
import type { ShownQuestion } from './shown-items.ts'

export interface QuestionOptionsProps {
  question: ShownQuestion
  name: string
  choice: number | null
  /** After submit the choice stands. */
  locked: boolean
  onChoose: (choice: number) => void
}

const letters = ['A', 'B', 'C', 'D']

/** A question with its four options as native radio buttons, so that it can be answered before the script arrives. */
export function QuestionOptions({ question, name, choice, locked, onChoose }: QuestionOptionsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const takeOver = useEffectEvent(() => {
    // An option chosen before hydration is in the page already.
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked) onChoose(Number(checked.value))
  })
  useEffect(() => takeOver(), [])
  const state = (index: number) => {
    if (!locked) return undefined
    if (index === question.correctAnswer) return 'right'
    return index === choice ? 'wrong' : undefined
  }
  return (
    <fieldset ref={group} disabled={locked} className="min-w-0">
      <legend className="mb-4 w-full text-h3 font-bold">
        <ContentHtml html={question.question} />
      </legend>
      <div className="grid gap-2">
        {question.options.map((option, index) => (
          <label
            key={option.html}
            data-state={state(index)}
            className="touch flex items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2.5 hover:border-ink has-checked:border-subject has-checked:bg-subject-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-[state=right]:border-good-edge data-[state=right]:bg-good-wash data-[state=wrong]:border-bad-edge data-[state=wrong]:bg-bad-wash"
          >
            <input
              type="radio"
              name={name}
              value={index}
              checked={choice === index}
              onChange={() => onChoose(index)}
              className="size-4.5 shrink-0 outline-none"
            />
            <span className="font-bold text-subject-ink">{letters[index]}</span>
            <ContentHtml html={option.html} className="grow" />
            {state(index) && (
              <span className="text-small font-bold">
                {state(index) === 'right' ? 'Correct answer' : 'Your answer'}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
