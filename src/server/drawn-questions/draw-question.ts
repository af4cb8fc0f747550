import type { DrawnQuestion } from '#domain/curriculum/drawn-question.ts'
import { drawnId, rightPlaceOf } from '#domain/curriculum/item-id.ts'
import type { SlottedRichText, Template } from '#domain/curriculum/template.ts'
import { drawTemplate } from './draw-template.ts'
import { fillHtml, fillSpoken } from './fill-text.ts'

/**
 * The question that one draw of a template makes, with its worked steps as the explanation.
 * @param draw 0 to DRAWS_PER_TEMPLATE - 1, which the content build has checked.
 */
export function drawQuestion(template: Template, draw: number): DrawnQuestion {
  const { values, random } = drawTemplate(template, draw)
  const filled = ({ html, text }: SlottedRichText) => ({
    html: fillHtml(html, values, template),
    text: fillSpoken(text, values, template),
  })
  const options = template.options.map(({ misconception, ...option }) => ({
    ...filled(option),
    ...(misconception !== undefined && { misconception }),
  }))
  const [right, ...wrong] = options
  const correctAnswer = rightPlaceOf(template.key, draw)
  const ordered = shuffled(wrong, random)
  if (right) ordered.splice(correctAnswer, 0, right)
  return {
    id: drawnId(template.id, draw),
    key: drawnId(template.key, draw),
    point: template.point,
    question: filled(template.question),
    options: ordered,
    correctAnswer,
    explanation: filled(template.explanation),
  }
}

/** Fisher and Yates's shuffle. */
function shuffled<T>(items: readonly T[], random: (below: number) => number): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const [moved] = order.splice(random(last + 1), 1)
    if (moved !== undefined) order.splice(last, 0, moved)
  }
  return order
}
