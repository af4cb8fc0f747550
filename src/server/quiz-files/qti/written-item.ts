import type { Question, QuestionOf } from '#domain/questions/question.ts'
import { questionLimits } from '#domain/questions/question-limits.ts'
import { newPartId, type QuestionTexts, whole } from '../make-question.ts'
import { schemeToWrite } from '../written-facts.ts'
import { escapeXml } from './card-xml.ts'
import type { ItemParts } from './write-item.ts'
import { find, findAll, textIn, type XmlNode } from './xml-tree.ts'

/** A written answer: the mark scheme is a rubric for whoever scores it, a row for each point. */
export function writeWritten(question: QuestionOf<'written'>, text: (source: string) => string): ItemParts {
  const row = ({ text: words, marks, accept, reject }: QuestionOf<'written'>['points'][number]) => {
    const wordings = (name: string, of: readonly string[]) =>
      of.length > 0 ? ` data-${name}="${escapeXml(of.join('; '))}"` : ''
    return `<li data-marks="${marks}"${wordings('accept', accept)}${wordings('reject', reject)}>${escapeXml(words)}</li>`
  }
  return {
    declaration:
      '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"></qti-response-declaration>',
    interaction: `<qti-rubric-block use="scoring" view="scorer"><qti-content-body><ul>${question.points.map(row).join('')}</ul></qti-content-body></qti-rubric-block><qti-extended-text-interaction response-identifier="RESPONSE" expected-lines="${question.marks * 2}"><qti-prompt>${text(question.prompt)}</qti-prompt></qti-extended-text-interaction>`,
    // A person gives the marks.
    processing: '',
  }
}

/** What pupils read of an item: without what is for those who score it. */
export const withoutRubric = (node: XmlNode): XmlNode => ({
  ...node,
  children: node.children.flatMap((child) => (child.name === 'qti-rubric-block' ? [] : [withoutRubric(child)])),
})

interface WrittenItem {
  body: XmlNode
  texts: QuestionTexts
  words: (nodes: readonly XmlNode[]) => string
  lost: string[]
}

export function readWritten({ body, texts, words, lost }: WrittenItem): Question {
  const rubric = findAll(body, 'qti-rubric-block').find(({ attributes }) => /\bscorer\b/.test(attributes.view ?? ''))
  const rows = rubric ? findAll(rubric, 'li') : []
  if (rows.length > 0)
    return whole({
      ...texts,
      kind: 'written',
      points: rows.map((row) => {
        const { 'data-marks': marks = '1', 'data-accept': accept = '', 'data-reject': reject = '' } = row.attributes
        return {
          id: newPartId(),
          text: textIn(row).trim(),
          marks: Number(marks),
          accept: accept.split('; ').filter(Boolean),
          reject: reject.split('; ').filter(Boolean),
        }
      }),
    })
  const scheme = rubric && find(rubric, 'qti-content-body')
  const told = scheme ? words(scheme.children).trim().slice(0, questionLimits.option) : ''
  if (told === '') return whole({ ...texts, kind: 'written', points: schemeToWrite(texts.marks, lost) })
  return whole({
    ...texts,
    kind: 'written',
    points: [{ id: newPartId(), text: told, marks: texts.marks, accept: [], reject: [] }],
  })
}
