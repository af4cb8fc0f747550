import { LEARN_MINUTES } from '#domain/learn/learn-minutes.ts'
import { ButtonLink } from '../ui/button.tsx'
import { counted } from './counted.ts'

/** What most sessions last, where a person does not say. */
const USUAL_MINUTES = 10

/** The one thing to do next, by the minutes that there are: a tap begins. */
export function DoThisNow({ due }: { due: number }) {
  return (
    <section aria-labelledby="now" className="index-card px-5 pt-4 pb-5 @2xl:px-7 @2xl:pt-6">
      <h2 id="now" className="text-h1 font-bold">
        Do this now
      </h2>
      <p className="mt-1 max-w-[56ch] text-ink-soft">
        {due > 0
          ? `Start with the ${counted(due, 'card')} that you are about to forget. Then we add what you find hardest, and something new.`
          : 'Nothing is about to be forgotten, so this is a good time for what you find hardest, and for something new.'}
      </p>
      <ul aria-label="How long have you got?" className="mt-4 grid max-w-xl grid-cols-3 gap-2 @lg:gap-3">
        {LEARN_MINUTES.map((minutes) => (
          <li key={minutes}>
            <ButtonLink
              to={`/learn?minutes=${minutes}`}
              look={minutes === USUAL_MINUTES ? 'main' : 'plain'}
              className="h-full w-full max-sm:px-1"
              aria-label={`Learn for ${minutes} minutes`}
            >
              {minutes} minutes
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
