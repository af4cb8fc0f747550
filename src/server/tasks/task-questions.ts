import { LRUCache } from 'lru-cache'
import { readDrawnId } from '#domain/curriculum/item-id.ts'
import type { Question, RichText, Topic } from '#domain/curriculum/topic.ts'
import { drawQuestion } from '../drawn-questions/draw-question.ts'

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
  source: Question | null
}

export interface AskedAnswer {
  asked: AskedQuestion
  /** The keys of the options that were chosen; none for a card. */
  chosen: string[]
}

/** Drawing is arithmetic of any size; results are looked at again and again. */
const drawn = new LRUCache<string, Question>({ max: 2000 })
const RIGHT = 'right'

/** Finds, for a topic, what an item asked and which option a choice was; null for what is not there any more. */
export function askedIn(topic: Topic): (itemId: string, choice: number | null) => AskedAnswer | null {
  const { material, templates } = topic
  const cards = (material?.flashcards ?? []).map(({ id, front }) => cardAsked(id, front))
  const questions = [...(material?.quiz ?? []), ...(material?.noteQuestions ?? [])].map(writtenAsked)
  const written = new Map([...cards, ...questions].map((asked) => [asked.id, asked]))
  const examples = new Map<string, AskedQuestion>()
  return (itemId, choice) => {
    const asked = written.get(itemId)
    if (asked)
      return {
        asked,
        chosen: keysAt(
          asked.options.map(({ key }) => key),
          choice,
        ),
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

function writtenAsked(source: Question): AskedQuestion {
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

function drawnAsked(id: string, source: Question): AskedQuestion {
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
const drawnKeys = ({ options, correctAnswer }: Question) =>
  options.map(({ text, misconception }, index) => (index === correctAnswer ? RIGHT : (misconception ?? text)))
