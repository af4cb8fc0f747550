import { ownTopicId } from '#domain/sets/own-card-id.ts'
import { found } from '../api/found.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { ReadingTools } from '../reading/reading-tools.tsx'
import { AnswersStatus } from '../session/answers/answers-status.tsx'
import { useAnswers } from '../session/answers/use-answers.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/set-flashcards-screen'
import { CardSounds } from './card-sounds.tsx'
import { FlashcardViewer } from './flashcard-viewer.tsx'
import { shownOwnCard } from './shown-own-card.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { set, cards } = await guarded(found(apiOf(context)('GET /api/sets/:id/study', { params })))
  return { set, cards: cards.map(shownOwnCard) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Flashcards: ${loaderData.set.title} – Revisewell` : 'Revisewell' },
]

/** The flashcard viewer over somebody's own set, or one that is shared with them. */
export default function SetFlashcardsScreen({ loaderData: { set, cards } }: Route.ComponentProps) {
  const answers = useAnswers()
  const path = `/sets/${set.id}`
  return (
    <Page width="narrow">
      <BackLink to={path}>Back to the set</BackLink>
      <PageHeading above={set.owner ? `A set of ${set.owner} · Flashcards` : 'Your own set · Flashcards'}>
        {set.title}
      </PageHeading>
      {cards.length > 0 ? (
        <>
          <ReadingTools panel={false} />
          {cards.length < set.cards && (
            <p className="mb-4 text-ink-soft">
              {cards.length} of {set.cards} cards this time: what is due and what is new come first.
            </p>
          )}
          <FlashcardViewer
            key={set.id}
            heading={set.title}
            cards={cards}
            onAnswer={(card, grade) =>
              answers.give({ kind: 'flashcard', itemId: card.id, topicId: ownTopicId(set.id), grade })
            }
            answers={answers}
            below={(card, flipped) => <CardSounds key={card.id} sounds={card.sounds} flipped={flipped} />}
          />
          <AnswersStatus answers={answers} />
        </>
      ) : (
        <EmptyState
          title="There are no cards in it yet"
          action={
            <ButtonLink to={path} look="main">
              Add cards
            </ButtonLink>
          }
        >
          A set can be studied as soon as it has a card.
        </EmptyState>
      )}
    </Page>
  )
}
