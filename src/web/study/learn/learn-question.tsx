import { useEffect, useRef, useState } from 'react'
import type { LearnStep } from '#contract/learn.ts'
import { hasFourOptions } from '#domain/curriculum/quiz-questions.ts'
import { mark } from '#domain/study/mark.ts'
import type { MarkedResponse } from '#domain/study/quiz-run.ts'
import { bringTo } from '../../ui/bring-to.ts'
import { Button } from '../../ui/button.tsx'
import { LazySchemedQuestion } from '../lazy-schemed-question.tsx'
import { QuestionOptions } from '../question-options.tsx'
import { QuestionResult } from '../question-result.tsx'
import { ReportMistake } from '../report-mistake.tsx'
import { shownQuizQuestion } from '../shown-questions.ts'
import type { AnswerOf } from './learn-step.tsx'
import { NextBar } from './next-bar.tsx'

export interface LearnQuestionProps {
  question: Extract<LearnStep, { kind: 'question' }>['question']
  /** Whether it was answered: then what came of it shows. */
  answered: boolean
  /** Whether the session ends after it. */
  last: boolean
  onAnswer: (answer: AnswerOf, right: boolean) => void
  onNext: () => void
}

/** A question of any kind: answer, see why, and on. */
export function LearnQuestion({ question, answered, last, onAnswer, onNext }: LearnQuestionProps) {
  const [choice, setChoice] = useState<number | null>(null)
  const [responded, setResponded] = useState<MarkedResponse | null>(null)
  const result = useRef<HTMLDivElement>(null)
  const shown = shownQuizQuestion(question)
  // After a reload what was given is no longer known: the session goes on without it.
  const forgotten = answered && choice === null && responded === null
  useEffect(() => {
    if (answered) bringTo(result.current)
  }, [answered])

  const check = () => {
    if (responded) onAnswer({ response: responded.response }, responded.marking.verdict === 'right')
    else if (choice !== null && hasFourOptions(shown)) onAnswer({ choice }, mark(shown, choice))
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (answered) onNext()
        else check()
      }}
    >
      <div className="index-card p-5">
        {hasFourOptions(shown) ? (
          <>
            <QuestionOptions question={shown} name="choice" choice={choice} locked={answered} onChoose={setChoice} />
            {answered && choice !== null && <QuestionResult question={shown} choice={choice} resultRef={result} />}
          </>
        ) : (
          <LazySchemedQuestion
            question={shown}
            responded={responded}
            locked={answered}
            onRespond={setResponded}
            resultRef={result}
          />
        )}
        {forgotten && <p className="mt-3">You answered this before the page was loaded again.</p>}
      </div>
      <NextBar>
        {answered ? (
          <Button type="submit" look="main" size="large">
            {last ? 'See how it went' : 'Next'}
          </Button>
        ) : (
          <Button type="submit" look="main" size="large" disabled={choice === null && responded === null}>
            Check
          </Button>
        )}
      </NextBar>
      <ReportMistake itemId={question.id} what="question" />
    </form>
  )
}
