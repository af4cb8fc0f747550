import type { Lesson } from '#domain/lessons/lesson.ts'
import { clockTime, type Timeline } from '#domain/lessons/timeline.ts'
import { classes } from '../../ui/classes.ts'

export interface TranscriptProps {
  lesson: Lesson
  timeline: Timeline
  /** The sentence that is being said. */
  at: number
  onSeek: (sentence: number) => void
}

/** All that is said; a press on a sentence goes there. */
export function Transcript({ lesson, timeline, at, onSeek }: TranscriptProps) {
  const numbered = timeline.sentences.map((sentence, number) => ({ ...sentence, number }))
  const bySlide = Map.groupBy(numbered, ({ slide }) => slide)
  return (
    <details className="index-card mt-3 p-4">
      <summary className="touch flex cursor-pointer items-center font-bold">Transcript</summary>
      <ol className="mt-3 flex max-w-[72ch] flex-col gap-4">
        {lesson.slides.map(({ heading, label }, slide) => {
          const sentences = bySlide.get(slide) ?? []
          return (
            <li key={slide}>
              <h3 className="text-base">
                <span className="tabular mr-2 text-small text-ink-soft">{clockTime(sentences[0]?.start ?? 0)}</span>
                {label ? `${heading}: ${label}` : heading}
              </h3>
              <p>
                {sentences.map(({ text, number }) => (
                  <button
                    key={number}
                    type="button"
                    aria-current={number === at || undefined}
                    onClick={() => onSeek(number)}
                    className={classes(
                      'mr-1 rounded-sm px-1 text-start hover:bg-subject-wash hover:underline',
                      number === at && 'bg-subject-wash font-bold text-subject-ink',
                    )}
                  >
                    {text}
                  </button>
                ))}
              </p>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
