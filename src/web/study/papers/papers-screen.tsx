import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { PaperSummary } from '#contract/papers.ts'
import { boardTitle } from '#domain/curriculum/board.ts'
import { apiOf } from '../../api/request-api.ts'
import { counted } from '../../progress/counted.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { Route } from './+types/papers-screen'
import { paperTitle, timeWords } from './paper-words.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Mock papers – Revisewell' }]
export const loader = ({ context }: Route.LoaderArgs) => apiOf(context)('GET /api/papers')

/** /papers: the papers that a mock can be drawn for, by qualification. */
export default function PapersScreen({ loaderData: { papers } }: Route.ComponentProps) {
  const groups = Map.groupBy(papers, qualificationOf)
  return (
    <Page>
      <BackLink to="/revision">Back to all subjects</BackLink>
      <PageHeading lead="A whole paper, drawn from our own exam questions, against the clock or without it. Each one has other questions.">
        Mock papers
      </PageHeading>
      {papers.length === 0 && (
        <EmptyState title="No mock papers yet">
          They appear here as soon as there are enough exam questions for a whole paper.
        </EmptyState>
      )}
      {[...groups].map(([qualification, of]) => (
        <section key={qualification} className="mb-8">
          <h2 className="mb-3">{qualification}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {of.map((paper) => (
              <li key={paper.id}>
                <Link
                  to={`/papers/${paper.id}`}
                  className="index-card group flex h-full flex-col gap-1 p-5 hover:border-subject-edge"
                >
                  <span className="text-h3 font-bold group-hover:underline">{paperTitle(paper)}</span>
                  <span className="tabular text-ink-soft">{paper.code}</span>
                  <span className="tabular mt-1 flex flex-wrap items-center gap-x-3">
                    <span className="flex items-center gap-1.5">
                      <Clock aria-hidden className="size-4" />
                      {timeWords(paper.minutes)}
                    </span>
                    <span>{counted(paper.marks, 'mark')}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

const qualificationOf = ({ levelTitle, subjectTitle, board }: PaperSummary) =>
  `${levelTitle} ${subjectTitle}, ${boardTitle[board]}`
