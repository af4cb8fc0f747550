import type { CommandWord } from './command-words.ts'
import type { AssessmentObjective, ExamQuestion } from './exam-question.ts'
import { markParts } from './mark-parts.ts'
import type { PartAnswer } from './part-answer.ts'

export interface MarksFor<Name extends string> {
  name: Name
  /** May be a part of a mark where a part serves several objectives. */
  marks: number
  outOf: number
}

export interface MarksBy {
  objectives: MarksFor<AssessmentObjective>[]
  commands: MarksFor<CommandWord>[]
}

type Answers = Readonly<Record<string, Readonly<Record<string, PartAnswer>>>>

/** Marks by assessment objective and by command word, most marks first. `answers` are by question, then by the parts' letters. */
export function marksBy(questions: readonly ExamQuestion[], answers: Answers): MarksBy {
  const parts = questions.flatMap((question) => markParts(question, answers[question.id] ?? {}))
  return {
    objectives: summed(
      parts.flatMap(({ part, marks }) =>
        Object.entries(part.objectives).map(([name, outOf]) => ({
          name: name as AssessmentObjective,
          outOf,
          marks: (marks * outOf) / part.marks,
        })),
      ),
    ),
    commands: summed(parts.map(({ part, marks }) => ({ name: part.command, outOf: part.marks, marks }))),
  }
}

function summed<Name extends string>(entries: readonly MarksFor<Name>[]): MarksFor<Name>[] {
  return [...Map.groupBy(entries, ({ name }) => name)]
    .map(([name, of]) => ({
      name,
      marks: of.reduce((sum, { marks }) => sum + marks, 0),
      outOf: of.reduce((sum, { outOf }) => sum + outOf, 0),
    }))
    .toSorted((one, other) => other.outOf - one.outOf || (one.name < other.name ? -1 : 1))
}
