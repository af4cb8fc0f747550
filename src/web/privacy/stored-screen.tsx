import { inventory } from '#domain/privacy/inventory.ts'
import type { Kept } from '#domain/privacy/stored-table.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/stored-screen'

export const meta: Route.MetaFunction = () => [{ title: 'What is stored – Revisewell' }]

// Read on the server alone: the browser needs no code for it.
export const loader = () =>
  Object.values(inventory).map(({ title, why, kept, fields, about, through }) => ({
    title,
    why,
    kept: keptInWords(kept),
    personal: about.length > 0 || through !== undefined,
    fields: Object.entries(fields).map(([name, reason]) => ({ name: name.replaceAll('_', ' '), reason })),
  }))

/** Every table and field of the database, with its reason and for how long. */
export default function StoredScreen({ loaderData: tables }: Route.ComponentProps) {
  return (
    <Page>
      <BackLink to="/privacy">Back to privacy</BackLink>
      <PageHeading lead="Field by field: why we store it, and for how long. What is not on this page is not stored.">
        Everything that is stored
      </PageHeading>
      <Tables title="About people" tables={tables.filter(({ personal }) => personal)} />
      <Tables title="About nobody" tables={tables.filter(({ personal }) => !personal)} />
    </Page>
  )
}

function Tables({ title, tables }: { title: string; tables: Route.ComponentProps['loaderData'] }) {
  return (
    <section className="mb-8">
      <h2 className="mb-4">{title}</h2>
      <div className="grid gap-3">
        {tables.map((table) => (
          <details key={table.title} className="index-card px-5 py-3">
            <summary className="min-h-11 cursor-pointer content-center">
              <h3 className="inline text-base font-bold">{table.title}</h3>{' '}
              <span className="text-ink-soft">{table.why}</span>
            </summary>
            <p className="mt-2 mb-3">Kept {table.kept}.</p>
            <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[14rem_1fr]">
              {table.fields.map(({ name, reason }) => (
                <div key={name} className="contents">
                  <dt className="font-bold">{name}</dt>
                  <dd className="text-ink-soft">{reason}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </section>
  )
}

function keptInWords(kept: Kept): string {
  if (kept.until === 'account') return 'until the account is deleted'
  if (kept.until === 'whole') return 'as long as what it is a part of'
  if (kept.until === 'installation') return 'as long as the product is used; it is about nobody'
  return `for ${kept.months === 1 ? 'one month' : `${kept.months} months`} at most, then deleted by itself`
}
