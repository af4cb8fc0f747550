import { FlipCard } from '../ui/flip-card.tsx'
import { hued } from '../ui/hue.ts'
import type { SampleCard } from './pick-sample-cards.ts'

/** The chosen card shows by CSS alone, so that it works before the page's script has arrived. */
const shownWhenChosen = [
  'group-has-[#sample-0:checked]/deck:block',
  'group-has-[#sample-1:checked]/deck:block',
  'group-has-[#sample-2:checked]/deck:block',
]

/** The product itself on the landing page: real cards, out of what pupils revise, that turn over. */
export function SampleDeck({ cards }: { cards: SampleCard[] }) {
  if (cards.length === 0) return null
  return (
    <div id="sample-deck" className="group/deck mx-auto w-full max-w-md">
      <div className="relative">
        <BlankCard hue={cards.at(-1)?.hue} className="rotate-4" />
        <BlankCard hue={cards.at(1)?.hue} className="-rotate-3" />
        {cards.map((card, at) => (
          <div key={card.id} {...hued(card.hue)} className={`relative hidden ${shownWhenChosen[at]}`}>
            <FlipCard
              heading={`${card.level} ${card.subject}`}
              front={<span dangerouslySetInnerHTML={{ __html: card.frontHtml }} />}
              back={<div dangerouslySetInnerHTML={{ __html: card.backHtml }} />}
            />
          </div>
        ))}
      </div>
      <fieldset className="mt-7 flex flex-wrap items-center justify-center gap-2">
        <legend className="sr-only">Try a card from</legend>
        {cards.map((card, at) => (
          <label
            key={card.id}
            {...hued(card.hue)}
            className="touch inline-flex items-center rounded-full border border-line-strong bg-surface px-3.5 text-small font-bold has-checked:border-subject has-checked:bg-subject has-checked:text-on-subject has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name="sample" id={`sample-${at}`} defaultChecked={at === 0} className="sr-only" />
            {card.level} {card.subject}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

function BlankCard({ hue = 245, className }: { hue: number | undefined; className: string }) {
  return <div aria-hidden {...hued(hue)} className={`index-card absolute inset-0 shadow-lifted ${className}`} />
}
