import { type Ref, useId } from 'react'
import { isGiven } from '#domain/questions/is-given.ts'
import { mark } from '#domain/questions/mark-question.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { rightAnswer } from '#domain/questions/right-answer.ts'
import type { MarkedResponse } from '#domain/study/quiz-run.ts'
import { MarkingShown } from '../questions/marking-shown.tsx'
import { QuestionAnswer } from '../questions/question-answer.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { AskTutor } from './ask-tutor.tsx'
import type { ShownSchemed } from './shown-items.ts'

export { fetchKinds } from '../questions/lazy-kinds.tsx'

export interface SchemedQuestionProps {
  question: ShownSchemed
  responded: MarkedResponse | null
  /** After submit the response stands, and what came of it shows. */
  locked: boolean
  onRespond?: (responded: MarkedResponse | null) => void
  onOpen?: () => void
  resultRef?: Ref<HTMLDivElement>
}

/** A question without four options. It comes with all kinds of questions and their marking, so only a quiz that has one fetches it. */
export default function SchemedQuestion(props: SchemedQuestionProps) {
  const { question, responded, locked, onRespond, onOpen, resultRef } = props
  const id = useId()
  const { asked, scheme } = question
  const respond = (response: QuestionResponse | null) =>
    onRespond?.(response && isGiven(response) ? { response, marking: mark(scheme, response) } : null)
  return (
    <>
      <div role="group" aria-labelledby={id} className="min-w-0">
        <div id={id} className="mb-4 text-h3 font-bold">
          <ContentHtml html={question.question} />
        </div>
        <QuestionAnswer
          question={asked}
          response={responded?.response ?? null}
          right={locked ? rightAnswer(scheme) : undefined}
          onRespond={respond}
        />
      </div>
      {locked && responded && (
        <>
          <MarkingShown marking={responded.marking} resultRef={resultRef}>
            <ContentHtml html={question.explanation} className="mt-2" />
          </MarkingShown>
          {responded.marking.verdict !== 'right' && <AskTutor question={question} choice={null} onOpen={onOpen} />}
        </>
      )}
    </>
  )
}
