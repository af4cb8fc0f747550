import { type ReactNode, type Ref, useState } from 'react'

export interface FlipCardProps {
  /** Above the card's rule, on both faces: where the card is from. */
  heading: ReactNode
  /** Pressed to turn the card; `back` is what then shows. */
  front: ReactNode
  back: ReactNode
  /** More text than an index card holds at full size: smaller letters on a taller card. */
  long?: boolean
  /** Which side shows, where the screen decides; left out, the card turns by itself. */
  open?: boolean
  onFlip?: () => void
  /** On its way out, making room for the next. */
  leaving?: boolean
  hint?: string
  ref?: Ref<HTMLDetailsElement>
}

/** An index card that turns over. It is a <details>: it works before the page's script has arrived. */
export function FlipCard({
  heading,
  front,
  back,
  long,
  open,
  onFlip,
  leaving,
  hint = 'Turn over',
  ref,
}: FlipCardProps) {
  // What shows once the card has turned is said in a place that was there before.
  const [turned, setTurned] = useState(false)
  return (
    <>
      <details
        ref={ref}
        open={open}
        data-long={long || undefined}
        data-leaving={leaving || undefined}
        onToggle={(event) => setTurned(event.currentTarget.open)}
        className="flip-card"
      >
        <summary
          onClick={
            onFlip &&
            ((event) => {
              event.preventDefault()
              onFlip()
            })
          }
        >
          <span className="flip-front index-card index-card-ruled">
            <span className="flip-heading">{heading}</span>
            <span className="flip-text">{front}</span>
            <span className="flip-hint">{hint}</span>
          </span>
        </summary>
        <div className="flip-back index-card index-card-ruled">
          <span className="flip-heading">{heading}</span>
          <div className="flip-text">{back}</div>
          <span className="flip-hint" aria-hidden>
            Turn back
          </span>
        </div>
      </details>
      <div role="status" className="sr-only">
        {turned && back}
      </div>
    </>
  )
}
