import { Upload } from 'lucide-react'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/sets-screen'
import { MakeSetForm } from './make-set-form.tsx'
import { SetList } from './set-list.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Your own sets – Revisewell' }]

export const loader = ({ context }: Route.LoaderArgs) => guarded(apiOf(context)('GET /api/sets'))

/** A person's own sets of flashcards, and those that are shared with them. */
export default function SetsScreen({ loaderData: { mine, shared } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeading lead="Cards that you write yourself, or bring along. They come back when they are due, like all others.">
        Your own sets
      </PageHeading>
      <div className="mb-8 flex flex-wrap items-end gap-x-6 gap-y-4">
        <MakeSetForm />
        <ButtonLink to="/sets/import">
          <Upload aria-hidden className="size-5" />
          Import from Anki, Quizlet or a file
        </ButtonLink>
      </div>
      {mine.length > 0 ? (
        <section aria-labelledby="mine" className="mb-10">
          <h2 id="mine" className="mb-4">
            My sets
          </h2>
          <SetList sets={mine} />
        </section>
      ) : (
        <EmptyState title="You have no sets yet">Give one a title above, and write its first card.</EmptyState>
      )}
      {shared.length > 0 && (
        <section aria-labelledby="shared">
          <h2 id="shared" className="mb-4">
            Shared with me
          </h2>
          <SetList sets={shared} />
        </section>
      )}
    </Page>
  )
}
