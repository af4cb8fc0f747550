import { Clock } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { PaperSummary } from '#contract/papers.ts'
import { boardTitle } from '#domain/curriculum/board.ts'
import { papersPath, qualificationOfPaper } from '#domain/exam/papers/papers-path.ts'
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

/** /papers: the papers that a mock can be drawn for: a choice of subject and board, then those of one. */
export default function PapersScreen({ loaderData: { papers } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const chosen = papers.filter((paper) => qualificationOfPaper(paper) === search.get('of'))
  const [first] = chosen
  return (
    <Page>
      {first ? (
        <BackLink to="/papers">Back to all mock papers</BackLink>
      ) : (
        <BackLink to="/revision">Back to all subjects</BackLink>
      )}
      <PageHeading
        above={first && 'Mock papers'}
        lead="A whole paper, drawn from our own exam questions, against the clock or without it. Each one has other questions."
      >
        {first ? `${subjectOf(first)}, ${boardTitle[first.board]}` : 'Mock papers'}
      </PageHeading>
      {papers.length === 0 && (
        <EmptyState title="No mock papers yet">
          They appear here as soon as there are enough exam questions for a whole paper.
        </EmptyState>
      )}
      {first ? <PaperList papers={chosen} /> : <Qualifications papers={papers} />}
    </Page>
  )
}

const subjectOf = ({ levelTitle, subjectTitle }: PaperSummary) => `${levelTitle} ${subjectTitle}`

/** Each subject with its boards, on one screen of a phone. */
function Qualifications({ papers }: { papers: readonly PaperSummary[] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {[...Map.groupBy(papers, subjectOf)].map(([subject, of]) => (
        <section key={subject}>
          <h2 className="mb-2 text-h3">{subject}</h2>
          <ul className="flex flex-wrap gap-3">
            {[...Map.groupBy(of, ({ board }) => board)].map(([board, ofBoard]) => (
              <li key={board}>
                <Link
                  to={papersPath(ofBoard[0] ?? { level: '', subject: '', board })}
                  aria-label={`${subject}, ${boardTitle[board]}`}
                  className="index-card group touch flex flex-col px-4 py-2 hover:border-subject-edge"
                >
                  <span className="font-bold group-hover:underline">{boardTitle[board]}</span>
                  <span className="tabular text-small text-ink-soft">{counted(ofBoard.length, 'paper')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function PaperList({ papers }: { papers: readonly PaperSummary[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {papers.map((paper) => (
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
  )
}
