import { Download } from 'lucide-react'
import { Form } from 'react-router'
import type { AuditEntry } from '#contract/audit.ts'
import { type ActName, acts } from '#domain/audit/act-words.ts'
import { guarded } from '../api/guarded.ts'
import { apiOf } from '../api/request-api.ts'
import { momentIn } from '../progress/day-words.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/fields/field.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import type { Route } from './+types/audit-screen'

export const meta: Route.MetaFunction = () => [{ title: 'Audit log – Revisewell' }]

const fields = ['act', 'person', 'from', 'to'] as const

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url)
  const entries = fields.flatMap((name) => {
    const value = searchParams.get(name)
    return value && isKnown(name, value) ? [[name, value] as const] : []
  })
  const filter: Partial<Record<(typeof fields)[number], string>> = Object.fromEntries(entries)
  const before = searchParams.get('before') ?? undefined
  const page = await guarded(apiOf(context)('GET /api/admin/audit', { query: { ...filter, before } }))
  return { ...page, filter, first: before === undefined }
}

/** An address that somebody wrote by hand filters by what is right in it. */
function isKnown(name: (typeof fields)[number], value: string): boolean {
  if (name === 'act') return Object.hasOwn(acts, value)
  if (name === 'person') return value.length <= 120
  return /^2\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
}

/** What admins did, for whoever has to account for it. */
export default function AuditScreen({ loaderData: { entries, next, filter, first } }: Route.ComponentProps) {
  const search = new URLSearchParams(filter).toString()
  const filtered = search !== ''
  return (
    <Page>
      <BackLink to="/dashboard/admin">Back to Dashboard</BackLink>
      <PageHeading lead="Every act of an admin or moderator: who did what to whom, and when. Nothing here can be changed.">
        Audit log
      </PageHeading>
      {/* Its fields begin again with each other search. */}
      <Form key={search} className="index-card mb-6 grid gap-4 p-5 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField label="What" name="act" defaultValue={filter.act ?? ''}>
          <option value="">Everything</option>
          {Object.entries(acts).map(([act, words]) => (
            <option key={act} value={act}>
              {words}
            </option>
          ))}
        </SelectField>
        <Field
          unmarked
          label="Person"
          name="person"
          maxLength={120}
          defaultValue={filter.person}
          placeholder="Name or email"
        />
        <Field
          unmarked
          label="From"
          name="from"
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          defaultValue={filter.from}
        />
        <Field
          unmarked
          label="Until"
          name="to"
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          defaultValue={filter.to}
        />
        <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-4">
          <Button type="submit">Show</Button>
          {filtered && (
            <ButtonLink look="quiet" to="/dashboard/admin/audit">
              Show everything
            </ButtonLink>
          )}
          <a href={`/api/admin/audit.csv?${search}`} download className={buttonClass()}>
            <Download aria-hidden className="size-4" /> Export CSV
          </a>
        </div>
      </Form>
      {entries.length === 0 ? (
        <EmptyState title={filtered ? 'Nothing matches' : 'Nothing has been done yet'}>
          {filtered ? 'Try other dates, another person or everything.' : 'The first act of an admin appears here.'}
        </EmptyState>
      ) : (
        <ol className="grid gap-2">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <nav aria-label="Pages" className="mt-5 flex flex-wrap gap-3">
        {!first && <ButtonLink to={`/dashboard/admin/audit?${search}`}>Newest</ButtonLink>}
        {next && (
          <ButtonLink to={`/dashboard/admin/audit?${new URLSearchParams({ ...filter, before: next })}`}>
            Older
          </ButtonLink>
        )}
      </nav>
    </Page>
  )
}

function Entry({ entry: { at, act, actor, subject, subjectRole, details } }: { entry: AuditEntry }) {
  const { by, ...rest } = details
  const facts = Object.entries(rest)
  return (
    <li className="index-card flex flex-wrap items-baseline gap-x-6 gap-y-1 px-5 py-3">
      <time dateTime={at} className="tabular w-36 shrink-0 text-small text-ink-soft">
        {momentIn(at)}
      </time>
      <div className="min-w-0 grow basis-72">
        <p>
          <strong>{wordsOf(act)}</strong>
          {subject && `: ${subject}`}
          {subjectRole && <span className="text-ink-soft"> ({subjectRole})</span>}
        </p>
        <p className="text-small break-words text-ink-soft">
          {actor ?? (by ? `With ${by}` : 'By an account that is gone')}
          {facts.map(([key, value]) => ` · ${key}: ${wordsFor(value)}`).join('')}
        </p>
      </div>
    </li>
  )
}

const wordsFor = (value: AuditEntry['details'][string]) =>
  value === null ? 'none' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

const wordsOf = (act: ActName) => acts[act] ?? act
