import type { QuestionResult } from '#contract/quiz-attempts.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { counted } from '../../progress/counted.ts'
import { MarkingShown } from '../../questions/marking-shown.tsx'
import { QuestionAnswer } from '../../questions/question-answer.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { TeacherMarkShown } from './teacher-mark-shown.tsx'

interface QuestionCardProps {
  question: PupilQuestion
  number: number
  response: QuestionResponse | null
  result?: QuestionResult | undefined
  onRespond: (response: QuestionResponse | null) => void
}

/** A question with the way to answer it, and what came of it once it is marked. */
export function QuestionCard({ question, number, response, result, onRespond }: QuestionCardProps) {
  const heading = `question-${question.id}`
  return (
    <section aria-labelledby={heading} className="index-card min-w-0 p-5">
      <h3 id={heading} tabIndex={-1} className="tabular flex flex-wrap justify-between gap-2 text-base outline-none">
        <span>Question {number}</span>
        <span className="font-normal text-ink-soft">{counted(question.marks, 'mark')}</span>
      </h3>
      <ContentHtml html={question.prompt.html} className="mt-2 mb-4 text-h3 font-bold" />
      <QuestionAnswer question={question} response={response} right={result?.right} onRespond={onRespond} />
      {result && (
        <MarkingShown marking={result}>
          {result.teacherMark && <TeacherMarkShown mark={result.teacherMark} right={result.right} />}
          {result.explanation && <ContentHtml html={result.explanation.html} className="mt-2" />}
          {result.raised && (
            <p className="mt-2 text-small">Your teacher fixed this question, and your marks went up.</p>
          )}
        </MarkingShown>
      )}
    </section>
  )
}
