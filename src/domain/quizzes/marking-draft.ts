/** What a teacher is about to give to a written answer. */
export interface MarkingDraft {
  ticked: readonly string[]
  /** As typed: it follows the ticks until it is changed by hand. */
  marks: string
  comment: string
}

interface Scheme {
  points: readonly { id: string; marks: number }[]
  /** What the answer can earn at most. */
  outOf: number
}

/** The draft of an answer: its stored mark, or nothing ticked. */
export const draftOfMark = (
  mark: { ticked: readonly string[]; marks: number; comment: string } | null,
): MarkingDraft => (mark ? { ...mark, marks: String(mark.marks) } : { ticked: [], marks: '0', comment: '' })

/** What the ticked points earn together, never more than the answer can. */
export const marksOfTicks = ({ points, outOf }: Scheme, ticked: readonly string[]): number =>
  Math.min(
    outOf,
    points.reduce((sum, { id, marks }) => sum + (ticked.includes(id) ? marks : 0), 0),
  )

/** Ticks a point, or takes its tick away; the marks follow. */
export function tick(draft: MarkingDraft, scheme: Scheme, pointId: string): MarkingDraft {
  const ticked = draft.ticked.includes(pointId)
    ? draft.ticked.filter((id) => id !== pointId)
    : [...draft.ticked, pointId]
  return { ...draft, ticked, marks: String(marksOfTicks(scheme, ticked)) }
}

/** The marks as a number; null where they are none that the answer can have. */
export function marksIn({ marks }: MarkingDraft, outOf: number): number | null {
  if (!/^\d{1,2}$/.test(marks.trim())) return null
  const given = Number(marks)
  return given <= outOf ? given : null
}

/** Where to go on after `at`: the next answer that waits, around the end; `at` itself when none does. */
export function nextToMark(waits: readonly boolean[], at: number): number {
  for (let step = 1; step < waits.length; step++) {
    const place = (at + step) % waits.length
    if (waits[place]) return place
  }
  return at
}
