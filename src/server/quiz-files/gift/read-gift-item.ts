import type { Question } from '#domain/questions/question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { choiceQuestion, newPartId, type QuestionTexts, whole, wholeMarks } from '../make-question.ts'
import { type ReadItem, UnreadableItem } from '../quiz-file.ts'
import { schemeToWrite } from '../written-facts.ts'
import { type Extras, readExtras } from './extras.ts'
import { findMark, formatOf, readText } from './gift-text.ts'
import type { GiftItem } from './split-gift.ts'

interface Answers {
  texts: QuestionTexts
  body: string
  format: string
  extras: Extras
  lost: string[]
}

/** One item of a GIFT file as a question. @throws {UnreadableItem} with a sentence that says why it is none. */
export function readGiftItem({ comments, text }: GiftItem): ReadItem {
  const named = /^::((?:\\.|[^\\])*?)::/s.exec(text)
  const rest = named ? text.slice(named[0].length) : text
  const open = findMark(rest, ['{'])
  if (open < 0) throw new UnreadableItem('It asks nothing: there are no braces with answers.')
  const close = findMark(rest, ['}'], open)
  if (close < 0) throw new UnreadableItem('The brace before its answers is never closed.')
  const [before, inside, after] = [rest.slice(0, open), rest.slice(open + 1, close), rest.slice(close + 1).trim()]
  const format = formatOf(before)
  const stem = readText(after ? `${before.trimEnd()} _____ ${after}` : before)
  const general = findMark(inside, ['####'])
  const extras = readExtras(comments)
  const lost: string[] = []
  const texts = {
    prompt: stem,
    explanation: general < 0 ? '' : readText(inside.slice(general + 4), format),
    marks: wholeMarks(extras.marks ?? 1),
  }
  const body = (general < 0 ? inside : inside.slice(0, general)).trim()
  return { question: readBody({ texts, body, format, extras, lost }), lost }
}

