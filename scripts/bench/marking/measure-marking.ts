import type { ExamPart } from '#domain/exam/exam-question.ts'
import { markPart } from '#domain/exam/mark-part.ts'
import type { MarkingPoint } from '#domain/exam/mark-scheme.ts'
import { emptyAnswer } from '#domain/exam/part-answer.ts'
import { suggestPoints } from '#domain/exam/suggest-points.ts'
import type { CurriculumStore } from '#server/curriculum/curriculum-store.ts'
import type { MarkedPart } from './read-marking-answers.ts'
import { weightedKappa } from './weighted-kappa.ts'

export interface SuggestedAnswer {
  part: MarkedPart
  says: string
  /** What the examiner ticked and what is suggested. */
  earns: string[]
  suggested: { pointId: string; wording: string }[]
  /** Marks by the examiner's ticks, and by the suggestions if every one were ticked. */
  marks: readonly [number, number]
}

/** What is suggested for every answer. @throws {Error} when an answer names a part or a point that there is not. */
export function suggestForAnswers(curriculum: CurriculumStore, parts: readonly MarkedPart[]): SuggestedAnswer[] {
  return parts.flatMap((marked) => {
    const { part, points } = findPart(curriculum, marked.part)
    const marksOf = (ticked: string[]) => markPart(part, { ...emptyAnswer, ticked }).marks
    return marked.answers.map(({ says, earns }) => {
      const unknown = earns.find((id) => !points.some((point) => point.id === id))
      if (unknown !== undefined) throw new Error(`${marked.part} has no point ${unknown}: '${says}'`)
      const suggested = suggestPoints(points, says)
      const marks = [marksOf(earns), marksOf(suggested.map(({ pointId }) => pointId))] as const
      return { part: marked, says, earns, suggested, marks }
    })
  })
}

function findPart(curriculum: CurriculumStore, id: string): { part: ExamPart; points: readonly MarkingPoint[] } {
  const [topic = ''] = id.split('/')
  const part = curriculum
    .exam(topic)
    .flatMap(({ parts }) => parts)
    .find((one) => one.id === id)
  if (part?.scheme?.kind !== 'points') throw new Error(`There is no part ${id} that is marked by points.`)
  return { part, points: part.scheme.points }
}

export interface Agreement {
  /** Of the points suggested, how many the examiner gave; of those given, how many were suggested. */
  precision: number
  recall: number
  /** Of the marks by all suggestions with the examiner's. */
  kappa: number
}

export function agreementOf(answers: readonly SuggestedAnswer[]): Agreement {
  const sum = (count: (answer: SuggestedAnswer) => number) =>
    answers.reduce((total, answer) => total + count(answer), 0)
  const agreed = sum(({ earns, suggested }) => suggested.filter(({ pointId }) => earns.includes(pointId)).length)
  return {
    precision: agreed / sum(({ suggested }) => suggested.length),
    recall: agreed / sum(({ earns }) => earns.length),
    kappa: weightedKappa(answers.map(({ marks }) => marks)),
  }
}
