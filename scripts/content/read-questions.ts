import type { ListItem, RootContent } from 'mdast'
import type { FourOptionQuestion, QuizQuestion, RichText, SchemedQuestion } from '../../src/domain/curriculum/topic.ts'
import { toPupilQuestion } from '../../src/domain/questions/pupil-question.ts'
import type { Question } from '../../src/domain/questions/question.ts'
import { inlineRichText, plainText, richText, typedText } from './markdown.ts'
import { typedOrDrawn } from './numbered-figure.ts'
import { type Place, splitAt } from './place.ts'
import { readItemHeading, rendered } from './read-items.ts'
import { readScheme, readTickedOptions } from './read-scheme.ts'

/** The order in which a question's parts are shown is the same in every build, and another one for each question. */
const SHUFFLED_BY = 0

/** Question blocks, one task list of four options with one ticked, then the explanation. */
export function readFourOptions(nodes: RootContent[], prefix: 'q' | 'n', place: Place): FourOptionQuestion[] {
  return splitAt(3, nodes, place).map(({ heading, title, body }) => {
    const item = readItemHeading(title, prefix, place, heading)
    return { ...item, ...fourOptions(body, heading, item.key, place) }
  })
}

/**
 * The same, but several options may be ticked, or a `scheme` block may stand in place of the options: see `readScheme`.
 */
export function readQuiz(nodes: RootContent[], place: Place): QuizQuestion[] {
  return splitAt(3, nodes, place).map(({ heading, title, body }) => {
    const item = readItemHeading(title, 'q', place, heading)
    const at = body.findIndex((node) => node.type === 'code' && node.lang === 'scheme')
    const block = body[at]
    if (block?.type === 'code') {
      const parts = splitAround(at, body, heading, item.key, place)
      const texts = renderedTexts(parts, heading, item.key, place)
      const scheme = readScheme(block.value, { ...schemeOf(item.id, texts), place, node: block })
      return { ...item, ...texts, ...asAsked(scheme, { question: texts.question, node: block, key: item.key, place }) }
    }
    const list = body.find(isTaskList)
    if (list?.type !== 'list' || list.children.filter(({ checked }) => checked).length < 2)
      return { ...item, ...fourOptions(body, heading, item.key, place) }
    const parts = splitAround(body.indexOf(list), body, heading, item.key, place)
    const texts = renderedTexts(parts, heading, item.key, place)
    const options = list.children.map((entry) => {
      const { text, misconception } = splitOption(entry, item.key, place)
      return { text: typedText(text.children), ticked: entry.checked === true, ...(misconception && { misconception }) }
    })
    const scheme = readTickedOptions(options, { ...schemeOf(item.id, texts), place, node: list })
    return { ...item, ...texts, ...asAsked(scheme, { question: texts.question, node: list, key: item.key, place }) }
  })
}

const schemeOf = (id: string, { question, explanation }: { question: RichText; explanation: RichText }) => ({
  id,
  prompt: question.text,
  explanation: explanation.text,
  marks: null,
})

/** What a pupil gets of a question before it is marked. */
function asAsked(
  scheme: Question,
  { question, node, key, place }: { question: RichText; node: RootContent; key: string; place: Place },
): Pick<SchemedQuestion, 'asked' | 'scheme'> {
  const asked = rendered(node, key, place, () => toPupilQuestion(scheme, { seed: SHUFFLED_BY, render: typedOrDrawn }))
  return { scheme, asked: { ...asked, prompt: question } }
}

function fourOptions(body: RootContent[], heading: RootContent, key: string, place: Place) {
  const { question, options, right, explanation } = splitQuestion(body, heading, key, place)
  return {
    ...renderedTexts({ question, explanation }, heading, key, place),
    options: options.map((entry) => readOption(entry, key, place)),
    correctAnswer: right,
  }
}

const renderedTexts = (
  { question, explanation }: { question: RootContent[]; explanation: RootContent[] },
  heading: RootContent,
  key: string,
  place: Place,
) => ({
  question: rendered(heading, key, place, () => richText(question)),
  explanation: rendered(heading, key, place, () => richText(explanation)),
})

const isTaskList = (node: RootContent) =>
  node.type === 'list' && node.children.some((entry) => typeof entry.checked === 'boolean')

/** Cuts a question's blocks at its options. `right` is the place of the ticked one, from 0. */
export function splitQuestion(body: RootContent[], heading: RootContent, key: string, place: Place) {
  const at = body.findIndex(isTaskList)
  const list = body[at]
  if (list?.type !== 'list') return place.fail(heading, key, 'a question, then options as - [ ] or - [x]')
  const parts = splitAround(at, body, heading, key, place)
  const ticked = list.children.flatMap((entry, index) => (entry.checked ? [index] : []))
  if (list.children.length !== 4) place.fail(list, key, `${list.children.length} options instead of four`)
  const [right] = ticked
  if (right === undefined || ticked.length > 1)
    return place.fail(list, key, `${ticked.length} options ticked instead of one`)
  return { ...parts, options: list.children, right }
}

/** What stands before the block with the answer, and after it. */
function splitAround(at: number, body: RootContent[], heading: RootContent, key: string, place: Place) {
  if (at === 0) place.fail(heading, key, 'a question, then options as - [ ] or - [x], or a scheme')
  const explanation = body.slice(at + 1)
  if (explanation.length === 0) place.fail(heading, key, 'explanation missing after the options')
  return { question: body.slice(0, at), explanation }
}

function readOption(entry: ListItem, item: string, place: Place) {
  const { text, misconception } = splitOption(entry, item, place)
  const option = rendered(entry, item, place, () => inlineRichText(text.children))
  return misconception === undefined ? option : { ...option, misconception }
}

/** A wrong option may carry a nested bullet: the misconception that choosing it shows. */
function splitOption(entry: ListItem, item: string, place: Place) {
  const [text, nested] = entry.children
  if (text?.type !== 'paragraph') return place.fail(entry, item, 'an option is one line')
  if (nested && nested.type !== 'list') place.fail(nested, item, 'under an option only a bullet with its misconception')
  return { text, misconception: nested ? plainText(nested).trim() : undefined }
}
