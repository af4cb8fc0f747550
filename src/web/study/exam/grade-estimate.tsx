import { estimateGrade, type GradeBoundaries } from '#domain/exam/papers/grade-boundaries.ts'

export interface GradeEstimateBy {
  boundaries: GradeBoundaries
  /** Whose they are. */
  board: string
}

/** About which grade these marks would have been, by whose boundaries, and why it is only an estimate. */
export function GradeEstimate({ marks, outOf, by }: { marks: number; outOf: number; by: GradeEstimateBy }) {
  const { boundaries, board } = by
  const { grade, lowest } = estimateGrade({ marks, outOf }, boundaries)
  return (
    <p className="my-1 max-w-3xl">
      <strong>
        {grade === null ? `Below a grade ${lowest}` : `About a grade ${grade}`} by {board}’s boundaries of{' '}
        {boundaries.month} {boundaries.year}.
      </strong>{' '}
      This is an estimate: the questions are ours, you marked them yourself, and boundaries change each year.
    </p>
  )
}
