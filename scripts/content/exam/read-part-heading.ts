import { isCommandWord } from '../../../src/domain/exam/command-words.ts'
import { AssessmentObjective, type ExamPart } from '../../../src/domain/exam/exam-question.ts'

type Heading = Pick<ExamPart, 'letter' | 'command' | 'marks' | 'objectives' | 'points' | 'calculator'> & {
  lines: number | null
}

/**
 * Reads `(b) explain, 3 marks, AO1 1 AO2 2, p2 p3, 6 lines, no calculator`: letter, lines and calculator only where there are any.
 * Throws a sentence that says what is wrong.
 */
export function readPartHeading(title: string): Heading {
  const [, letter = '', rest = ''] = /^(?:\(([a-h])\)\s+)?(.*)$/.exec(title) ?? []
  const [first = '', ...words] = rest.split(',').map((word) => word.trim())
  const command = first.toLowerCase()
  if (!isCommandWord(command)) throw new Error(`'${first}' is no command word`)
  const marks = Number(found(words, /^(\d+) marks?$/)?.[1])
  if (!marks) throw new Error(`marks missing: '${title}' should read 'explain, 3 marks, AO1, p2'`)
  const serves = found(words, /^p\d{1,2}(?: p\d{1,2})*$/)?.[0]
  if (!serves) throw new Error('the points that it serves are missing, such as p2 or p2 p3')
  const objectives = readObjectives(found(words, /^AO\d/)?.input ?? '', marks)
  const lines = found(words, /^(\d+) lines?$/)?.[1]
  const calculator = found(words, /^(no )?calculator$/)
  const known = [/^\d+ marks?$/, /^p\d/, /^AO\d/, /^\d+ lines?$/, /^(no )?calculator$/]
  const odd = words.find((word) => !known.some((form) => form.test(word)))
  if (odd !== undefined) throw new Error(`'${odd}' in a part's heading is not understood`)
  return {
    letter,
    command,
    marks,
    objectives,
    points: serves.split(' '),
    lines: lines === undefined ? null : Number(lines),
    calculator: calculator ? calculator[1] === undefined : null,
  }
}

/** `AO2` for all marks, or `AO1 2 AO3 4` for shares of them. */
function readObjectives(text: string, marks: number): ExamPart['objectives'] {
  const whole = AssessmentObjective.safeParse(text)
  if (whole.success) return { [whole.data]: marks }
  const shares = [...text.matchAll(/(AO\d) (\d+)/g)].map(
    ([, name, share]) => [AssessmentObjective.parse(name), Number(share)] as const,
  )
  if (shares.length === 0) throw new Error('assessment objective missing, such as AO1, or AO1 2 AO3 4')
  const sum = shares.reduce((total, [, share]) => total + share, 0)
  if (sum !== marks) throw new Error(`objectives add up to ${sum} marks, the part has ${marks}`)
  return Object.fromEntries(shares)
}

const found = (words: readonly string[], form: RegExp) =>
  words.map((word) => form.exec(word)).find((match) => match !== null)
