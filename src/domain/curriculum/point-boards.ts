import type { BoardId } from './board.ts'
import type { Point } from './topic.ts'

/** Whether a board asks a point; without a board every point counts. */
export const isAskedBy = ({ boards }: Pick<Point, 'boards'>, board: BoardId | undefined): boolean =>
  board === undefined || boards === undefined || boards.includes(board)
