import { answerText } from '#domain/curriculum/answer-text.ts'
import { DRAWS_PER_TEMPLATE, readDrawnId } from '#domain/curriculum/item-id.ts'
import type { Template } from '#domain/curriculum/template.ts'
import type { QuizQuestion, Topic } from '#domain/curriculum/topic.ts'
import { tellingWords } from '#domain/tutor/blank-out.ts'
import { drawQuestion } from '../../drawn-questions/draw-question.ts'
import { wordsThatTell } from './words-that-tell.ts'

/** A question like the one that was missed, with its working. */
export interface Twin {
  question: string
  answer: string
  working: string
}

/** Questions that make no sense without their options. */
const needsOptions = /\bwhich\b|\bthese\b|\bfollowing\b|\bchoose\b|\bnot true\b|…|_{2,}/i
/** Draws that are looked at for one with another answer. */
const TRIES = 12

/**
 * Another draw of the same template, a draw of a template of the same point, or another question of the point: never one whose answer, or
 * working, tells the answer of the first. Null where there is none.
 */
export function findTwin(
  { material, templates }: Topic,
  missed: QuizQuestion,
  choice: number | undefined,
): Twin | null {
  const telling = wordsThatTell(missed, choice)
  const drawn = readDrawnId(missed.id)
  const same = templates.find(({ id }) => id === drawn?.templateId)
  const first = drawn ? drawn.draw + 1 : 0
  if (same) return twinOf(drawnFrom(same, first), { missed, telling, drawn: true })
  for (const template of templates.filter(({ point }) => point === missed.point)) {
    const twin = twinOf(drawnFrom(template, first), { missed, telling, drawn: true })
    if (twin) return twin
  }
  const others = (material?.quiz ?? []).filter(({ id, point }) => point === missed.point && id !== missed.id)
  return twinOf(others, { missed, telling, drawn: false })
}

function* drawnFrom(template: Template, first: number): Generator<QuizQuestion> {
  for (let at = 0; at < TRIES; at++) yield drawQuestion(template, (first + at) % DRAWS_PER_TEMPLATE)
}

/** The first of them that stands by itself and gives nothing away. */
function twinOf(
  questions: Iterable<QuizQuestion>,
  { missed, telling, drawn }: { missed: QuizQuestion; telling: readonly string[]; drawn: boolean },
): Twin | null {
  const right = answerText(missed)
  for (const one of questions) {
    const answer = answerText(one)
    if (answer === right || answer === '' || (!drawn && needsOptions.test(one.question.text))) continue
    const said = new Set(tellingWords(`${one.question.text} ${answer} ${one.explanation.text}`))
    if (telling.length > 0 && telling.every((word) => said.has(word))) continue
    return { question: one.question.html, answer, working: one.explanation.html }
  }
  return null
}
