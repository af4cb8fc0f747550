import { CircleQuestionMark, Layers, SkipForward } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { bringTo } from '../../ui/bring-to.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

export interface LessonEndProps {
  next: { title: string; watch: () => void } | undefined
  /** Where the same topic's other methods are. */
  links: { flashcards: string; quiz: string; childFriendly: boolean }
}

/** Said when a lesson has been watched to its end: what to do next. */
export function LessonEnd({ next, links }: LessonEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => bringTo(heading.current), [])
  return (
    <div className="lesson-slide flex flex-col items-center justify-center gap-5 text-center">
      <h3 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        Well watched. What next?
      </h3>
      <p className="max-w-[48ch] text-ink-soft">Answering without looking is what makes it stick.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={links.flashcards} look="main">
          <Layers aria-hidden className="size-5" /> {links.childFriendly ? 'Picture Cards' : 'Flashcards'}
        </ButtonLink>
        <ButtonLink to={links.quiz} look="main">
          <CircleQuestionMark aria-hidden className="size-5" /> {links.childFriendly ? 'Gentle Quiz' : 'Quiz'}
        </ButtonLink>
        {next && (
          <Button onClick={next.watch}>
            <SkipForward aria-hidden className="size-5" /> Next: {next.title}
          </Button>
        )}
      </div>
    </div>
  )
}