function readBody(answers: Answers): Question {
  const { body } = answers
  if (answers.extras.label) return whole({ ...answers.texts, kind: 'label', ...answers.extras.label })
  if (answers.extras.plot) return whole({ ...answers.texts, kind: 'plot', ...answers.extras.plot })
  if (answers.extras.gaps) return readGaps(answers, answers.extras.gaps)
  if (body === '') return readEssay(answers)
  if (body.startsWith('#')) return readNumeric(answers)
  if (body.startsWith('>')) return readOrdering(answers)
  const truth = /^(T|TRUE|F|FALSE)\s*(?=#|$)/i.exec(body)
  if (truth) return readTruth(answers, truth[0])
  const rows = readRows(body)
  if (rows.length === 0) throw new UnreadableItem('Its answers could not be read.')
  if (rows.every(({ right, text }) => right && findMark(text, ['->']) >= 0)) return readMatching(answers, rows)
  const { algebra } = answers.extras
  const [only] = rows
  if (algebra && only) return whole({ ...answers.texts, kind: 'algebra', answer: readText(only.text), ...algebra })
  if (rows.every(({ right }) => right)) return readShortText(answers, rows)
  return readChoice(answers, rows)
}

/** GIFT's essays have no mark scheme; our own bring theirs. */
function readEssay({ texts, extras, lost }: Answers): Question {
  const { points } = extras.written ?? { points: schemeToWrite(texts.marks, lost) }
  return whole({ ...texts, kind: 'written', points })
}

/** A text with gaps, of which GIFT itself knows only blanks. */
function readGaps({ texts, extras }: Answers, gaps: NonNullable<Extras['gaps']>): Question {
  const { forgiving = { case: true, accents: true, spaces: true, articles: true } } = extras
  return whole({ ...texts, kind: 'gaps', ...gaps, forgiving })
}

interface Row {
  right: boolean
  /** Per cent; null where none is given. */
  weight: number | null
  text: string
  feedback: string
}

/** The answers that begin with = or ~. */
function readRows(body: string): Row[] {
  const rows: Row[] = []
  let at = findMark(body, ['=', '~'])
  while (at >= 0) {
    const next = findMark(body, ['=', '~'], at + 1)
    const whole = body.slice(at + 1, next < 0 ? undefined : next).trim()
    const [weighed = '', share] = /^%(-?[\d.]+)%/.exec(whole) ?? []
    const rest = whole.slice(weighed.length)
    const mark = findMark(rest, ['#'])
    rows.push({
      right: body[at] === '=',
      weight: share === undefined ? null : Number(share),
      text: mark < 0 ? rest : rest.slice(0, mark),
      feedback: mark < 0 ? '' : rest.slice(mark + 1),
    })
    at = next
  }
  return rows
}

function readChoice({ texts, format, lost }: Answers, rows: readonly Row[]): Question {
  const single = rows.some(({ right }) => right)
  if (single && rows.some(({ right, weight }) => !right && (weight ?? 0) > 0))
    lost.push('Options that are partly right count as wrong here.')
  const options = rows.map(({ right, weight, text, feedback }) => ({
    text: readText(text, format),
    right: single ? right : (weight ?? 0) > 0,
    feedback: readText(feedback, format),
  }))
  return choiceQuestion(texts, { options, single, lost })
}

function readTruth({ texts, body, format }: Answers, truth: string): Question {
  const correct = truth.trim().toUpperCase().startsWith('T')
  const [, wrong = ''] = body.slice(truth.length).split(/(?<!\\)#/)
  const misconception = readText(wrong, format).slice(0, questionLimits.misconception)
  return whole({ ...texts, kind: 'true-false', correct, ...(misconception && { misconception }) })
}

function readNumeric({ texts, body, extras, lost }: Answers): Question {
  const rows = readRows(body.slice(1))
  const given = (rows.find(({ right, weight }) => right && (weight ?? 100) === 100)?.text ?? body.slice(1)).trim()
  if (rows.length > 1) lost.push('It has several right numbers; the first that earns everything is kept.')
  const [number = ''] = given.split('#')
  const range = /^(-?[\d.e+-]+?)\s*\.\.\s*(-?[\d.e+-]+)$/i.exec(number.trim())
  const [value = '', spread = '0'] = number.split(':')
  const [from, to] = range ? [Number(range[1]), Number(range[2])] : [0, 0]
  const answer = range ? exactly((from + to) / 2) : Number(value)
  const amount = range ? exactly((to - from) / 2) : Number(spread)
  if (value.trim() === '' || !Number.isFinite(answer) || !Number.isFinite(amount) || amount < 0)
    throw new UnreadableItem('Its right number could not be read.')
  const {
    tolerance = amount === 0 ? { kind: 'exact' } : { kind: 'within', amount },
    unit = null,
    unitRequired = true,
  } = extras
  return whole({ ...texts, kind: 'numeric', answer, tolerance, unit, unitRequired })
}

/** Without what arithmetic in floating point adds. */
const exactly = (value: number) => Number(value.toPrecision(12))

function readShortText({ texts, format, extras, lost }: Answers, rows: readonly Row[]): Question {
  const full = rows.filter(({ weight }) => (weight ?? 100) === 100)
  if (full.length < rows.length) lost.push('Answers that are partly right are not accepted here.')
  const words = full.map(({ text }) => readText(text, format))
  const accepted = words.filter((answer) => !/(?<!\\)\*/.test(answer))
  if (accepted.length < words.length) lost.push('Answers with a * for any letters are not known here.')
  const { forgiving = { case: true, accents: true, spaces: true, articles: true } } = extras
  return whole({ ...texts, kind: 'short-text', accepted, forgiving })
}

function readMatching({ texts, format }: Answers, rows: readonly Row[]): Question {
  const sides = rows.map(({ text }) => {
    const at = findMark(text, ['->'])
    return { stem: readText(text.slice(0, at), format), choice: readText(text.slice(at + 2), format) }
  })
  const pairs = sides.flatMap(({ stem, choice }) =>
    stem === '' ? [] : [{ id: newPartId(), stem, choiceId: newPartId(), choice }],
  )
  const distractors = sides.flatMap(({ stem, choice }) => (stem === '' ? [{ id: newPartId(), text: choice }] : []))
  return whole({ ...texts, kind: 'matching', pairs, distractors })
}

/** As Moodle's ordering questions: the first line may say how many are shown and how. */
function readOrdering({ texts, body, format }: Answers): Question {
  const lines = body
    .slice(1)
    .split('\n')
    .map((line) => line.trim())
  const [first = '', ...others] = lines
  const items = (/^[\dA-Z_ ]*$/.test(first) ? others : lines).filter(Boolean)
  return whole({
    ...texts,
    kind: 'ordering',
    items: items.map((text) => ({ id: newPartId(), text: readText(text, format) })),
  })
}
