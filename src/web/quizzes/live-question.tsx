import { useState } from 'react'
import type { LiveQuizView } from '#contract/live-quiz.ts'
import type { PupilQuestion } from '#domain/quizzes/pupil-question.ts'
import type { QuizResponse } from '#domain/quizzes/response.ts'
import { Button } from '../ui/button.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { LiveResult } from './live-result.tsx'
import { QuestionAnswer } from './question-answer.tsx'

interface LiveQuestionProps {
  view: LiveQuizView
  question: PupilQuestion
  /** Whether the server has the answer that was sent to this question. */
  sent: boolean
  onAnswer: (response: QuizResponse) => void
}

/** The question that is asked, or its result, which all see together. */
export function LiveQuestion({ view, question, sent, onAnswer }: LiveQuestionProps) {
  const { result, yours, answers, phase } = view
  const [draft, setDraft] = useState<QuizResponse | null>(yours?.response ?? null)
  return (
    <section aria-labelledby="question" className="index-card mb-5 p-5">
      <h2 id="question" className="sr-only">
        Question {view.at + 1}
      </h2>
      <ContentHtml html={question.prompt.html} className="mb-4 text-h3 font-bold" />
      {result ? (
        <>
          <LiveResult question={question} result={result} />
          {answers && (
            <div className="mt-4">
              <h3 className="mb-2 text-base font-bold">Your answer</h3>
              <QuestionAnswer
                question={question}
                response={yours?.response ?? null}
                right={result.right}
                onRespond={() => {}}
              />
            </div>
          )}
          {result.explanation && <ContentHtml html={result.explanation.html} className="mt-4" />}
        </>
      ) : answers ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (draft) onAnswer(draft)
          }}
        >
          <QuestionAnswer question={question} response={draft} onRespond={setDraft} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button type="submit" look="main">
              {sent || yours ? 'Change my answer' : 'Send my answer'}
            </Button>
            <p role="status" className="text-small text-good">
              {(sent || yours) && phase === 'asking' && 'Sent. You can change it until the result is shown.'}
            </p>
          </div>
        </form>
      ) : (
        <p className="text-ink-soft">The pupils answer on their own screens.</p>
      )}
    </section>
  )
}
