import { useEffect, useRef, useState } from 'react'
import { readingProgress } from '#domain/study/notes-run.ts'
import { Button } from '../ui/button.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { ShownNote } from './shown-items.ts'

/** The note or its easy-read version, with how far the reader has scrolled through it. */
export function NotesReading({ note, startEasy, onDone }: { note: ShownNote; startEasy: boolean; onDone: () => void }) {
  const [easy, setEasy] = useState(startEasy)
  const text = useRef<HTMLElement>(null)
  const read = useReadingProgress(text)
  return (
    <>
      <div className="sticky top-0 z-10 -mx-2 mb-4 flex items-center gap-4 bg-paper px-2 py-2">
        <ProgressBar label="Reading progress" value={read} valueText={`${read}% read`} className="grow" />
        <span className="tabular text-small">{read}%</span>
        <label className="touch flex items-center gap-2 text-small font-bold">
          <input
            type="checkbox"
            className="size-4.5"
            checked={easy}
            onChange={(event) => setEasy(event.target.checked)}
          />
          Easy read
        </label>
      </div>
      <article ref={text} className="index-card p-5 sm:p-8">
        {easy ? (
          <ContentHtml html={note.easyRead} className="text-large leading-loose" />
        ) : (
          note.sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="not-first:mt-8">
              <h2 id={section.id} className="mb-3">
                {section.heading}
              </h2>
              <ContentHtml html={section.html} />
            </section>
          ))
        )}
      </article>
      <Button look="main" size="large" className="mt-6" onClick={onDone}>
        Answer the questions
      </Button>
    </>
  )
}

/** The scroll percentage of a text in the window (specification, section 4), as the person scrolls. */
function useReadingProgress(text: React.RefObject<HTMLElement | null>): number {
  const [read, setRead] = useState(0)
  useEffect(() => {
    const measure = () => {
      const box = text.current?.getBoundingClientRect()
      if (!box || box.height === 0) return
      setRead(
        readingProgress({ top: Math.max(0, -box.top), height: box.height, visible: Math.min(innerHeight, box.height) }),
      )
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [text])
  return read
}
