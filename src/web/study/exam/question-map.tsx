import { CircleCheck, PenLine } from 'lucide-react'
import type { ExamStage } from '#contract/exam.ts'
import { counted } from '../../progress/counted.ts'
import { classes } from '../../ui/classes.ts'

interface Entry {
  id: string
  title: string
  outOf: number
  stage: ExamStage | null
  /** Once they are saved. */
  marks: number | null
}

/** All questions of the page with how far each is; pressing one goes there. */
export function QuestionMap({
  entries,
  at,
  onChoose,
}: {
  entries: readonly Entry[]
  at: number
  onChoose: (index: number) => void
}) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-wrap gap-2">
        {entries.map(({ id, title, outOf, stage, marks }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onChoose(index)}
              className={classes(
                'touch tabular flex flex-col items-center justify-center rounded-md border border-line-strong bg-surface px-3 py-1.5 leading-tight hover:border-ink',
                'aria-[current=step]:border-subject-edge aria-[current=step]:bg-subject-wash aria-[current=step]:font-bold',
              )}
            >
              <span className="flex items-center gap-1.5">
                {stage === 'marked' && <CircleCheck aria-hidden className="size-4 text-good" />}
                {(stage === 'writing' || stage === 'checking') && (
                  <PenLine aria-hidden className="size-4 text-ink-soft" />
                )}
                <span className="sr-only">Question </span>
                {index + 1}
              </span>
              <span className="text-small font-normal text-ink-soft">
                <span className="sr-only">, {title}, </span>
                {marks === null ? counted(outOf, 'mark') : `${marks} of ${outOf}`}
                {stage !== null && stage !== 'marked' && <span className="sr-only">, begun</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
