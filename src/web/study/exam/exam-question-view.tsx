import { useState } from 'react'
import type { ExamAnswer, ExamStage } from '#contract/exam.ts'
import { type ExamPart, type ExamQuestion, marksOf } from '#domain/exam/exam-question.ts'
import { markExamAnswer } from '#domain/exam/mark-exam-answer.ts'
import { isAnswered } from '#domain/exam/mark-part.ts'
import { type MarkedPart, markParts } from '#domain/exam/mark-parts.ts'
import { emptyAnswer, type PartAnswer } from '#domain/exam/part-answer.ts'
import { counted } from '../../progress/counted.ts'
import { Button } from '../../ui/button.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'
import { PartChecking } from './part-checking.tsx'
import { PartWriting } from './part-writing.tsx'

interface ExamQuestionViewProps {
  question: ExamQuestion
  answer: ExamAnswer | null
  isLast: boolean
  /** In a paper that was handed in: it can only be marked. */
  reviewing: boolean
  onChange: (how: (answer: ExamAnswer) => Partial<ExamAnswer>) => void
  onStage: (stage: ExamStage) => void
  onAgain: () => void
  onNext: () => void
}

const NOTHING_GIVEN =
  'Write an answer to at least one part first, or tick ‘I wrote it on paper’. Trying it yourself is what makes the mark scheme useful.'

/** Whether the pupil still has to choose marks by the levels. */
const awaitsMarks = ({ part, answer, answered, needsPupil }: MarkedPart): boolean =>
  part.scheme?.kind === 'levels' && answered && needsPupil && answer.chosen === null

/** One exam question: its stimulus and parts, to be written, then compared with the mark scheme. */
export function ExamQuestionView(props: ExamQuestionViewProps) {
  const { question, answer, isLast, reviewing, onChange, onStage, onAgain, onNext } = props
  const [missing, setMissing] = useState<string | null>(null)
  const reached = answer?.stage ?? 'writing'
  const stage = reviewing && reached === 'writing' ? 'checking' : reached
  const given = answer?.parts ?? {}
  const answerOf = ({ letter }: ExamPart): PartAnswer => given[letter] ?? emptyAnswer
  const changePart = (part: ExamPart, change: Partial<PartAnswer>) =>
    onChange(({ parts }) => ({
      parts: { ...parts, [part.letter]: { ...(parts[part.letter] ?? emptyAnswer), ...change } },
    }))
  const { marks, outOf } = markExamAnswer(question, given)
  const markedParts = markParts(question, given)
  const check = () => {
    const any = question.parts.some((part) => isAnswered(answerOf(part)))
    setMissing(any ? null : NOTHING_GIVEN)
    if (any) onStage('checking')
  }
  const save = () => {
    const open = markedParts.find(awaitsMarks)?.part
    setMissing(
      open ? `Choose how many marks ${open.letter ? `part (${open.letter})` : 'your answer'} earns first.` : null,
    )
    if (!open) onStage('marked')
  }
  return (
    <>
      {question.stimulus && (
        <div className="index-card p-5">
          <ContentHtml html={question.stimulus.html} className="max-w-3xl" />
        </div>
      )}
      {markedParts.map((marked) => (
        <section
          key={marked.part.id}
          aria-labelledby={`part-${marked.part.letter}`}
          className="index-card grid min-w-0 gap-4 p-5"
        >
          <PartHeading part={marked.part} />
          <ContentHtml html={marked.part.prompt.html} className="max-w-3xl text-large" />
          {stage === 'writing' ? (
            <PartWriting
              part={marked.part}
              asked={marked.part.final?.asked ?? null}
              writes={marked.part.scheme !== null}
              answer={marked.answer}
              onChange={(change) => changePart(marked.part, change)}
            />
          ) : (
            <PartChecking
              marked={marked}
              locked={stage === 'marked'}
              onChange={(change) => changePart(marked.part, change)}
            />
          )}
        </section>
      ))}
      {missing && stage !== 'marked' && (
        <div role="alert">
          <FieldError>{missing}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {stage === 'writing' && (
          <Button look="main" size="large" onClick={check}>
            Check my answer
          </Button>
        )}
        {stage === 'checking' && (
          <>
            <Button look="main" size="large" onClick={save}>
              Save my marks
            </Button>
            {!reviewing && (
              <Button
                look="quiet"
                onClick={() => {
                  setMissing(null)
                  onStage('writing')
                }}
              >
                Change my answer
              </Button>
            )}
          </>
        )}
        {stage === 'marked' && (
          <>
            {!isLast && (
              <Button look="main" size="large" onClick={onNext}>
                Next question
              </Button>
            )}
            {!reviewing && <Button onClick={onAgain}>Try this question again</Button>}
          </>
        )}
        <p role="status" className="tabular font-bold empty:sr-only">
          {stage !== 'writing' && `${stage === 'marked' ? 'Your marks' : 'Marks so far'}: ${marks} of ${outOf}`}
        </p>
        {stage === 'writing' && <p className="tabular text-ink-soft">{counted(marksOf(question), 'mark')} in all</p>}
      </div>
    </>
  )
}

function PartHeading({ part: { letter, marks } }: { part: ExamPart }) {
  return (
    <h3 id={`part-${letter}`} className="tabular flex flex-wrap justify-between gap-2 text-base">
      <span>{letter === '' ? 'The question' : `Part (${letter})`}</span>
      <span className="font-normal text-ink-soft">{counted(marks, 'mark')}</span>
    </h3>
  )
}
