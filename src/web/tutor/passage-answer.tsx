import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TutorReply } from '#contract/tutor.ts'
import { ContentHtml } from '../ui/content-html.tsx'

type Passage = Extract<TutorReply, { kind: 'passage' }>

/** What answers comes first: a sentence or two, steps, or the working with the pupil's numbers. The passage is one press away. */
export function PassageAnswer({ reply }: { reply: Passage }) {
  const { short, steps, worked, html, example } = reply
  // Where the note has no sentence that answers, the passage itself is the answer.
  if (!short && !steps && !worked) return <ContentHtml html={html} />
  return (
    <>
      {worked && <Worked worked={worked} />}
      {steps && <Steps steps={steps} />}
      {short && <ContentHtml html={short} />}
      <details className="group mt-3">
        <summary className="touch inline-flex cursor-pointer list-none items-center gap-1 link font-bold [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 shrink-0 group-open:rotate-90" />
          Show me more
        </summary>
        <div className="mt-2 border-l-4 border-subject-edge pl-3">
          <ContentHtml html={html} />
          {example && (
            <>
              <h3 className="mt-4 mb-1 text-base font-bold">A worked example</h3>
              <ContentHtml html={example.question} />
              <ContentHtml html={example.working} className="mt-2" />
            </>
          )}
        </div>
      </details>
    </>
  )
}

function Worked({ worked: { answer, steps } }: { worked: NonNullable<Passage['worked']> }) {
  return (
    <>
      <p className="font-bold wrap-anywhere">{answer}</p>
      <List label="How it is worked out">
        {steps.map((step, at) => (
          <li key={at} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </List>
    </>
  )
}

function Steps({ steps: { title, items } }: { steps: NonNullable<Passage['steps']> }) {
  return (
    <>
      <p className="font-bold">{title}</p>
      <List label="Steps">
        {items.map((html) => (
          <li key={html}>
            <ContentHtml html={html} />
          </li>
        ))}
      </List>
    </>
  )
}

const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol aria-label={label} className="mt-2 grid list-decimal gap-1 pl-6">
    {children}
  </ol>
)
