import { useEffect, useId, useRef, useState } from 'react'
import { topicIdOf } from '#domain/curriculum/item-id.ts'
import { isGiven } from '#domain/questions/is-given.ts'
import { type Marking, mark } from '#domain/questions/mark-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { rightAnswer } from '#domain/questions/right-answer.ts'
import { MarkingShown } from '../questions/marking-shown.tsx'
import { QuestionAnswer } from '../questions/question-answer.tsx'
import { useAnswers } from '../session/answers/use-answers.ts'
import { bringTo } from '../ui/bring-to.ts'
import { Button } from '../ui/button.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { askedCheck, type Checked, givenTo } from './asked-check.ts'

/** A question on what the tutor has told: it counts like any other answer. */
export default function CheckQuestion({ question }: { question: Checked }) {
  const id = useId()
  const { give } = useAnswers()
  const [response, setResponse] = useState<QuestionResponse | null>(null)
  const [marking, setMarking] = useState<Marking | null>(null)
  const asking = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const { asked, scheme } = askedCheck(question)
  const given = response !== null && isGiven(response)
  useEffect(() => asking.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (marking) bringTo(result.current)
  }, [marking])
  const check = () => {
    if (!given || marking) return
    setMarking(mark(scheme, response))
    const { id: itemId } = question
    give({ kind: 'quiz', itemId, topicId: topicIdOf(itemId), attempt: null, ...givenTo(question, response) })
  }
  return (
    <form
      className="mt-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <div ref={asking} role="group" tabIndex={-1} aria-labelledby={id} className="min-w-0 outline-none">
        <div id={id} className="mb-3 font-bold">
          <ContentHtml html={question.question.html} />
        </div>
        <QuestionAnswer
          question={asked}
          response={response}
          right={marking ? rightAnswer(scheme) : undefined}
          onRespond={setResponse}
        />
      </div>
      {marking ? (
        <MarkingShown marking={marking} resultRef={result}>
          <ContentHtml html={question.explanation.html} className="mt-2" />
        </MarkingShown>
      ) : (
        <Button type="submit" look="main" className="mt-3" disabled={!given}>
          Check
        </Button>
      )}
    </form>
  )
}
