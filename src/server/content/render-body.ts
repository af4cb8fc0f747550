import { createHash } from 'node:crypto'
import type { BodyQuestion } from '#domain/content/body.ts'
import type { ContentType } from '#domain/content/content-place.ts'
import { readBody } from '#domain/content/read-body.ts'
import type { RichText } from '#domain/curriculum/topic.ts'
import { renderSide, sideText } from '../rich-text/render-side.ts'
import { renderMarkdown } from './render-markdown.ts'
import { type RenderedBody, tooCostly } from './rendered-body.ts'

/** What the longest honest note comes to, formulas and all, many times over. */
const MOST_SHOWN = 1_000_000

/** What pupils see of a body; null while it is empty or has a fault. */
export function renderBody(type: ContentType, body: string): RenderedBody {
  const rendered = withoutLimit(type, body)
  return JSON.stringify(rendered).length > MOST_SHOWN ? tooCostly : rendered
}

function withoutLimit(type: ContentType, body: string): RenderedBody {
  const { content, faults } = readBody(type, body)
  if (!content) return { shown: null, faults }
  if (content.type === 'flashcard')
    return {
      faults,
      shown: {
        type: 'flashcard',
        cards: content.cards.map(({ front, back }) => ({
          key: keyOf('f', front),
          front: richText(front),
          back: richText(back),
        })),
      },
    }
  if (content.type === 'quiz')
    return { faults, shown: { type: 'quiz', questions: content.questions.map(showQuestion('q')) } }
  if (content.type === 'note')
    return {
      faults,
      shown: {
        type: 'note',
        note: renderMarkdown(content.markdown),
        questions: content.questions.map(showQuestion('n')),
      },
    }
  return { faults, shown: content }
}

const showQuestion = (kind: 'q' | 'n') => (question: BodyQuestion) => ({
  key: keyOf(kind, question.question),
  question: richText(question.question),
  options: question.options.map(richText),
  correctAnswer: question.correctAnswer,
  explanation: question.explanation === null ? null : richText(question.explanation),
})

/** A part is known by what it asks: fixing its answer keeps what pupils have learned of it. */
const keyOf = (kind: string, asked: string) => kind + createHash('sha256').update(asked).digest('hex').slice(0, 12)

/** Pictures and sounds are of a person's own sets alone. */
const media = /<img src="media:[^>]*>|<audio src="media:[^>]*><\/audio>/g

function richText(source: string): RichText {
  return { html: renderSide(source).replace(media, '') || '…', text: sideText(source) }
}
