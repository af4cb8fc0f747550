import type { BodyFault, BodyQuestion } from './body.ts'
import { bodyLimits } from './body-limits.ts'

/**
 * Questions with a blank line between them. Each begins with the question; then come its options, a line each, `* ` before
 * the right one and `- ` before the others; a line that begins with `>` explains. `firstLine` is the body's line at which
 * `text` begins, from 1.
 */
export function readQuestions(text: string, firstLine = 1): { questions: BodyQuestion[]; faults: BodyFault[] } {
  const questions: BodyQuestion[] = []
  const faults: BodyFault[] = []
  const asked = new Set<string>()
  for (const block of blocksOf(text, firstLine)) {
    const read = readQuestion(block)
    if (typeof read === 'string') faults.push({ line: block.line, message: read })
    else if (asked.has(read.question)) faults.push({ line: block.line, message: 'This question is asked twice.' })
    else questions.push(read)
    if (typeof read !== 'string') asked.add(read.question)
  }
  const extra = questions[bodyLimits.questions]
  if (extra) faults.push({ line: extra.line, message: `There can be at most ${bodyLimits.questions} questions.` })
  return { questions, faults }
}

interface Block {
  line: number
  lines: string[]
}

function blocksOf(text: string, firstLine: number): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      open = null
      continue
    }
    if (open) open.lines.push(line.trim())
    else {
      open = { line: firstLine + index, lines: [line.trim()] }
      blocks.push(open)
    }
  }
  return blocks
}

const option = /^([*-])\s+(.*)$/

/** The question, or a sentence that says what is wrong with it. */
function readQuestion({ line, lines }: Block): BodyQuestion | string {
  const options = lines.flatMap((text) => {
    const [, mark, words] = option.exec(text) ?? []
    return words === undefined ? [] : [{ right: mark === '*', text: words.trim() }]
  })
  const isOther = (text: string) => !option.test(text) && !text.startsWith('>')
  const firstOption = lines.findIndex((text) => option.test(text))
  const question = lines
    .slice(0, firstOption < 0 ? lines.length : firstOption)
    .filter(isOther)
    .join(' ')
  if (question === '') return 'Begin with the question, in a line of its own before its options.'
  if (options.length < 2)
    return 'Give at least two options, each in a line that begins with - or, the right one, with *.'
  if (options.length > bodyLimits.options) return `Give at most ${bodyLimits.options} options.`
  if (lines.slice(firstOption).some(isOther))
    return 'After the options only an explanation may come, in a line that begins with >. Leave a blank line before the next question.'
  if (new Set(options.map(({ text }) => text)).size < options.length) return 'Two options are the same.'
  const right = options.filter((one) => one.right).length
  if (right !== 1) return right === 0 ? 'Mark the right option with * in place of -.' : 'Mark only one option as right.'
  const explanation = lines
    .filter((text) => text.startsWith('>'))
    .map((text) => text.slice(1).trim())
    .join(' ')
    .trim()
  return {
    line,
    question,
    options: options.map(({ text }) => text),
    correctAnswer: options.findIndex((one) => one.right),
    explanation: explanation || null,
  }
}
