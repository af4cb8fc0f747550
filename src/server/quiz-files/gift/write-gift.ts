import { gapsIn, readPassage } from '#domain/questions/gaps/passage.ts'
import { acceptedAt } from '#domain/questions/label/places.ts'
import { writePoints } from '#domain/questions/plot/write-points.ts'
import type { Question, QuestionOf } from '#domain/questions/question.ts'
import { plainText } from '#domain/sets/card-node.ts'
import { readCardText } from '#domain/sets/read-card-text.ts'
import type { WrittenQuiz } from '../quiz-file.ts'
import { extrasOf } from './extras.ts'
import { writeNumber } from './write-number.ts'

/**
 * A quiz in GIFT. What GIFT has no words for (marks, units, what is forgiven) stands in comments, which others pass over and
 * `readGift` understands. Pictures can't be carried: their descriptions stand in their place.
 */
export function writeGift({ title, questions }: WrittenQuiz): string {
  const items = questions.map((question, at) => writeItem(question, at + 1))
  return [`$CATEGORY: ${title.replace(/\s+/g, ' ')}`, ...items].join('\n\n').concat('\n')
}

function writeItem(question: Question, number: number): string {
  const { explanation } = question
  const prompt = question.kind === 'gaps' ? withBlanks(question) : question.prompt
  const general = explanation ? `\n####${escape(explanation)}` : ''
  return `// revisewell ${JSON.stringify(extrasOf(question))}\n::Question ${number}::${escape(prompt)} {${body(question)}${general}\n}`
}

function body(question: Question): string {
  switch (question.kind) {
    case 'multiple-choice':
      return lines(
        question.options.map(({ id, text, misconception }) => {
          return `${id === question.correct ? '=' : '~'}${escape(text)}${feedback(misconception)}`
        }),
      )
    case 'multiple-response': {
      const [right, all] = [question.correct.length, question.options.length]
      const share = { right: percent(100 / right), wrong: percent(-100 / Math.max(1, all - right)) }
      return lines(
        question.options.map(({ id, text, misconception }) => {
          const weight = question.correct.includes(id) ? share.right : share.wrong
          return `~%${weight}%${escape(text)}${feedback(misconception)}`
        }),
      )
    }
    case 'true-false':
      return `${question.correct ? 'TRUE' : 'FALSE'}${feedback(question.misconception)}`
    case 'numeric': {
      const { answer, tolerance } = question
      const amount =
        tolerance.kind === 'within'
          ? tolerance.amount
          : tolerance.kind === 'exact'
            ? 0
            : (Math.abs(answer) * tolerance.amount) / 100
      return `#${writeNumber(answer)}:${writeNumber(amount)}`
    }
    case 'algebra':
      return `\n=${escape(question.answer)}`
    case 'short-text':
      return lines(question.accepted.map((answer) => `=${escape(answer)}`))
    case 'gaps': {
      const [only, ...others] = gapsIn(question.passage)
      if (only && others.length === 0) return lines(only.accepted.map((answer) => `=${escape(answer)}`))
      return lines(gapsIn(question.passage).map(({ accepted }, at) => `=Gap ${at + 1} -> ${escape(accepted[0] ?? '')}`))
    }
    case 'label':
      return lines(
        question.places.map(
          (place, at) => `=${escape(`${at + 1} ${place.says}`.trim())} -> ${escape(acceptedAt(place)[0] ?? '')}`,
        ),
      )
    case 'plot':
      return `\n=${escape(writePoints(question, question.answer))}`
    case 'written':
      return ''
    case 'ordering':
      return `>${lines(question.items.map(({ text }) => escape(text).replace(/^\//, '\\/')))}`
    case 'matching':
      return lines([
        ...question.pairs.map(({ stem, choice }) => `=${escape(stem)} -> ${escape(choice)}`),
        ...question.distractors.map(({ text }) => `= -> ${escape(text)}`),
      ])
  }
}

/** The text as others read it: its gaps as numbered blanks. */
const withBlanks = ({ prompt, passage }: QuestionOf<'gaps'>) =>
  `${prompt}\n${readPassage(passage)
    .map((piece) => ('text' in piece ? piece.text : `(${piece.id.slice(3)}) _____`))
    .join('')}`

const lines = (rows: readonly string[]) => rows.map((row) => `\n${row}`).join('')
const feedback = (text: string | undefined) => (text ? `#${escape(text)}` : '')
const percent = (share: number) => String(Number(share.toFixed(5)))

function escape(text: string): string {
  return withoutPictures(text)
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('->', '-\\>')
    .replaceAll('\n', '\\n')
}

const withoutPictures = (text: string) =>
  text.replace(
    /!\[[^\]\n]*\]\(media:[0-9a-f]{32}\)/g,
    (picture) => `[${plainText(readCardText(picture)) || 'picture'}]`,
  )
