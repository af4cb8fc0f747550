import { Check, X } from 'lucide-react'
import type { QuestionResult } from '#contract/tasks.ts'
import { PUPILS_TO_SHARE } from '#domain/tasks/item-analysis.ts'
import { counted } from '../progress/counted.ts'
import { ContentHtml } from '../ui/content-html.tsx'
import { percent } from './task-text.ts'

/** Each option with how many chose it first, right and wrong told apart by mark, pattern and colour, and what a wrong one shows. */
export function OptionBars({ question: { options, answered } }: { question: QuestionResult }) {
  return (
    <ul className="mt-2 grid gap-3">
      {options.map(({ html, text, right, chosen, misconception }) => {
        const Icon = right ? Check : X
        return (
          <li
            key={`${text} ${misconception}`}
            className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center"
          >
            <div className="flex min-w-0 gap-2">
              <Icon aria-hidden className={`mt-1 size-5 shrink-0 ${right ? 'text-good' : 'text-bad'}`} />
              <div className="min-w-0">
                <span className="sr-only">{right ? 'Right:' : 'Wrong:'}</span>
                <ContentHtml html={html} />
                {misconception && <p className="text-small text-ink-soft">Shows: {misconception}</p>}
              </div>
            </div>
            <div>
              <svg aria-hidden className="block h-3 w-full">
                <rect width="100%" height="100%" rx="3" className="fill-surface stroke-line-strong" />
                <rect
                  width={`${answered > 0 ? (chosen / answered) * 100 : 0}%`}
                  height="100%"
                  rx="3"
                  className={right ? 'fill-good' : 'fill-bad'}
                />
              </svg>
              <p className="tabular mt-0.5 text-small">
                {counted(chosen, 'pupil')}
                {answered >= PUPILS_TO_SHARE && `, ${percent(chosen / answered)}`}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
