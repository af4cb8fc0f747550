import { useEffect, useState } from 'react'
import type { previewContentEndpoint, ShownContent } from '#contract/content.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { ContentType } from '#domain/content/content-place.ts'
import { api } from '../api/browser-api.ts'
import { ContentHtml } from '../ui/content-html.tsx'

/** How long the preview waits for the next letter. */
const TYPING_MS = 400

/** What pupils will see of a content while it is typed, or what is wrong in it, line by line. */
export function ContentPreview({ type, body }: { type: ContentType; body: string }) {
  const [preview, setPreview] = useState<ResponseOf<typeof previewContentEndpoint> | null>(null)
  const isEmpty = body.trim() === ''
  useEffect(() => {
    if (isEmpty) {
      setPreview(null)
      return
    }
    let current = true
    const timer = setTimeout(
      () =>
        api('POST /api/admin/content/preview', { body: { type, body } }).then(
          (answer) => current && setPreview(answer),
          () => undefined,
        ),
      TYPING_MS,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [type, body, isEmpty])
  return (
    <section aria-label="Preview" className="rounded-md border border-line bg-sunken p-3 text-small">
      <h3 className="mb-1 text-small">Preview</h3>
      <div aria-live="polite">
        {isEmpty && <p className="text-ink-soft">Without content it is stored, but no study screen shows it.</p>}
        {preview && preview.faults.length > 0 && (
          <>
            <p className="font-bold text-warn">No study screen shows it until this is fixed:</p>
            <ul className="mt-1 grid gap-1">
              {preview.faults.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  <strong>Line {line}:</strong> {message}
                </li>
              ))}
            </ul>
          </>
        )}
        {preview?.shown && <Shown shown={preview.shown} />}
      </div>
    </section>
  )
}

function Shown({ shown }: { shown: ShownContent }) {
  if (shown.type === 'video') {
    const { video } = shown
    const where = video.kind === 'file' ? video.host : { youtube: 'YouTube', vimeo: 'Vimeo' }[video.kind]
    return <p>A video on {where}. It is asked for only when somebody has pressed Watch Now.</p>
  }
  if (shown.type === 'flashcard')
    return (
      <ol className="grid gap-2">
        {shown.cards.map(({ key, front, back }) => (
          <li key={key} className="grid gap-2 rounded-md border border-line bg-surface p-2 sm:grid-cols-2">
            <ContentHtml html={front.html} className="font-bold" />
            <ContentHtml html={back.html} />
          </li>
        ))}
      </ol>
    )
  return (
    <>
      {shown.type === 'note' && <ContentHtml html={shown.note.html} />}
      <ol className="mt-2 grid gap-3">
        {shown.questions.map(({ key, question, options, correctAnswer, explanation }) => (
          <li key={key}>
            <ContentHtml html={question.html} className="font-bold" />
            <ul className="list-disc pl-5">
              {options.map((option, index) => (
                <li key={option.html}>
                  <ContentHtml html={option.html} className="inline-block" />
                  {index === correctAnswer && <strong className="text-good"> (right)</strong>}
                </li>
              ))}
            </ul>
            {explanation && <ContentHtml html={explanation.html} className="text-ink-soft" />}
          </li>
        ))}
      </ol>
    </>
  )
}
