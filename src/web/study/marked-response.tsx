import { type Ref, useId } from 'react'
import type { Marking } from '#domain/questions/mark-question.ts'
import { counted } from '../progress/counted.ts'
import { findingWords } from '../questions/finding-words.ts'
import { verdictLooks } from '../questions/verdict-looks.ts'
import { classes } from '../ui/classes.ts'
import { ContentHtml } from '../ui/content-html.tsx'

interface MarkedResponseProps {
  marking: Marking
  explanation: string
  resultRef?: Ref<HTMLDivElement> | undefined
}

/** Right, partly right with its marks, or wrong; the mix-ups that the response shows, and why the right answer is right. */
export function MarkedResponse({ marking, explanation, resultRef }: MarkedResponseProps) {
  const id = useId()
  const { verdict, marks, outOf, finding, misconceptions } = marking
  const { Icon, words, box, ink } = verdictLooks[verdict]
  return (
    <div
      ref={resultRef}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-verdict`}
      aria-describedby={`${id}-why`}
      className={classes('mt-4 scroll-my-4 rounded-md border p-4 outline-none', box)}
    >
      <p id={`${id}-verdict`} className={classes('tabular flex flex-wrap items-center gap-2 font-bold', ink)}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {words} {verdict === 'partly' && `${marks} of ${counted(outOf, 'mark')}.`}
      </p>
      <div id={`${id}-why`}>
        {finding && <p className="mt-2">{findingWords[finding]}</p>}
        {misconceptions.map((misconception) => (
          <p key={misconception} className="mt-2">
            <strong>The mix-up:</strong> {misconception}
          </p>
        ))}
        <ContentHtml html={explanation} className="mt-2" />
      </div>
    </div>
  )
}
