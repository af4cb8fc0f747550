import { Copy, Pencil, Trash2 } from 'lucide-react'
import type { TeacherQuestion } from '#contract/quizzes.ts'
import { readPassage } from '#domain/questions/gaps/passage.ts'
import { acceptedAt } from '#domain/questions/label/places.ts'
import { writeNumber } from '#domain/questions/numeric/write-number.ts'
import { writePoints } from '#domain/questions/plot/write-points.ts'
import { kindNames } from '#domain/questions/question-kinds.ts'
import { counted } from '../../progress/counted.ts'
import { formNames } from '../../questions/algebra/form-names.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'

interface QuestionRowProps {
  row: TeacherQuestion
  number: number
  /** Absent for a colleague's quiz, which is only looked at. */
  tools?: { busy: boolean; onEdit: () => void; onDuplicate: () => void; onDelete: () => void } | undefined
}

/** A question in the list of its quiz, with its mark scheme in short. */
export function QuestionRow({ row, number, tools }: QuestionRowProps) {
  const { question, html } = row
  return (
    <article aria-label={`Question ${number}`} className="grid min-w-0 gap-2 py-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{kindNames[question.kind]}</Badge>
        <span className="tabular text-small text-ink-soft">{counted(question.marks, 'mark')}</span>
      </p>
      <ContentHtml html={shownAs(html, question.prompt)} className="font-bold" />
      <MarkScheme row={row} />
      {tools && (
        <div className="flex flex-wrap gap-1">
          <Button look="quiet" onClick={tools.onEdit}>
            <Pencil aria-hidden className="size-5" /> <ToolName name="Edit" number={number} />
          </Button>
          <Button look="quiet" busy={tools.busy} onClick={tools.onDuplicate}>
            <Copy aria-hidden className="size-5" /> <ToolName name="Duplicate" number={number} />
          </Button>
          <Button look="quiet" busy={tools.busy} onClick={tools.onDelete}>
            <Trash2 aria-hidden className="size-5" /> <ToolName name="Delete" number={number} />
          </Button>
        </div>
      )}
    </article>
  )
}

/** On a phone the icon stands alone. */
function ToolName({ name, number }: { name: string; number: number }) {
  return (
    <span>
      <span className="max-sm:sr-only">{name}</span>
      <span className="sr-only"> question {number}</span>
    </span>
  )
}

/** A text may be named like what every object has, such as `toString`. */
const shownAs = (html: TeacherQuestion['html'], text: string) => (Object.hasOwn(html, text) ? (html[text] ?? '') : '')

function MarkScheme({ row: { question, html } }: { row: TeacherQuestion }) {
  const shown = (text: string) => <ContentHtml html={shownAs(html, text)} className="inline-block" />
  switch (question.kind) {
    case 'multiple-choice':
    case 'multiple-response':
      return (
        <ul className="grid gap-1">
          {question.options.map(({ id, text, misconception }) => {
            const right = question.kind === 'multiple-choice' ? question.correct === id : question.correct.includes(id)
            return (
              <li key={id} className="flex items-baseline gap-x-2">
                <span aria-hidden>{right ? '✓' : '✗'}</span>
                {right && <span className="sr-only">Right:</span>}
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                  <span className={right ? 'font-bold text-good' : ''}>{shown(text)}</span>
                  {misconception && <span className="text-small text-ink-soft">shows: {misconception}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      )
    case 'true-false':
      return (
        <p>
          The answer is <strong>{question.correct ? 'True' : 'False'}</strong>
        </p>
      )
    case 'numeric':
      return (
        <p>
          The answer is <strong>{`${writeNumber(question.answer)} ${question.unit ?? ''}`}</strong>
          {question.tolerance.kind !== 'exact' &&
            `, ± ${question.tolerance.amount}${question.tolerance.kind === 'per-cent' ? '%' : ''}`}
        </p>
      )
    case 'algebra':
      return (
        <p>
          The answer is <strong>{question.answer}</strong>
          {question.form !== 'any' && `, ${formNames[question.form].toLowerCase()}`}
        </p>
      )
    case 'short-text':
      return (
        <p>
          Accepted: <strong>{question.accepted.join(' / ')}</strong>
        </p>
      )
    case 'gaps':
      return (
        <div>
          {readPassage(question.passage).map((piece) =>
            'id' in piece ? (
              <strong key={piece.id} className="underline">
                {piece.accepted.join(' / ')}
              </strong>
            ) : (
              <ContentHtml key={piece.text} html={shownAs(html, piece.text)} className="inline" />
            ),
          )}
          {question.bank && <span className="text-small text-ink-soft"> (chosen from a list)</span>}
        </div>
      )
    case 'plot':
      return (
        <p>
          The answer is <strong>{writePoints(question, question.answer)}</strong>
        </p>
      )
    case 'label':
      return (
        <div>
          <ol className="list-decimal pl-6">
            {question.places.map((place) => (
              <li key={place.id}>{acceptedAt(place).join(' / ')}</li>
            ))}
          </ol>
          {question.bank && <span className="text-small text-ink-soft">(chosen from a list)</span>}
        </div>
      )
    case 'written':
      return (
        <ul className="list-disc pl-6">
          {question.points.map(({ id, text, marks }) => (
            <li key={id}>
              {text} <span className="text-small text-ink-soft">({counted(marks, 'mark')})</span>
            </li>
          ))}
        </ul>
      )
    case 'ordering':
      return (
        <ol className="list-decimal pl-6">
          {question.items.map(({ id, text }) => (
            <li key={id}>{shown(text)}</li>
          ))}
        </ol>
      )
    case 'matching':
      return (
        <ul className="grid gap-1">
          {question.pairs.map(({ id, stem, choice }) => (
            <li key={id} className="flex flex-wrap gap-x-2">
              {shown(stem)} <span aria-hidden>→</span>
              <span className="sr-only">belongs to</span> {shown(choice)}
            </li>
          ))}
        </ul>
      )
  }
}
