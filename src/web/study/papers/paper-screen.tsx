import { useSearchParams } from 'react-router'
import { boardTitle } from '#domain/curriculum/board.ts'
import { papersPath } from '#domain/exam/papers/papers-path.ts'
import { found } from '../../api/found.ts'
import { apiOf } from '../../api/request-api.ts'
import { counted } from '../../progress/counted.ts'
import { ReadingTools } from '../../reading/reading-tools.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Page } from '../../ui/page.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { FormulaSheetButton } from '../exam/formula-sheet-button.tsx'
import type { Route } from './+types/paper-screen'
import { PaperSitting } from './paper-sitting.tsx'
import { PaperStart } from './paper-start.tsx'
import { paperTitle, timeWords } from './paper-words.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  found(apiOf(context)('GET /api/papers/:paperId', { params: { paperId: params.id } }))
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${paperTitle(loaderData.paper)}, mock – Revisewell` : 'Revisewell' },
]

/** /papers/:id: begin a mock or go on with one; `?sitting=` is the one that is open. */
export default function PaperScreen({ loaderData: { paper } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  const sittingId = search.get('sitting')
  return (
    <Page>
      {sittingId === null ? (
        <BackLink to={papersPath(paper)}>Back to mock papers</BackLink>
      ) : (
        <BackLink to={`/papers/${paper.id}`}>Leave and go on later</BackLink>
      )}
      <PageHeading
        above={`${paper.levelTitle} ${paper.subjectTitle} · ${boardTitle[paper.board]} ${paper.code}`}
        lead={`${timeWords(paper.minutes)}, ${counted(paper.marks, 'mark')}${paper.calculator ? `, calculator ${paper.calculator}` : ''}${paper.formulaSheet ? ', formula sheet given' : ''}.`}
      >
        {paperTitle(paper)}
      </PageHeading>
      {sittingId === null && paper.sections.length > 0 && (
        <ul className="tabular mb-6 grid gap-1" aria-label="Sections">
          {paper.sections.map(({ title, marks }) => (
            <li key={title}>
              {title}, {counted(marks, 'mark')}
            </li>
          ))}
        </ul>
      )}
      {sittingId === null ? (
        <PaperStart paper={paper} onOpen={(id) => setSearch({ sitting: id })} />
      ) : (
        <>
          <ReadingTools panel={false}>
            {paper.formulaSheet && <FormulaSheetButton sheet={paper.formulaSheet} ahead />}
          </ReadingTools>
          <PaperSitting key={sittingId} id={sittingId} subject={paper.subject} />
        </>
      )}
    </Page>
  )
}
