import type { Question } from '#domain/questions/question.ts'
import { readLabelFacts } from '../label-facts.ts'
import { type QuestionTexts, whole } from '../make-question.ts'
import { forgivingOf } from './forgiving-of.ts'
import { find, findAll, textIn, type XmlNode } from './xml-tree.ts'

const inGaps = new Set(['qti-text-entry-interaction', 'qti-inline-choice-interaction'])

/** True where everything that is asked is a gap in a text. */
export const areGaps = (body: XmlNode, interactions: readonly XmlNode[]) =>
  (interactions.length > 1 ||
    interactions[0]?.name === 'qti-inline-choice-interaction' ||
    passageOf(body) !== undefined) &&
  interactions.every(({ name }) => inGaps.has(name))

/** How our own files set the text apart from what is asked. */
const passageOf = (body: XmlNode) => findAll(body, 'div').find(({ attributes }) => attributes.class === 'passage')

interface GapsItem {
  root: XmlNode
  body: XmlNode
  interactions: readonly XmlNode[]
  texts: QuestionTexts
  words: (nodes: readonly XmlNode[]) => string
  lost: string[]
}

/** Stands for a gap while the words around it are read. */
const standIn = (at: number) => `\ue000${at}\ue001`
const standIns = /\ue000(\d+)\ue001/g

/** A text with several gaps as one question. */
export function readGaps({ root, body, interactions, texts, words, lost }: GapsItem): Question {
  const answers = interactions.map((interaction) => acceptedIn(root, interaction, lost))
  const own = passageOf(body)
  const passage = words([withStandIns(own ?? body, interactions)]).replace(
    standIns,
    (_, at: string) => `[[${answers[Number(at)]?.join('|') ?? ''}]]`,
  )
  const prompt = own ? words([without(body, own)]) : 'Fill in the gaps.'
  const facts = readLabelFacts(own?.attributes['data-label'])
  if (facts) return whole({ ...texts, prompt, kind: 'label', ...facts })
  const choices = interactions.flatMap((interaction) => findAll(interaction, 'qti-inline-choice'))
  const right = new Set(answers.flat())
  const distractors = [...new Set(choices.map((choice) => textIn(choice).trim()))].filter((word) => !right.has(word))
  return whole({
    ...texts,
    prompt,
    kind: 'gaps',
    passage,
    bank: choices.length > 0,
    distractors,
    forgiving: forgivingOf(interactions[0], false),
  })
}

/** What is accepted in a gap, the best answer first. */
function acceptedIn(root: XmlNode, interaction: XmlNode, lost: string[]): string[] {
  const { 'response-identifier': name, 'data-accepted': ours } = interaction.attributes
  if (ours) return ours.split('|')
  const declaration = findAll(root, 'qti-response-declaration').find(({ attributes }) => attributes.identifier === name)
  if (!declaration) return []
  const correct = find(declaration, 'qti-correct-response')
  const values = correct ? findAll(correct, 'qti-value').map((value) => textIn(value).trim()) : []
  const entries = findAll(declaration, 'qti-map-entry').map(({ attributes }) => ({
    key: attributes['map-key'] ?? '',
    value: Number(attributes['mapped-value'] ?? 0),
  }))
  const most = Math.max(0, ...entries.map(({ value }) => value))
  const full = entries.flatMap(({ key, value }) => (value === most && value > 0 ? [key] : []))
  if (full.length < entries.length) lost.push('Answers that are partly right are not accepted here.')
  const wordOf = new Map(
    findAll(interaction, 'qti-inline-choice').map((choice) => [choice.attributes.identifier, textIn(choice).trim()]),
  )
  return [...new Set([...values, ...full].map((key) => wordOf.get(key) ?? key))]
}

function withStandIns(node: XmlNode, interactions: readonly XmlNode[]): XmlNode {
  const at = interactions.indexOf(node)
  if (at >= 0) return { name: '', attributes: {}, children: [], text: standIn(at) }
  return {
    ...node,
    name: node.name === 'qti-item-body' ? 'div' : node.name,
    children: node.children.map((child) => withStandIns(child, interactions)),
  }
}

const without = (node: XmlNode, left: XmlNode): XmlNode => ({
  ...node,
  name: 'div',
  children: node.children.filter((child) => child !== left),
})
