import { Radio } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { LiveQuizOn } from '#contract/live-quiz.ts'
import { ButtonLink } from '../ui/button.tsx'

interface LiveNowProps {
  quizzes: readonly LiveQuizOn[]
  /** Looks them up again; without it the screen's data is asked for again. */
  onLook?: () => unknown
}

/** The live quizzes that are on where the reader is a pupil or teaches; looked up again when they come back to the page. */
export function LiveNow({ quizzes, onLook }: LiveNowProps) {
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void (onLook ?? revalidate)()
  })
  useEffect(() => {
    const onChange = () => look()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  if (quizzes.length === 0) return null
  return (
    <section aria-label="Live now">
      <ul className="grid gap-3">
        {quizzes.map(({ id, title, place, hosted }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-good-edge bg-good-wash px-4 py-3"
          >
            <p className="flex min-w-0 items-center gap-2 [overflow-wrap:anywhere]">
              <Radio aria-hidden className="size-5 shrink-0 text-good" />
              <span>
                Live now: <strong>{title}</strong> <span className="text-ink-soft">in {place}</span>
              </span>
            </p>
            <ButtonLink to={`/live/${id}`} look="main">
              {hosted ? 'Go on' : 'Join'} <span className="sr-only">{title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
