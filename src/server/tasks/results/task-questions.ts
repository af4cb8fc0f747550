import { LRUCache } from 'lru-cache'
import { readDrawnId } from '#domain/curriculum/item-id.ts'
import { hasFourOptions, questionsOf } from '#domain/curriculum/quiz-questions.ts'
import type { FourOptionQuestion, QuizQuestion, RichText, SchemedQuestion, Topic } from '#domain/curriculum/topic.ts'
import type { QuestionResponse } from '#domain/questions/response.ts'
import { drawQuestion } from '../../drawn-questions/draw-question.ts'
import { chosenIn, type Given, optionsOf } from './response-options.ts'

/** A question or card as results show it. */
export interface AskedQuestion {
  /** An item's id; all draws of a template share the template's. */
  id: string
  question: RichText
  drawn: boolean
  /** None for a card. */
  options: { key: string; html: string; text: string; right: boolean; misconception: string | null }[]
  explanation: RichText | null
  /** The written question, or one draw, for whoever looks for what helps with it. */
  source: QuizQuestion | null
}

export interface AskedAnswer {
  asked: AskedQuestion
  /** The keys of the options that were chosen; none for a card. */
  chosen: string[]
}

/** Drawing is arithmetic of any size; results are looked at again and again. */
const drawn = new LRUCache<string, FourOptionQuestion>({ max: 2000 })
const RIGHT = 'right'

/** What a pupil gave to an item: neither for a card. */
export interface ItemAnswer {
  choice: number | null
  response: QuestionResponse | null
}

/**
 * Finds, for a topic, what an item asked and which option an answer was; null for what is not there any more.
 * @param given what pupils gave to the item: of a question that is typed, its options are what they typed.
 */
export function askedIn(
  topic: Topic,
  given: (itemId: string) => readonly Given[],
): (itemId: string, answer: ItemAnswer) => AskedAnswer | null {
  const { material, templates } = topic
  const cards = (material?.flashcards ?? []).map(({ id, front }) => cardAsked(id, front))
  const questions = questionsOf(material).map((question) =>
    hasFourOptions(question) ? writtenAsked(question) : schemedAsked(question, given(question.id)),
  )
  const written = new Map([...cards, ...questions].map((asked) => [asked.id, asked]))
  const examples = new Map<string, AskedQuestion>()
  return (itemId, { choice, response }) => {
    const asked = written.get(itemId)
    if (asked) {
      const keys = asked.options.map(({ key }) => key)
      return { asked, chosen: response ? chosenIn(response) : keysAt(keys, choice) }
    }
    const draw = readDrawnId(itemId)
    const template = draw && templates.find(({ id }) => id === draw.templateId)
    if (!draw || !template) return null
    const question = drawn.get(itemId) ?? drawQuestion(template, draw.draw)
    drawn.set(itemId, question)
    const example = examples.get(template.id) ?? drawnAsked(template.id, question)
    examples.set(template.id, example)
    return { asked: example, chosen: keysAt(drawnKeys(question), choice) }
  }
}

const keysAt = (keys: readonly string[], choice: number | null) =>
  keys.slice(choice ?? keys.length, (choice ?? keys.length) + 1)

export const cardAsked = (id: string, front: RichText): AskedQuestion => ({
  id,
  question: front,
  drawn: false,
  options: [],
  explanation: null,
  source: null,
})

function writtenAsked(source: FourOptionQuestion): AskedQuestion {
  const { id, question, options, correctAnswer, explanation } = source
  return {
    id,
    question,
    drawn: false,
    options: options.map(({ html, text, misconception = null }, index) => ({
      key: String(index),
      html,
      text,
      misconception,
      right: index === correctAnswer,
    })),
    explanation,
    source,
  }
}

function schemedAsked(source: SchemedQuestion, given: readonly Given[]): AskedQuestion {
  const { id, question, scheme, explanation } = source
  const shown = shownTexts(source)
  const rich = (text: string) => shown.get(text) ?? { html: text, text }
  return { id, question, drawn: false, options: optionsOf(scheme, given, rich), explanation, source }
}

/** Its options as pupils see them, by their words in the scheme. */
function shownTexts({ asked, scheme }: SchemedQuestion): ReadonlyMap<string, RichText> {
  if (!('options' in asked) || !('options' in scheme)) return new Map()
  const byId = new Map(asked.options.map(({ id, html, text }) => [id, { html, text }]))
  return new Map(
    scheme.options.flatMap(({ id, text }) => {
      const option = byId.get(id)
      return option ? [[text, option]] : []
    }),
  )
}

function drawnAsked(id: string, source: FourOptionQuestion): AskedQuestion {
  const keys = drawnKeys(source)
  const asked = writtenAsked(source)
  return {
    ...asked,
    id,
    drawn: true,
    options: asked.options.map((option, index) => ({ ...option, key: keys[index] ?? option.key })),
  }
}

/** The options of draws stand in different places and hold different numbers; what they show is the same. */
const drawnKeys = ({ options, correctAnswer }: FourOptionQuestion) =>
  options.map(({ text, misconception }, index) => (index === correctAnswer ? RIGHT : (misconception ?? text)))
