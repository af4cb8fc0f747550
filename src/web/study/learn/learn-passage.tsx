import { Button } from '../../ui/button.tsx'
import { ContentHtml } from '../../ui/content-html.tsx'
import { NextBar } from './next-bar.tsx'

export interface LearnPassageProps {
  passage: { heading: string; html: string }
  onNext: () => void
}

/** What the note says of a point that was never met. */
export function LearnPassage({ passage, onNext }: LearnPassageProps) {
  return (
    <>
      <article className="index-card p-5">
        <h2 className="mb-2 text-h3">{passage.heading}</h2>
        <ContentHtml html={passage.html} className="prose" />
      </article>
      <NextBar>
        <Button look="main" size="large" onClick={onNext}>
          I have read it
        </Button>
      </NextBar>
    </>
  )
}
