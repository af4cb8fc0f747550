import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import { choiceRows, isChoice } from '../../questions/choice/choice-rows.ts'
import { ShapeMark } from '../../questions/choice/option-shape.tsx'
import { taskOf } from '../../questions/task-of.ts'
import { ContentHtml } from '../../ui/content-html.tsx'

/** A question for those who only look, such as the screen in front of the class: what there is to choose from, with its marks. */
export function LiveAsked({ question }: { question: PupilQuestion }) {
  if (isChoice(question))
    return (
      <>
        <p className="mb-2 text-ink-soft">{taskOf(question)}</p>
        <ul aria-label="Options" className="grid gap-3 sm:grid-cols-2">
          {choiceRows(question).map(({ id, html }, place) => (
            <li
              key={id}
              className="flex min-h-16 min-w-0 items-center gap-3 rounded-md border border-line-strong px-3 py-2.5 text-large"
            >
              <ShapeMark place={place} />
              <ContentHtml html={html} className="min-w-0" />
            </li>
          ))}
        </ul>
      </>
    )
  if (question.kind === 'ordering') return <Parts label="To put in order" parts={question.items} />
  if (question.kind === 'matching')
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <Parts label="Match these" parts={question.stems} />
        <Parts label="with these" parts={question.choices} />
      </div>
    )
  return <p className="text-ink-soft">{taskOf(question) ?? 'The answer is typed.'}</p>
}

function Parts({ label, parts }: { label: string; parts: readonly { id: string; html: string }[] }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-ink-soft">{label}</p>
      <ul className="grid gap-2">
        {parts.map(({ id, html }) => (
          <li key={id} className="rounded-md border border-line-strong px-3 py-2">
            <ContentHtml html={html} />
          </li>
        ))}
      </ul>
    </div>
  )
}
