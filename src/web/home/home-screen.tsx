import { apiOf } from '../api/request-api.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/home-screen'
import { AccountBanner } from './account-banner.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { HelpButton } from './help-button.tsx'
import { HeroButtons } from './hero-buttons.tsx'
import { LevelTiles } from './level-tiles.tsx'
import { MemoryCurve } from './memory-curve.tsx'
import { pickSampleCards } from './pick-sample-cards.ts'
import { SampleDeck } from './sample-deck.tsx'
import { StatisticsStrip } from './statistics-strip.tsx'

export const meta: Route.MetaFunction = () => [
  { title: 'Revisewell – revision that stays, from SEN and KS1 to A-Level' },
  {
    name: 'description',
    content: 'Flashcards, quizzes and one-page notes for every level, by subject, exam board and topic.',
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { levels } = await api('GET /api/curriculum')
  return {
    levels: levels.map(({ id, title, description }) => ({ id, title, description })),
    cards: await pickSampleCards(api, levels),
    figures: (await api('GET /api/landing')).live,
  }
}

export default function HomeScreen({ loaderData: { levels, cards, figures } }: Route.ComponentProps) {
  return (
    <Page width="full">
      <AccountBanner />
      <section className="wrap grid items-center gap-x-14 gap-y-12 overflow-x-clip py-12 sm:py-16 lg:grid-cols-[1.15fr_1fr] lg:py-20">
        <div>
          <h1 tabIndex={-1} className="text-hero font-bold tracking-[-0.035em]">
            Revise it once. <span className="sm:whitespace-nowrap">Meet it again.</span>{' '}
            <span className="text-subject-ink">Remember it.</span>
          </h1>
          <p className="mt-6 max-w-[46ch] text-h3 leading-normal font-normal text-ink-soft">
            Flashcards, quizzes and one-page notes for your level, your subject and your exam board. Each card comes
            back just before you would forget it.
          </p>
          <HeroButtons />
        </div>
        <SampleDeck cards={cards} />
      </section>
      <StatisticsStrip figures={figures} />
      <section className="wrap py-(--space-section)">
        <h2 className="mb-5">Start where you are</h2>
        <LevelTiles levels={levels} />
      </section>
      <section className="wrap grid items-center gap-x-14 gap-y-8 pb-(--space-section) lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h2>Forgetting is a curve. Revising bends it.</h2>
          <p className="mt-4 max-w-[52ch] text-large text-ink-soft">
            What you read once fades within days. What you are asked again, a little later each time, stays. Revisewell
            works out when to ask, card by card, so that ten minutes go where they help most.
          </p>
        </div>
        <div className="index-card px-4 pt-6 pb-4 sm:px-6">
          <MemoryCurve />
        </div>
      </section>
      <section className="border-y border-line bg-sunken">
        <div className="wrap py-(--space-section)">
          <h2 className="mb-5">What you get</h2>
          <FeatureGrid />
        </div>
      </section>
      <section className="wrap flex flex-wrap items-center justify-between gap-6 py-(--space-section)">
        <div>
          <h2>The first card takes ten seconds.</h2>
          <p className="mt-2 text-large text-ink-soft">No card details, no advertisements.</p>
        </div>
        <ButtonLink to="/login" look="main" size="large">
          Get Started for Free
        </ButtonLink>
      </section>
      <HelpButton />
    </Page>
  )
}
