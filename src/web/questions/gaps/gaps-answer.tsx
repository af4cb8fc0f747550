import type { PupilQuestionOf } from '#domain/questions/pupil-question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { isAccepted } from '#domain/questions/short-text/is-accepted.ts'
import { classes } from '../../ui/classes.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { inputClass } from '../../ui/fields/field-frame.tsx'
import { PlaceVerdict } from '../place-verdict.tsx'
import type { QuestionAnswerProps } from '../question-answer.tsx'
import { taskOf } from '../task-of.ts'

type GapsAnswerProps = Omit<QuestionAnswerProps, 'question' | 'marked'> & { question: PupilQuestionOf<'gaps'> }

/** A text with a field in each gap, or with a list to choose from. */
export function GapsAnswer({ question, response, right, onRespond }: GapsAnswerProps) {
  const { pieces, bank } = question
  const filled = new Map(Object.entries(response?.kind === 'gaps' ? response.filled : {}))
  const ids = pieces.flatMap((piece) => ('gap' in piece ? [piece.gap] : []))
  const fill = (gap: string, typed: string) => {
    const changed = new Map(filled)
    if (typed === '') changed.delete(gap)
    else changed.set(gap, typed)
    onRespond(changed.size > 0 ? { kind: 'gaps', filled: Object.fromEntries(changed) } : null)
  }
  const control = (gap: string) => {
    const shared = {
      'aria-label': `Gap ${ids.indexOf(gap) + 1} of ${ids.length}`,
      value: filled.get(gap) ?? '',
      className: classes(inputClass, 'max-w-44'),
    }
    if (!bank)
      return (
        <input
          {...shared}
          readOnly={right !== undefined}
          maxLength={questionLimits.typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => fill(gap, value)}
        />
      )
    return (
      <select {...shared} disabled={right !== undefined} onChange={({ currentTarget: { value } }) => fill(gap, value)}>
        <option value="">Choose…</option>
        {bank.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    )
  }
  return (
    <div className="grid gap-3">
      {!right && <p className="text-ink-soft">{taskOf(question)}</p>}
      <div className="max-w-prose leading-[3.25]">
        {pieces.map((piece) =>
          'gap' in piece ? (
            <span key={piece.gap} className="inline-grid max-w-full align-baseline leading-normal">
              {control(piece.gap)}
              {right?.kind === 'gaps' && (
                <GapVerdict typed={filled.get(piece.gap) ?? ''} gap={piece.gap} right={right} />
              )}
            </span>
          ) : (
            <ContentHtml key={piece.id} html={piece.html} className="inline" />
          ),
        )}
      </div>
    </div>
  )
}

interface GapVerdictProps {
  typed: string
  gap: string
  right: Extract<NonNullable<QuestionAnswerProps['right']>, { kind: 'gaps' }>
}

function GapVerdict({ typed, gap, right }: GapVerdictProps) {
  const accepted = new Map(Object.entries(right.accepted)).get(gap) ?? []
  if (isAccepted({ accepted, forgiving: right.forgiving }, typed)) return <PlaceVerdict state="right" />
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <PlaceVerdict state="wrong" /> <strong>{accepted.join(' or ')}</strong>
    </span>
  )
}
