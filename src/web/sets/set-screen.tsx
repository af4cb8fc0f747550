import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { found } from '../api/found.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { counted } from '../progress/counted.ts'
import { BackLink } from '../ui/back-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/set-screen'
import { CardEditor } from './card-editor.tsx'
import { CardList } from './card-list.tsx'
import { CardPages } from './card-pages.tsx'
import { SetActions } from './set-actions.tsx'
import { SharePanel } from './share-panel.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const from = /^\d{1,4}$/.exec(new URL(request.url).searchParams.get('from') ?? '')?.[0] ?? '0'
  const answer = await guarded(found(apiOf(context)('GET /api/sets/:id', { params, query: { from } })))
  return { ...answer, from: Number(from) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.set.title} – Revisewell` : 'Revisewell' },
]

/** A set: its cards, and for its owner everything that can be done with it. */
export default function SetScreen({ loaderData: { set, cards, places, leads, from } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [added, setAdded] = useState(0)
  const mayEdit = set.owner === null
  const onChanged = () => void revalidate()
  return (
    <Page>
      <BackLink to="/sets">Back to your own sets</BackLink>
      <PageHeading
        above={set.owner ? `A set of ${set.owner}` : 'Your own set'}
        lead={set.description || counted(set.cards, 'card')}
      >
        {set.title}
      </PageHeading>
      <SetActions set={set} />
      <SharePanel setId={set.id} places={places} leads={leads} />
      {mayEdit && (
        <section aria-labelledby="add" className="index-card mb-6 p-5">
          <h2 id="add" className="mb-3">
            Add a card
          </h2>
          <CardEditor
            key={set.id}
            setId={set.id}
            card={null}
            onSaved={() => {
              setAdded((before) => before + 1)
              onChanged()
            }}
          />
          <p role="status" className="mt-2 text-small text-good">
            {added > 0 && `${counted(added, 'card')} added.`}
          </p>
        </section>
      )}
      <section aria-labelledby="cards">
        <h2 id="cards" className="mb-3">
          Cards ({set.cards})
        </h2>
        {set.cards > 0 ? (
          <>
            <CardList
              setId={set.id}
              cards={cards}
              first={from + 1}
              total={set.cards}
              mayEdit={mayEdit}
              onChanged={onChanged}
            />
            <CardPages from={from} total={set.cards} />
          </>
        ) : (
          <EmptyState title="No cards yet" level={3}>
            {mayEdit ? 'Write the first one above.' : 'Its owner has not written any.'}
          </EmptyState>
        )}
      </section>
    </Page>
  )
}
