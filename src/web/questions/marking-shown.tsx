import { type ReactNode, type Ref, useId } from 'react'
import type { Finding } from '#domain/questions/kind.ts'
import type { Marking } from '#domain/questions/mark-question.ts'
import { sayToPupil } from '#domain/questions/say-to-pupil.ts'
import { counted } from '../progress/counted.ts'
import { classes } from '../ui/classes.ts'
import { verdictLooks } from './verdict-looks.ts'

const sentences: Record<Finding, string> = {
  'wrong-unit': 'You have the right number, but the wrong unit.',
  'no-unit': 'You have the right number, but its unit is missing.',
  'not-a-number': 'That could not be read as one number.',
  'not-read': 'That could not be read as algebra.',
  'other-form': 'Your answer is equal to the right one, but it is not in the form that the question asks for.',
  'not-answered': 'You did not answer this question.',
}

interface MarkingShownProps {
  marking: Marking
  children?: ReactNode
  /** Where the focus goes once the answer is submitted: a screen reader then says the verdict and why, once. */
  resultRef?: Ref<HTMLDivElement> | undefined
}

/** What came of an answer that was marked: verdict, marks, what is worth saying of it, and the wrong ideas that it shows. */
export function MarkingShown({ marking, children, resultRef }: MarkingShownProps) {
  const id = useId()
  const { Icon, words, box, ink } = verdictLooks[marking.verdict]
  return (
    <div
      ref={resultRef}
      className={classes('mt-4 scroll-my-4 rounded-md border p-4 outline-none', box)}
      {...(resultRef && {
        role: 'group',
        tabIndex: -1,
        'aria-labelledby': `${id}-verdict`,
        'aria-describedby': `${id}-why`,
      })}
    >
      <p id={`${id}-verdict`} className={classes('tabular flex flex-wrap items-center gap-2 font-bold', ink)}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {words} {marking.verdict !== 'waiting' && `${marking.marks} of `}
        {counted(marking.outOf, 'mark')}.
      </p>
      <div id={`${id}-why`}>
        {marking.finding && <p className="mt-2">{sentences[marking.finding]}</p>}
        {marking.misconceptions.map((misconception) => (
          <p key={misconception} className="mt-2">
            <strong>The mix-up:</strong> {sayToPupil(misconception)}
          </p>
        ))}
        {children}
      </div>
    </div>
  )
}
