import { useId } from 'react'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import type { RightAnswer } from '#domain/questions/right-answer.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { inputClass } from '../../ui/fields/field-frame.tsx'
import { PlaceVerdict } from '../place-verdict.tsx'
import { spokenName } from '../spoken-name.ts'
import { taskOf } from '../task-of.ts'

interface MatchingAnswerProps {
  question: Extract<PupilQuestion, { kind: 'matching' }>
  response: QuestionResponse | null
  right?: RightAnswer | undefined
  onRespond: (response: QuestionResponse | null) => void
}

const letter = (at: number) => String.fromCharCode(65 + at)

/** A select for each stem. The choices stand above, too, as formulas and pictures can't be shown inside a select. */
export function MatchingAnswer({ question, response, right, onRespond }: MatchingAnswerProps) {
  const id = useId()
  const { stems, choices } = question
  const matches = response?.kind === 'matching' ? response.matches : {}
  const wanted = right?.kind === 'matching' ? right.matches : null
  const choose = (stem: string, choice: string) => {
    const { [stem]: _, ...others } = matches
    const changed = choice ? { ...others, [stem]: choice } : others
    onRespond(Object.keys(changed).length > 0 ? { kind: 'matching', matches: changed } : null)
  }
  const nameOf = (choice: string) =>
    `${letters.get(choice) ?? ''}: ${choices.find((one) => one.id === choice)?.text ?? ''}`
  const letters = new Map(choices.map((choice, at) => [choice.id, letter(at)]))
  return (
    <div className="grid gap-4">
      {!right && <p className="text-ink-soft">{taskOf(question)}</p>}
      <ol className="flex flex-wrap gap-x-5 gap-y-1">
        {choices.map((choice, at) => (
          <li key={choice.id} className="flex min-w-0 gap-2">
            <span className="font-bold text-subject-ink">{letter(at)}</span>
            <ContentHtml html={choice.html} className="min-w-0" />
          </li>
        ))}
      </ol>
      <ul className="grid gap-2">
        {stems.map((stem, at) => {
          const chosen = matches[stem.id] ?? ''
          const state = wanted && (wanted[stem.id] === chosen ? 'right' : 'wrong')
          return (
            <li
              key={stem.id}
              data-state={state}
              className="grid items-center gap-2 rounded-md border border-line-strong bg-surface p-3 data-[state=right]:border-good-edge data-[state=right]:bg-good-wash data-[state=wrong]:border-bad-edge data-[state=wrong]:bg-bad-wash sm:grid-cols-2"
            >
              <label htmlFor={`${id}-${at}`} className="min-w-0">
                <ContentHtml html={stem.html} />
              </label>
              <div className="min-w-0">
                <select
                  aria-label={spokenName(stem.html, stem.text)}
                  id={`${id}-${at}`}
                  value={chosen}
                  disabled={Boolean(right)}
                  onChange={(event) => choose(stem.id, event.currentTarget.value)}
                  className={inputClass}
                >
                  <option value="">Choose…</option>
                  {choices.map((choice) => (
                    <option key={choice.id} value={choice.id}>
                      {letters.get(choice.id)}: {choice.text}
                    </option>
                  ))}
                </select>
                {state === 'right' && <PlaceVerdict state="right" />}
                {state === 'wrong' && (
                  <p className="mt-1 text-small font-bold">
                    <PlaceVerdict state="wrong" /> The answer is {nameOf(wanted?.[stem.id] ?? '')}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
