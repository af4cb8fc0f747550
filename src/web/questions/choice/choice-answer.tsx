import type { QuestionResponse } from '#domain/questions/response.ts'
import type { RightAnswer } from '#domain/questions/right-answer.ts'
import { classes } from '../../ui/classes.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { spokenName } from '../spoken-name.ts'
import { taskOf } from '../task-of.ts'
import { type ChoiceQuestion, choiceRows, chosenIn, rightIn } from './choice-rows.ts'
import { ShapeMark } from './option-shape.tsx'

interface ChoiceAnswerProps {
  question: ChoiceQuestion
  response: QuestionResponse | null
  right?: RightAnswer | undefined
  /** Gives each option the mark that it has on everybody's screen, and a larger target. */
  marked?: boolean | undefined
  onRespond: (response: QuestionResponse) => void
}

/** One of several options, or several of them, as native radio buttons or tick boxes. */
export function ChoiceAnswer({ question, response, right, marked, onRespond }: ChoiceAnswerProps) {
  const locked = right !== undefined
  const chosen = chosenIn(response)
  const wanted = right && rightIn(right)
  const several = question.kind === 'multiple-response'
  const choose = (id: string, checked: boolean) => {
    if (question.kind === 'true-false') onRespond({ kind: 'true-false', value: id === 'true' })
    else if (question.kind === 'multiple-choice') onRespond({ kind: 'multiple-choice', option: id })
    else {
      const options = checked ? [...chosen, id] : chosen.filter((other) => other !== id)
      onRespond({ kind: 'multiple-response', options })
    }
  }
  return (
    <fieldset disabled={locked} className="min-w-0">
      <legend className="mb-2 text-ink-soft">{taskOf(question)}</legend>
      <div className={classes('grid gap-2', marked && 'gap-3 sm:grid-cols-2')}>
        {choiceRows(question).map(({ id, html, text }, place) => {
          const state = stateOf(id, chosen, wanted)
          return (
            <label
              key={id}
              data-state={state}
              className={classes(
                'touch flex min-w-0 items-center gap-3 rounded-md border border-line-strong bg-surface px-3 py-2.5 hover:border-ink has-checked:border-subject has-checked:bg-subject-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus data-[state=right]:border-good-edge data-[state=right]:bg-good-wash data-[state=missed]:border-good-edge data-[state=wrong]:border-bad-edge data-[state=wrong]:bg-bad-wash',
                marked && 'min-h-16 text-large',
              )}
            >
              <input
                type={several ? 'checkbox' : 'radio'}
                name={`answer-${question.id}`}
                value={id}
                checked={chosen.includes(id)}
                onChange={(event) => choose(id, event.currentTarget.checked)}
                className="size-4.5 shrink-0 outline-none"
                aria-label={spokenName(html, text, state && words[state])}
              />
              {marked && <ShapeMark place={place} />}
              <ContentHtml html={html} className="min-w-0 grow" />
              {state && <span className="shrink-0 text-small font-bold">{words[state]}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const words = { right: 'Your answer: right', wrong: 'Your answer', missed: 'Right answer' }

function stateOf(id: string, chosen: readonly string[], wanted: readonly string[] | undefined) {
  if (!wanted) return undefined
  if (chosen.includes(id)) return wanted.includes(id) ? 'right' : 'wrong'
  return wanted.includes(id) ? 'missed' : undefined
}
