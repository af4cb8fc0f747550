import { type ReactNode, useEffect, useRef } from 'react'
import type { QuizResult } from '#contract/quiz-attempts.ts'
import type { PupilQuestion } from '#domain/questions/pupil-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { scoreColour } from '#domain/study/mark.ts'
import { counted } from '../../progress/counted.ts'
import { classes } from '../../ui/classes.ts'
import { QuestionCard } from '../questions/question-card.tsx'

interface QuizResultPanelProps {
  questions: readonly PupilQuestion[]
  responses: Readonly<Record<string, { response: QuestionResponse | null }>>
  result: QuizResult
  /** What to do next: buttons. */
  children: ReactNode
}

const inks = { green: 'text-good', yellow: 'text-warn', red: 'text-bad' }
const nothing = () => undefined

/** A marked quiz: the marks in the colour of the share, then each question with what was right and why. */
export function QuizResultPanel({ questions, responses, result, children }: QuizResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { marks, waiting } = result
  const outOf = result.outOf - waiting
  const share = outOf > 0 ? marks / outOf : 0
  const byQuestion = new Map(result.questions.map((one) => [one.questionId, one]))
  return (
    <div className="grid gap-5">
      <section aria-labelledby="result" className="index-card p-6">
        <h2 id="result" ref={heading} tabIndex={-1} className="outline-none">
          Quiz Complete!
        </h2>
        {outOf > 0 && (
          <p className={classes('tabular mt-2 text-hero font-bold', inks[scoreColour(share)])}>
            {marks}/{outOf} <span className="text-h2">({Math.round(share * 100)}%)</span>
          </p>
        )}
        {waiting > 0 && (
          <p className="tabular mt-2 font-bold">
            {outOf > 0 && 'This is your score so far. '}
            {counted(waiting, 'mark')} {waiting === 1 ? 'is' : 'are'} waiting for your teacher.
          </p>
        )}
        {result.xp > 0 && (
          <p className="mt-2 font-bold" data-lively>
            You earned {counted(result.xp, 'XP', 'XP')}.
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">{children}</div>
      </section>
      {questions.map((question, at) => (
        <QuestionCard
          key={question.id}
          question={question}
          number={at + 1}
          response={responses[question.id]?.response ?? null}
          result={byQuestion.get(question.id)}
          onRespond={nothing}
        />
      ))}
    </div>
  )
}
