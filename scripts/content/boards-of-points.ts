import type { BoardId } from '../../src/domain/curriculum/board.ts'
import { boardIds } from '../../src/domain/curriculum/board-ids.ts'
import type { Specification } from '../../src/domain/curriculum/specification.ts'
import type { Point, TopicOutline } from '../../src/domain/curriculum/topic.ts'

type Asked = ReadonlyMap<string, ReadonlySet<BoardId>>

/** By `topic#point`: the boards whose qualifications ask it, of those that have a map. */
export function boardsByPoint(specifications: readonly Specification[]): Asked {
  const boards = new Map<string, Set<BoardId>>()
  for (const { board, sections } of specifications)
    for (const { topicId, point } of sections.flatMap(({ statements }) => statements.flatMap(({ taught }) => taught)))
      boards.set(`${topicId}#${point}`, (boards.get(`${topicId}#${point}`) ?? new Set<BoardId>()).add(board))
  return boards
}

/**
 * The topic's points, each that only some of its boards ask with those boards. A point that no map names, and a board without a
 * map, say nothing.
 */
export function pointsWithBoards(
  { id, level, subject, references, points }: Pick<TopicOutline, 'id' | 'level' | 'subject' | 'references' | 'points'>,
  { specifications, asked }: { specifications: readonly Specification[]; asked: Asked },
): Point[] {
  const mapped = new Set(
    specifications.filter((of) => of.level === level && of.subject === subject).map(({ board }) => board),
  )
  const taughtBy = boardIds.filter((board) => references[board] !== undefined)
  return points.map((point) => {
    const asking = asked.get(`${id}#${point.key}`)
    const boards = taughtBy.filter((board) => !mapped.has(board) || asking?.has(board))
    return asking && boards.length > 0 && boards.length < taughtBy.length ? { ...point, boards } : point
  })
}
