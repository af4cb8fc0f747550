import type { Question } from '#domain/questions/question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { choiceQuestion, newPartId, type QuestionTexts, whole, wholeMarks } from '../make-question.ts'
import { readPlotFacts } from '../plot-facts.ts'
import { type ReadItem, UnreadableItem } from '../quiz-file.ts'
import { forgivingOf } from './forgiving-of.ts'
import { areGaps, readGaps } from './read-gaps.ts'
import { readWritten, withoutRubric } from './written-item.ts'
import { type ReadWords, xmlCard } from './xml-card.ts'
import { find, findAll, readXml, textIn, type XmlNode } from './xml-tree.ts'

interface Item {
  root: XmlNode
  interaction: XmlNode
  declaration: XmlNode
  texts: QuestionTexts
  words: (nodes: readonly XmlNode[]) => string
  lost: string[]
}

/** One QTI 3 item as a question. @throws {UnreadableItem} with a sentence that says why it is none. */
export function readItem(source: string, media: (address: string) => string | null): ReadItem {
  const root = readXml(source)
  if (root.name !== 'qti-assessment-item') throw new UnreadableItem('It is no QTI 3 item.')
  const body = find(root, 'qti-item-body')
  const [interaction, ...others] = body ? interactionsIn(body) : []
  if (!body || !interaction) throw new UnreadableItem('It asks nothing: there is no interaction in it.')
  const interactions = [interaction, ...others]
  if (others.length > 0 && !areGaps(body, interactions)) throw new UnreadableItem('It asks several things at once.')
  const lost: string[] = []
  const words = (nodes: readonly XmlNode[]) => {
    const read: ReadWords = xmlCard(nodes, media)
    lost.push(...read.lost)
    return read.words
  }
  const prompt = find(interaction, 'qti-prompt')
  const explanation =
    findAll(root, 'qti-modal-feedback').find(({ attributes }) => attributes.identifier === 'explanation') ??
    find(root, 'qti-modal-feedback')
  const texts: QuestionTexts = {
    prompt: [words([{ ...withoutRubric(body), name: 'div' }]), prompt ? words(prompt.children) : '']
      .filter((text) => text.trim())
      .join('\n'),
    explanation: explanation ? words(explanation.children) : '',
    marks: marksOf(root),
  }
  if (areGaps(body, interactions)) {
    const question = readGaps({ root, body, interactions, texts, words, lost })
    return { question, lost: [...new Set(lost)] }
  }
  if (interaction.name === 'qti-extended-text-interaction') {
    const question = readWritten({ body, texts, words, lost })
    return { question, lost: [...new Set(lost)] }
  }
  const wanted = interaction.attributes['response-identifier']
  const declaration = findAll(root, 'qti-response-declaration').find(
    ({ attributes }) => attributes.identifier === wanted,
  )
  if (!declaration) throw new UnreadableItem('It does not say which answers are right.')
  const question = readInteraction({ root, interaction, declaration, texts, words, lost })
  return { question, lost: [...new Set(lost)] }
}

const interactionsIn = (node: XmlNode): XmlNode[] =>
  node.children.flatMap((child) => (child.name.endsWith('-interaction') ? [child] : interactionsIn(child)))

function marksOf(root: XmlNode): number {
  const outcome = (name: string) =>
    findAll(root, 'qti-outcome-declaration').find(({ attributes }) => attributes.identifier === name)
  const most = outcome('MAXSCORE')
  const value = most && find(most, 'qti-value')
  return wholeMarks(Number(value ? textIn(value) : (outcome('SCORE')?.attributes['normal-maximum'] ?? 1)))
}

function readInteraction(item: Item): Question {
  switch (item.interaction.name) {
    case 'qti-choice-interaction':
      return readChoice(item)
    case 'qti-text-entry-interaction':
      if (readPlotFacts(item.interaction.attributes['data-plot'])) return readPlot(item)
      if (item.interaction.attributes['data-algebra']) return readAlgebra(item)
      return ['float', 'integer'].includes(item.declaration.attributes['base-type'] ?? '')
        ? readNumeric(item)
        : readShortText(item)
    case 'qti-order-interaction':
      return readOrder(item)
    case 'qti-match-interaction':
      return readMatch(item)
    default:
      throw new UnreadableItem(
        `Its kind of answer (${item.interaction.name.slice(4).replaceAll('-', ' ')}) is not known here.`,
      )
  }
}

const correctOf = ({ declaration }: Item) => {
  const correct = find(declaration, 'qti-correct-response')
  return correct ? findAll(correct, 'qti-value').map((value) => textIn(value).trim()) : []
}
const entriesOf = ({ declaration }: Item) =>
  findAll(declaration, 'qti-map-entry').map(({ attributes }) => ({
    key: attributes['map-key'] ?? '',
    value: Number(attributes['mapped-value'] ?? 0),
    exactCase: attributes['case-sensitive'] === 'true',
  }))

