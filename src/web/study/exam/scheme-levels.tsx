import type { MarkScheme } from '#domain/exam/mark-scheme.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { ExampleAnswers } from './example-answers.tsx'

interface SchemeLevelsProps {
  scheme: Extract<MarkScheme, { kind: 'levels' }>
  marks: number
  chosen: number | null
  locked: boolean
  name: string
  onChoose: (marks: number) => void
}

/** The levels with their marks, to choose what fits best, and what an answer might say. */
export function SchemeLevels({ scheme, chosen, locked, name, onChoose }: SchemeLevelsProps) {
  const choice = (marks: number) => (
    <label
      key={marks}
      className="touch tabular flex items-center gap-2 rounded-md border border-line-strong bg-surface px-3 py-1.5 has-checked:border-subject has-checked:bg-subject-wash has-checked:font-bold"
    >
      <input
        type="radio"
        name={`level-${name}`}
        className="size-4.5"
        checked={chosen === marks}
        onChange={() => onChoose(marks)}
      />
      {marks}
    </label>
  )
  return (
    <div className="grid min-w-0 gap-3">
      <fieldset disabled={locked} className="grid min-w-0 gap-3">
        <legend className="mb-1.5 font-bold">Which level fits your answer best, and how many marks?</legend>
        {scheme.levels.map(({ level, from, to, descriptor }) => (
          <div key={level} role="group" aria-label={`Level ${level}`} className="rounded-md border border-line p-3">
            <p className="tabular font-bold">
              Level {level}: {from === to ? from : `${from} to ${to}`} marks
            </p>
            <ContentHtml html={descriptor.html} className="mb-2" />
            <div className="flex flex-wrap gap-2">
              {Array.from({ length: to - from + 1 }, (_, index) => choice(from + index))}
            </div>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2 rounded-md border border-line p-3">
          <span className="grow">Nothing that answers the question</span>
          {choice(0)}
        </div>
      </fieldset>
      <div>
        <h4 className="mb-1 text-base">What an answer might say</h4>
        <ul className="list-disc pl-5">
          {scheme.content.map(({ html, text }) => (
            <li key={text}>
              <ContentHtml html={html} />
            </li>
          ))}
        </ul>
      </div>
      <ExampleAnswers examples={scheme.examples} />
    </div>
  )
}
