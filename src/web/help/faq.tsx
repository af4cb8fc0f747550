import { Plus } from 'lucide-react'
import { questions } from './questions.tsx'

/** One open at a time, and each can be closed again: the browser's own accordion, so it works before any script. */
export function Faq() {
  return (
    <div className="index-card divide-y divide-line">
      {questions.map(({ question, answer }) => (
        <details key={question} name="faq" className="group">
          <summary className="touch flex items-center justify-between gap-4 px-5 py-3 hover:bg-subject-wash">
            <h3 className="text-large leading-snug">{question}</h3>
            <Plus aria-hidden className="size-5 shrink-0 text-subject-ink transition-transform group-open:rotate-45" />
          </summary>
          <div className="prose px-5 pb-5">{answer}</div>
        </details>
      ))}
    </div>
  )
}
