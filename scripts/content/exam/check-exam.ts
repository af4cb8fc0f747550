import { carryOn } from '../../../src/domain/exam/carried-answer.ts'
import { type ExamPart, type ExamQuestion, marksOf } from '../../../src/domain/exam/exam-question.ts'
import type { MarkingPoint, MarkScheme } from '../../../src/domain/exam/mark-scheme.ts'
import { rejectedWording, suggestPoints } from '../../../src/domain/exam/suggest-points.ts'
import { mark } from '../../../src/domain/questions/mark-question.ts'

/** From here on a written answer has two examples at different levels. */
const EXAMPLES_FROM = 6
/** More than these, one question is a paper. */
const MOST_MARKS_OF_QUESTION = 40

/** What is wrong with a topic's exam questions: marks that do not add up, schemes that cannot be met, and the like. */
export function faultsOfExam(questions: readonly ExamQuestion[]): string[] {
  const keys = questions.map(({ key }) => key)
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index)
  return [...twice.map((key) => `${key}: given twice`), ...questions.flatMap(faultsOfQuestion)]
}

function faultsOfQuestion(question: ExamQuestion): string[] {
  const { key, parts } = question
  const letters = parts.map(({ letter }) => letter).join('')
  const wanted = parts.length === 1 ? '' : 'abcdefgh'.slice(0, parts.length)
  const faults = letters === wanted ? [] : [`parts are lettered '${letters}' instead of '${wanted}'`]
  if (marksOf(question) > MOST_MARKS_OF_QUESTION)
    faults.push(`${marksOf(question)} marks are too many for one question`)
  const ofParts = parts.flatMap((part) =>
    [...faultsOfPart(part), ...faultsOfCarrying(part, parts)].map((fault) => `(${part.letter || 'a'}) ${fault}`),
  )
  return [...faults, ...ofParts].map((fault) => `${key}: ${fault}`)
}

function faultsOfPart({ marks, final, scheme, calculator, worked }: ExamPart): string[] {
  const faults: string[] = []
  if (!final && !scheme) faults.push('neither options, an answer to mark, nor a mark scheme')
  if (final && !scheme && marks > 3) faults.push(`${marks} marks for an answer without a mark scheme`)
  if (scheme) faults.push(...faultsOfScheme(scheme, marks, final !== null))
  if (scheme?.kind === 'points' && !final)
    faults.push(...faultsOfWorked(scheme.points, marks, worked.text), ...faultsOfRejected(scheme.points))
  if (calculator !== null && !final && !scheme) faults.push('a calculator rule without a question')
  return faults
}

/** The formula makes this part's answer of the earlier part's. */
function faultsOfCarrying({ letter, final, carriedOn }: ExamPart, parts: readonly ExamPart[]): string[] {
  if (!carriedOn) return []
  const { from, formula } = carriedOn
  const earlier = parts.find((part) => part.letter === from && part.letter < letter)?.final?.scheme
  if (earlier?.kind !== 'numeric') return [`'from: ${from}' names no earlier part with a number`]
  if (final?.scheme.kind !== 'numeric') return ['only a number carries on from an earlier part']
  const value = carryOn(carriedOn, earlier.answer)
  if (value === null) return [`the formula '${formula}' makes no number of ${earlier.answer}`]
  const other = carryOn(carriedOn, earlier.answer * 1.01)
  if (other === null || other === value) return [`the formula '${formula}' does not depend on ${from}`]
  const asTyped = mark({ ...final.scheme, unit: null, unitRequired: false }, { kind: 'numeric', text: String(value) })
  if (asTyped.verdict === 'right' || Math.abs(value - final.scheme.answer) <= Math.abs(final.scheme.answer) / 100)
    return []
  return [`the formula '${formula}' makes ${value} of ${earlier.answer}, the answer is ${final.scheme.answer}`]
}

/** The wordings that a scheme accepts must find its points in the answer that is shown as worth every mark. */
function faultsOfWorked(points: readonly MarkingPoint[], marks: number, worked: string): string[] {
  // A line's end is where its author wrapped it, or the end of a step.
  const readings = [worked, worked.replaceAll('\n', ' ')]
  const found = new Set(readings.flatMap((text) => suggestPoints(points, text)).map(({ pointId }) => pointId))
  const earned = points.filter(({ id }) => found.has(id)).reduce((sum, point) => sum + point.marks, 0)
  if (earned >= marks) return []
  const missed = points.filter(({ id }) => !found.has(id)).map(({ id }) => id)
  return [
    `the worked answer is found to earn ${earned} of ${marks} marks: add wordings that it uses to ${missed.join(', ')}`,
  ]
}

/** A rejected wording spoils its whole sentence: a pupil may say every point in one, and that must not be rejected. */
function faultsOfRejected(points: readonly MarkingPoint[]): string[] {
  const whole = points.map(({ accept }) => accept[0]).join(' and ')
  return points.flatMap((point) => {
    const wording = rejectedWording(point, whole)
    return wording === null ? [] : [`point ${point.id} rejects '${wording}', which spoils the sentence '${whole}'`]
  })
}

function faultsOfScheme(scheme: MarkScheme, marks: number, hasFinal: boolean): string[] {
  const faults: string[] = []
  if (scheme.kind === 'points') {
    const sum = scheme.points.reduce((total, point) => total + point.marks, 0)
    if (sum < marks) faults.push(`the marking points add up to ${sum}, the part has ${marks}`)
    if (hasFinal && sum !== marks) faults.push(`the method's points add up to ${sum}, the part has ${marks}`)
    const ids = new Set(scheme.points.map(({ id }) => id))
    for (const { id, needs, accept, reject } of scheme.points) {
      if (needs !== null && (!ids.has(needs) || needs === id))
        faults.push(`point ${id} needs ${needs}, which is not there`)
      const both = accept.find((wording) => reject.includes(wording))
      if (both !== undefined) faults.push(`point ${id} accepts and rejects '${both}'`)
    }
    // The working of a calculation is not matched by words.
    if (!hasFinal)
      for (const { id, accept } of scheme.points)
        if (accept.length === 0) faults.push(`point ${id} accepts no wording: write at least one under it`)
  } else {
    const levels = scheme.levels.toSorted((one, other) => other.level - one.level)
    if (levels.some(({ level }, index) => scheme.levels[index]?.level !== level))
      faults.push('levels begin with the highest')
    if (levels[0]?.to !== marks) faults.push(`the highest level ends at ${levels[0]?.to}, the part has ${marks} marks`)
    if (levels.at(-1)?.from !== 1) faults.push('the lowest level begins at 1 mark')
    for (const [index, { from, to, level }] of levels.entries()) {
      const below = levels[index + 1]
      if (from > to || (below && below.to !== from - 1)) faults.push(`level ${level} does not follow the one below it`)
    }
  }
  const { examples } = scheme
  if (marks >= EXAMPLES_FROM && !hasFinal && examples.length < 2)
    faults.push('two example answers are needed from six marks on')
  if (examples.some((example) => example.marks > marks)) faults.push('an example earns more than the marks')
  if (new Set(examples.map((example) => example.marks)).size < examples.length)
    faults.push('the examples earn the same marks; one should earn less')
  return faults
}
