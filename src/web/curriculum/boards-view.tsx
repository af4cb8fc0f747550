import type { ReactNode } from 'react'
import type { LevelSummary, SubjectSummary } from '#contract/curriculum.ts'
import type { Crumb } from '../ui/navigation/breadcrumbs.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SubjectIcon } from '../ui/pictures/subject-icon.tsx'
import { AboutSubject } from './about-subject.tsx'
import { BoardList } from './board-list.tsx'
import type { AbsentBoard, Board, NearSubject } from './load-subject.ts'
import { WayBack } from './way-back.tsx'

export interface BoardsViewProps {
  levelTitle: string
  presentation: LevelSummary['presentation']
  subject: SubjectSummary
  boards: (Board | AbsentBoard)[]
  pathOf: (board: Pick<Board, 'id'>) => string
  /** Subjects that lead to a qualification where this one does not. */
  nearest: NearSubject[]
  nearestPathOf: (subject: NearSubject) => string
  back: Crumb
  /** Beside the heading, in place of the subject's icon. */
  picture?: ReactNode
  /** After the boards. */
  children?: ReactNode
}

/** A subject's exam boards. */
export function BoardsView({
  levelTitle,
  presentation,
  subject,
  boards,
  pathOf,
  nearest,
  nearestPathOf,
  back,
  picture = <SubjectIcon icon={subject.icon} />,
  children,
}: BoardsViewProps) {
  return (
    <Page presentation={presentation} hue={subject.hue} width="narrow">
      <WayBack to={back.to} label={back.title} trail={[]} />
      <PageHeading
        picture={picture}
        above={levelTitle}
        lead="Choose your exam board. It is on your exercise book or your school’s website; your teacher knows it too."
      >
        {subject.title}
      </PageHeading>
      <AboutSubject subject={subject} nearest={nearest} nearestPathOf={nearestPathOf} />
      <h2 className="sr-only">Exam boards</h2>
      <BoardList boards={boards} pathOf={pathOf} />
      {children}
    </Page>
  )
}
