import { CircleCheck, CircleX } from 'lucide-react'
import { type Ref, useId } from 'react'
import { sayToPupil } from '#domain/questions/say-to-pupil.ts'
import { mark } from '#domain/study/mark.ts'
import { classes } from '../ui/classes.ts'
import { ContentHtml } from '../ui/content-html.tsx'
import { AskTutor, type AskTutorProps } from './ask-tutor.tsx'
import type { ShownQuestion } from './shown-items.ts'

export interface QuestionResultProps extends Pick<AskTutorProps, 'onOpen'> {
  question: ShownQuestion
  choice: number
  /** Where the focus goes once the answer is submitted: a screen reader then says the verdict and why, once. */
  resultRef?: Ref<HTMLDivElement>
}

/** Correct or wrong, the misconception that a wrong choice shows, and why the right one is right. */
export function QuestionResult({ question, choice, onOpen, resultRef }: QuestionResultProps) {
  const id = useId()
  const correct = mark(question, choice)
  const Icon = correct ? CircleCheck : CircleX
  const misconception = question.options[choice]?.misconception
  return (
    <>
      <div
        ref={resultRef}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-verdict`}
        aria-describedby={`${id}-why`}
        className={classes(
          'mt-4 scroll-my-4 rounded-md border p-4 outline-none',
          correct ? 'border-good-edge bg-good-wash' : 'border-bad-edge bg-bad-wash',
        )}
      >
        <p
          id={`${id}-verdict`}
          className={classes('flex items-center gap-2 font-bold', correct ? 'text-good' : 'text-bad')}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          {correct ? 'Correct!' : 'Not quite.'}
        </p>
        <div id={`${id}-why`}>
          {!correct && misconception && (
            <p className="mt-2">
              <strong>The mix-up:</strong> {sayToPupil(misconception)}
            </p>
          )}
          <ContentHtml html={question.explanation} className="mt-2" />
        </div>
      </div>
      {!correct && <AskTutor question={question} choice={choice} onOpen={onOpen} />}
    </>
  )
}
