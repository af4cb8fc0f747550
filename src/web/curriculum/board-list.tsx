import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { AbsentBoard, Board } from './load-subject.ts'

export interface BoardListProps {
  boards: (Board | AbsentBoard)[]
  pathOf: (board: Pick<Board, 'id'>) => string
}

/** The exam boards, each by the qualification that its pupils sit, or saying that it has none. */
export function BoardList({ boards, pathOf }: BoardListProps) {
  return (
    <ul className="grid gap-3">
      {boards.map((board) => (
        <li key={board.id}>
          <Link
            to={pathOf(board)}
            className="index-card group flex items-center gap-4 py-4 pr-4 pl-5 hover:border-subject-edge"
          >
            <span className="min-w-0 grow">
              <span className="block text-h2 font-bold text-subject-ink group-hover:underline">{board.board}</span>
              {'notOffered' in board ? (
                <span className="block text-small text-ink-soft">{board.notOffered}</span>
              ) : (
                <>
                  <span className="block">{board.title}</span>
                  <span className="tabular block text-small text-ink-soft">
                    Specification {board.code}, taught from {board.year}
                  </span>
                </>
              )}
            </span>
            <ChevronRight aria-hidden className="size-6 shrink-0 text-subject-ink" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
