import { answerText } from '#domain/curriculum/answer-text.ts'
import type { DrawnQuestion } from '#domain/curriculum/drawn-question.ts'
import { DRAWS_PER_TEMPLATE } from '#domain/curriculum/item-id.ts'
import type { Template } from '#domain/curriculum/template.ts'
import type { QuizQuestion, Topic } from '#domain/curriculum/topic.ts'
import { drawQuestion } from '../../drawn-questions/draw-question.ts'
import { type AskedThing, shareIn, termsOf } from './asked-things.ts'

/** What was told counts as much as this of what was asked. */
const TOLD = 0.6
const SAME_POINT = 0.4
/** A template with less of the question practises something else. */
const ENOUGH = 0.34

/**
 * One question to check on the point that was told: a drawn one where the pupil's own numbers were worked, else that of the quiz which
 * has most of what was asked and told.
 * @param point of the card that answered, if one did
 */
export function checkQuestion(
  topic: Topic,
  {
    question,
    asked,
    told,
    point,
    drawn,
  }: { question: string; asked: readonly AskedThing[]; told: string; point: string | null; drawn: boolean },
): QuizQuestion | DrawnQuestion | null {
  const template = drawn ? templateFor(topic, asked) : null
  if (template) return drawQuestion(template, drawOf(question))
  const terms = [...termsOf(told)].map((term) => ({ worth: 1, terms: [{ term, weight: 1 }] }))
  const ranked = (topic.material?.quiz ?? []).map((one) => {
    const of = termsOf(`${one.question.text} ${answerText(one)} ${one.explanation.text}`)
    return { one, worth: shareIn(asked, of) + TOLD * shareIn(terms, of) + (one.point === point ? SAME_POINT : 0) }
  })
  return ranked.sort((a, b) => b.worth - a.worth)[0]?.one ?? null
}

/** The template that practises what was asked; null where none does. */
export function templateFor({ templates, points }: Topic, asked: readonly AskedThing[]): Template | null {
  const ranked = templates.map((template) => {
    const point = points.find(({ key }) => key === template.point)?.text ?? ''
    const { question, explanation } = drawQuestion(template, 0)
    const said = shareIn(asked, termsOf(`${question.text} ${point}`))
    return { template, worth: said + 0.2 * shareIn(asked, termsOf(explanation.text)) }
  })
  const [best] = ranked.sort((a, b) => b.worth - a.worth)
  return best && best.worth >= ENOUGH ? best.template : null
}

/** The same question gets the same draw, so that a reply that is sent again is the same (FNV-1a). */
export function drawOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % DRAWS_PER_TEMPLATE
}
