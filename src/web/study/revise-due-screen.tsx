import { isContentPart } from '#domain/content/content-item-id.ts'
import { isOwn } from '#domain/sets/own-card-id.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { AnswersStatus } from '../session/answers/answers-status.tsx'
import { useAnswers } from '../session/answers/use-answers.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/revise-due-screen'
import { DueSitting } from './due-sitting.tsx'
import { shownCard } from './shown-items.ts'
import { shownOwnCard } from './shown-own-card.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Revise what is due – Revisewell' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { cards, total } = await guarded(apiOf(context)('GET /api/due-cards'))
  return {
    total,
    cards: cards.map((card) => {
      const { topicId, topicTitle, subjectTitle, hue } = card
      return {
        ...(isOwn(card.id) || isContentPart(card.id) ? shownOwnCard(card) : shownCard(card)),
        topicId,
        topicTitle,
        subjectTitle,
        hue,
      }
    }),
  }
}

/** The cards of all topics that are due, the longest overdue first, until each is known. */
export default function ReviseDueScreen({ loaderData: { cards, total } }: Route.ComponentProps) {
  const answers = useAnswers()
  return (
    <Page width="narrow">
      <BackLink to="/dashboard/student">Back to your dashboard</BackLink>
      <PageHeading>Revise what is due</PageHeading>
      {cards.length > 0 ? (
        <>
          <DueSitting key={cards.map(({ id }) => id).join()} cards={cards} total={total} answers={answers} />
          <AnswersStatus answers={answers} />
        </>
      ) : (
        <EmptyState
          title="Nothing is due now"
          action={
            <>
              <ButtonLink to="/revision" look="main">
                Explore Subjects
              </ButtonLink>
              <ButtonLink to="/dashboard/student">Your dashboard</ButtonLink>
            </>
          }
        >
          Each card you study comes back here just before you would forget it. Your dashboard shows when.
        </EmptyState>
      )}
    </Page>
  )
}
