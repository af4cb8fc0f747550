import { useEffect, useRef } from 'react'
import type { LiveQuizView } from '#contract/live-quiz.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { LiveAnswerForm, type LiveAnswerFormProps } from './live-answer-form.tsx'
import { LiveAsked } from './live-asked.tsx'
import { LiveResult } from './live-result.tsx'

interface LiveQuestionProps extends Omit<LiveAnswerFormProps, 'given'> {
  view: LiveQuizView
  question: PupilQuestion
  /** What was sent or is being sent, where that is newer than what the view has. */
  given: LiveAnswerFormProps['given']
}

/** The question that is asked, or its result, which all see together. */
export function LiveQuestion({ view, question, given, sending, onAnswer }: LiveQuestionProps) {
  const { result, yours, answers, at, total } = view
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = result !== null
  // Whoever answers may have stood in what has gone; whoever leads keeps to their button.
  useEffect(() => {
    if (answers && (document.activeElement === null || document.activeElement === document.body))
      heading.current?.focus()
  }, [answers, shown])
  return (
    <section aria-labelledby="question" className="index-card mb-5 p-5">
      <h2
        id="question"
        ref={heading}
        tabIndex={-1}
        // Whoever hears the page is told of their own answer with it.
        {...(shown && answers && { 'aria-describedby': 'own-verdict' })}
        className="tabular mb-2 text-base text-ink-soft outline-none"
      >
        Question {at + 1} of {total}
        {shown && ': the result'}
      </h2>
      <ContentHtml html={question.prompt.html} className="mb-4 text-h3 font-bold" />
      {result ? (
        <LiveResult question={question} result={result} yours={yours} answers={answers} />
      ) : answers ? (
        <LiveAnswerForm
          question={question}
          given={given ?? yours?.response ?? null}
          sending={sending}
          onAnswer={onAnswer}
        />
      ) : (
        <LiveAsked question={question} />
      )}
    </section>
  )
}
