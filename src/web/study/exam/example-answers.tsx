import type { ExampleAnswer } from '#domain/exam/mark-scheme.ts'
import { counted } from '../../progress/counted.ts'
import { ContentHtml } from '../../ui/content-html.tsx'

/** Answers at different levels, each with why it earns its marks. */
export function ExampleAnswers({ examples }: { examples: readonly ExampleAnswer[] }) {
  return examples.map(({ marks, answer, comment }) => (
    <details key={marks} className="mt-2">
      <summary className="touch inline-flex cursor-pointer items-center font-bold text-subject-ink hover:underline">
        An answer that earns {counted(marks, 'mark')}
      </summary>
      <div className="mt-1 rounded-md border border-line bg-sunken p-3">
        <ContentHtml html={answer.html} />
      </div>
      <ContentHtml html={comment.html} className="mt-2 text-ink-soft" />
    </details>
  ))
}
