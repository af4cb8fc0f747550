import { useEffect, useRef, useState } from 'react'
import { readingProgress } from '#domain/study/notes-run.ts'
import { Button } from '../ui/button.tsx'
import { ContentHtml } from '../ui/content-html.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { useDeviceSetting } from './games/device-setting.ts'
import { ReportMistake } from './report-mistake.tsx'
import type { ShownNote } from './shown-items.ts'

const onOff = ['off', 'on'] as const

interface NotesReadingProps {
  noteId: string
  note: ShownNote
  sen: boolean
  onDone: () => void
}

/** The note or its easy-read version, with how far the reader has scrolled through it. */
export function NotesReading({ noteId, note, sen, onDone }: NotesReadingProps) {
  // What was chosen on the SEN track is remembered for it alone: there easy read is the standard.
  const [chosen, setEasy] = useDeviceSetting(`easy-read${sen ? ':sen' : ''}`, onOff, sen ? 'on' : 'off')
  const easy = chosen === 'on'
  const text = useRef<HTMLElement>(null)
  const read = useReadingProgress(text)
  return (
    <>
      <div
        data-covers="top"
        className="sticky top-0 z-10 -mx-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 bg-paper px-2 py-2"
      >
        {read !== null && (
          <>
            <ProgressBar label="Reading progress" value={read} valueText={`${read}% read`} className="grow basis-24" />
            <span className="tabular text-small">{read}%</span>
          </>
        )}
        <label className="touch flex items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-small font-bold hover:border-ink has-checked:border-subject has-checked:bg-subject-wash">
          <input
            type="checkbox"
            className="size-4.5"
            checked={easy}
            onChange={(event) => setEasy(event.target.checked ? 'on' : 'off')}
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
      <ReportMistake itemId={noteId} what="note" />
    </>
  )
}

/** The scroll percentage of a text in the window (contract §4), as the person scrolls; null where all of it is in sight. */
function useReadingProgress(text: React.RefObject<HTMLElement | null>): number | null {
  const [read, setRead] = useState<number | null>(0)
  useEffect(() => {
    const measure = () => {
      const box = text.current?.getBoundingClientRect()
      if (!box || box.height === 0) return
      setRead(readingProgress({ scrolled: scrollY, end: scrollY + box.bottom - innerHeight }))
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
