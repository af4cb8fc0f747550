import type { CommandWord } from './command-words.ts'
import type { ExamQuestion } from './exam-question.ts'
import { type MarkedPart, markParts } from './mark-parts.ts'
import type { LostReason, PartAnswer } from './part-answer.ts'

/** A part that earned less than its marks. */
export interface LostMarks {
  questionId: string
  /** Place of the question on the page, from 1. */
  number: number
  letter: string
  command: CommandWord
  lost: number
  /** One for each lost mark that the pupil gave one for; never more than were lost. */
  reasons: LostReason[]
}

export const marksLost = ({ part, marks }: Pick<MarkedPart, 'part' | 'marks'>): number => part.marks - marks

/** The reasons that count: what was given for more marks than are lost is left out. */
export const reasonsOf = (marked: Pick<MarkedPart, 'part' | 'marks' | 'answer'>): LostReason[] =>
  marked.answer.lost.slice(0, marksLost(marked))

/** Every part that lost marks, in the order of the page. `answers` are by question, then by the parts' letters. */
export function lostMarksOf(
  questions: readonly ExamQuestion[],
  answers: Readonly<Record<string, Readonly<Record<string, PartAnswer>>>>,
): LostMarks[] {
  return questions.flatMap((question, index) =>
    markParts(question, answers[question.id] ?? {})
      .filter((marked) => marksLost(marked) > 0)
      .map((marked) => ({
        questionId: question.id,
        number: index + 1,
        letter: marked.part.letter,
        command: marked.part.command,
        lost: marksLost(marked),
        reasons: reasonsOf(marked),
      })),
  )
}

export interface ReasonCount {
  reason: LostReason
  marks: number
  /** The parts where it was given. */
  of: LostMarks[]
}

/** How many marks were lost for each reason that was given, most first. */
export function countReasons(lost: readonly LostMarks[]): ReasonCount[] {
  const given = lost.flatMap((of) => of.reasons.map((reason) => ({ reason, of })))
  return [...Map.groupBy(given, ({ reason }) => reason)]
    .map(([reason, entries]) => ({
      reason,
      marks: entries.length,
      of: [...new Set(entries.map(({ of }) => of))],
    }))
    .toSorted((one, other) => other.marks - one.marks || (one.reason < other.reason ? -1 : 1))
}

/** Lost marks without a reason. */
export const withoutReason = (lost: readonly LostMarks[]): number =>
  lost.reduce((sum, of) => sum + of.lost - of.reasons.length, 0)
