import type { MarkedPart } from '#domain/exam/mark-parts.ts'
import type { PartAnswer } from '#domain/exam/part-answer.ts'
import { rightAnswer } from '#domain/questions/right-answer.ts'
import { MarkingShown } from '../../questions/marking-shown.tsx'
import { QuestionAnswer } from '../../questions/question-answer.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { LostReasons } from './lost-reasons.tsx'
import { SchemeLevels } from './scheme-levels.tsx'
import { SchemePoints } from './scheme-points.tsx'

interface PartCheckingProps {
  marked: MarkedPart
  /** Once the marks are saved. */
  locked: boolean
  onChange: (change: Partial<PartAnswer>) => void
}

const nothing = () => undefined

/** One part with the mark scheme beside the answer: what the engine marks is marked, the rest the pupil ticks. */
export function PartChecking({ marked, locked, onChange }: PartCheckingProps) {
  const { part, answer, answered, marking, carried, needsPupil } = marked
  const { final, scheme } = part
  return (
    <>
      {final && (
        <div>
          <QuestionAnswer
            question={final.asked}
            response={answer.response}
            right={rightAnswer(final.scheme)}
            onRespond={nothing}
          />
          {marking && (
            <MarkingShown marking={marking}>
              {carried && part.carriedOn && (
                <p className="mt-2">
                  Marked with your own answer to ({part.carriedOn.from}): you carried it on rightly, so it loses nothing
                  here.
                </p>
              )}
            </MarkingShown>
          )}
        </div>
      )}
      {scheme && (
        <div className="grid min-w-0 gap-4 md:grid-cols-2">
          <div className="min-w-0">
            <h4 className="mb-1.5 text-base">{final ? 'Your working' : 'Your answer'}</h4>
            <Written answer={answer} />
          </div>
          {answered && needsPupil ? (
            scheme.kind === 'points' ? (
              <SchemePoints
                scheme={scheme}
                written={answer.written}
                ticked={answer.ticked}
                locked={locked}
                hint={final ? 'The answer is not right, but working earns marks too.' : null}
                onTick={(ticked) => onChange({ ticked })}
              />
            ) : (
              <SchemeLevels
                scheme={scheme}
                marks={part.marks}
                chosen={answer.chosen}
                locked={locked}
                name={part.id}
                onChoose={(chosen) => onChange({ chosen })}
              />
            )
          ) : (
            <p className="self-start text-ink-soft">
              {answered ? 'Your answer is right, so it earns every mark.' : 'You did not answer this part: 0 marks.'}
            </p>
          )}
        </div>
      )}
      <details open={!locked && !needsPupil}>
        <summary className="touch inline-flex cursor-pointer items-center font-bold text-subject-ink hover:underline">
          {scheme ? 'An answer that earns every mark' : 'Why'}
        </summary>
        <ContentHtml html={part.worked.html} className="mt-1 max-w-3xl" />
      </details>
      {locked && <LostReasons marked={marked} onChange={(lost) => onChange({ lost })} />}
    </>
  )
}

function Written({ answer: { written, onPaper } }: { answer: PartAnswer }) {
  if (written.trim() !== '')
    return (
      <p className="min-w-0 rounded-md border border-line bg-sunken p-3 wrap-anywhere whitespace-pre-wrap">{written}</p>
    )
  return (
    <p className="text-ink-soft">
      {onPaper ? 'You wrote it on paper: have it in front of you.' : 'You wrote nothing here.'}
    </p>
  )
}
