import { readPassage } from '#domain/questions/gaps/passage.ts'
import type { QuestionOf } from '#domain/questions/question.ts'
import { labelFacts } from '../label-facts.ts'
import { escapeXml } from './card-xml.ts'
import type { ItemParts } from './write-item.ts'

/** A text with gaps: an interaction in each, whose marks are added up. */
export function writeGaps(question: QuestionOf<'gaps'>, text: (source: string) => string, ofPassage = ''): ItemParts {
  const { passage, bank, distractors, forgiving, marks } = question
  const pieces = readPassage(passage)
  const gaps = pieces.flatMap((piece) => ('id' in piece ? [piece] : []))
  const share = marks / gaps.length
  const words = [...new Set([...gaps.flatMap(({ accepted }) => accepted.slice(0, 1)), ...distractors])]
  const choices = new Map(words.map((word, at) => [word, `w${at + 1}`]))
  const kinds = Object.entries(forgiving).flatMap(([kind, forgiven]) => (forgiven ? [kind] : []))

  const declaration = gaps.map(({ id, accepted }) => {
    const keys = bank ? [choices.get(accepted[0] ?? '') ?? ''] : accepted
    const mapped = keys.map(
      (key) =>
        `<qti-map-entry map-key="${escapeXml(key)}" mapped-value="${share}" case-sensitive="${!forgiving.case}"/>`,
    )
    const [best = ''] = keys
    return `<qti-response-declaration identifier="${id}" cardinality="single" base-type="${bank ? 'identifier' : 'string'}"><qti-correct-response><qti-value>${escapeXml(best)}</qti-value></qti-correct-response><qti-mapping default-value="0">${mapped.join('')}</qti-mapping></qti-response-declaration>`
  })
  const list = [...choices].map(
    ([word, id]) => `<qti-inline-choice identifier="${id}">${escapeXml(word)}</qti-inline-choice>`,
  )
  const inside = pieces.map((piece) => {
    if ('text' in piece) return text(piece.text)
    const said = `data-accepted="${escapeXml(piece.accepted.join('|'))}" data-forgiving="${kinds.join(' ')}"`
    return bank
      ? `<qti-inline-choice-interaction response-identifier="${piece.id}" shuffle="true" ${said}>${list.join('')}</qti-inline-choice-interaction>`
      : `<qti-text-entry-interaction response-identifier="${piece.id}" expected-length="20" ${said}/>`
  })
  const sum = gaps.map(({ id }) => `<qti-map-response identifier="${id}"/>`).join('')
  return {
    declaration: declaration.join('\n'),
    interaction: `<div>${text(question.prompt)}</div><div class="passage"${ofPassage}>${inside.join('')}</div>`,
    processing: `<qti-response-processing><qti-set-outcome-value identifier="SCORE"><qti-sum>${sum}</qti-sum></qti-set-outcome-value></qti-response-processing>`,
  }
}

/** Labels of a figure: QTI's own interaction knows pictures alone, so each number has a gap. */
export function writeLabels(question: QuestionOf<'label'>, text: (source: string) => string): ItemParts {
  const { places, bank, distractors, forgiving } = question
  const passage = places.map(({ says, accepted }, at) => `${at + 1} ${says} [[${accepted}]]`).join('\n')
  const asGaps = { ...question, kind: 'gaps' as const, passage, bank, distractors, forgiving }
  return writeGaps(asGaps, text, ` data-label="${escapeXml(JSON.stringify(labelFacts(question)))}"`)
}
