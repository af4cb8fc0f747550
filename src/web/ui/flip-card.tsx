import type { ReactNode } from 'react'

export interface FlipCardProps {
  /** Above the card's rule, on both faces: where the card is from. */
  heading: ReactNode
  /** Pressed to turn the card; `back` is what then shows. */
  front: ReactNode
  back: ReactNode
}

/** An index card that turns over. It is a <details>: it works before the page's script has arrived. */
export function FlipCard({ heading, front, back }: FlipCardProps) {
  return (
    <details className="flip-card">
      <summary>
        <span className="flip-front index-card index-card-ruled">
          <span className="flip-heading">{heading}</span>
          <span className="flip-text">{front}</span>
          <span className="flip-hint">Turn over</span>
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
  )
}