function readChoice(item: Item): Question {
  const { interaction, texts, words, lost } = item
  const choices = findAll(interaction, 'qti-simple-choice')
  const mapped = entriesOf(item).flatMap(({ key, value }) => (value > 0 ? [key] : []))
  const known = correctOf(item)
  const right = known.length > 0 ? known : mapped
  const feedbackOf = (choice: XmlNode) => findAll(choice, 'qti-feedback-inline').map(textIn).join(' ').trim()
  const ids = choices.map(({ attributes }) => attributes.identifier ?? '')
  if (ids.length === 2 && ids.includes('true') && ids.includes('false')) {
    const misconception = choices
      .filter((_, at) => !right.includes(ids[at] ?? ''))
      .map(feedbackOf)
      .join(' ')
      .slice(0, questionLimits.misconception)
    return whole({
      ...texts,
      kind: 'true-false',
      correct: right.includes('true'),
      ...(misconception && { misconception }),
    })
  }
  const options = choices.map((choice, at) => ({
    text: words(choice.children),
    right: right.includes(ids[at] ?? ''),
    feedback: feedbackOf(choice),
  }))
  return choiceQuestion(texts, { options, single: item.declaration.attributes.cardinality === 'single', lost })
}

const toleranceKinds = new Map(Object.entries({ absolute: 'within', relative: 'per-cent' }))

function readNumeric(item: Item): Question {
  const { root, interaction, texts } = item
  const answer = Number(correctOf(item)[0] ?? entriesOf(item)[0]?.key ?? Number.NaN)
  const equal = find(root, 'qti-equal')
  const amount = Number((equal?.attributes.tolerance ?? '').trim().split(/\s+/)[0] || Number.NaN)
  const kind = toleranceKinds.get(equal?.attributes['tolerance-mode'] ?? '')
  const tolerance = kind && amount > 0 ? { kind, amount } : { kind: 'exact' }
  const { 'data-unit': unit = null, 'data-unit-required': required } = interaction.attributes
  return whole({ ...texts, kind: 'numeric', answer, tolerance, unit, unitRequired: required !== 'false' })
}

function readShortText(item: Item): Question {
  const entries = entriesOf(item)
  const most = Math.max(0, ...entries.map(({ value }) => value))
  const full = entries.flatMap(({ key, value }) => (value === most && value > 0 ? [key] : []))
  if (full.length < entries.length) item.lost.push('Answers that are partly right are not accepted here.')
  const accepted = [...new Set([...correctOf(item), ...full])]
  const forgiving = forgivingOf(
    item.interaction,
    entries.some(({ exactCase }) => exactCase),
  )
  return whole({ ...item.texts, kind: 'short-text', accepted, forgiving })
}

function readAlgebra(item: Item): Question {
  const { 'data-algebra': form, 'data-letters': letters = '' } = item.interaction.attributes
  const [answer = ''] = correctOf(item)
  return whole({ ...item.texts, kind: 'algebra', answer, form, letters: letters.split(' ').filter(Boolean) })
}

const readPlot = ({ interaction, texts }: Item): Question =>
  whole({ ...texts, kind: 'plot', ...readPlotFacts(interaction.attributes['data-plot']) })

function readOrder(item: Item): Question {
  const choices = findAll(item.interaction, 'qti-simple-choice')
  const byId = new Map(choices.map((choice) => [choice.attributes.identifier ?? '', choice]))
  const right = correctOf(item)
  if (right.length !== choices.length || right.some((id) => !byId.has(id)))
    throw new UnreadableItem('It does not give the right order of all its items.')
  const items = right.map((id) => ({ id: newPartId(), text: item.words(byId.get(id)?.children ?? []) }))
  return whole({ ...item.texts, kind: 'ordering', items })
}

function readMatch(item: Item): Question {
  const [stems = [], choices = []] = findAll(item.interaction, 'qti-simple-match-set').map((set) =>
    findAll(set, 'qti-simple-associable-choice'),
  )
  const known = correctOf(item)
  const right = known.length > 0 ? known : entriesOf(item).flatMap(({ key, value }) => (value > 0 ? [key] : []))
  const choiceOf = new Map(right.map((pair) => pair.split(/\s+/)).map(([stem = '', choice = '']) => [stem, choice]))
  const textOf = new Map(choices.map((choice) => [choice.attributes.identifier ?? '', item.words(choice.children)]))
  const used = new Set(choiceOf.values())
  if (choiceOf.size < right.length) item.lost.push('Where several choices belong to a stem, the last is kept.')
  const pairs = stems.map((stem) => ({
    id: newPartId(),
    stem: item.words(stem.children),
    choiceId: newPartId(),
    choice: textOf.get(choiceOf.get(stem.attributes.identifier ?? '') ?? '') ?? '',
  }))
  const distractors = [...textOf].flatMap(([id, text]) => (used.has(id) ? [] : [{ id: newPartId(), text }]))
  return whole({ ...item.texts, kind: 'matching', pairs, distractors })
}
