import { writePoints } from '#domain/questions/plot/write-points.ts'
import type { Question } from '#domain/questions/question.ts'
import { plotFacts } from '../plot-facts.ts'
import { cardXml, escapeXml } from './card-xml.ts'
import { writeGaps, writeLabels } from './write-gaps.ts'
import { writeWritten } from './written-item.ts'

const SPACE = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates'

/** One question as a QTI 3 assessment item. */
export function writeItem(
  question: Question,
  { number, fileOf }: { number: number; fileOf: (media: string) => string },
): string {
  const text = (source: string) => cardXml(source, fileOf)
  const { declaration, interaction, processing } = partsOf(question, text)
  const explanation = question.explanation
    ? `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show"><qti-content-body><div>${text(question.explanation)}</div></qti-content-body></qti-modal-feedback>`
    : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="${SPACE}" identifier="q-${question.id}" title="Question ${number}" adaptive="false" time-dependent="false" xml:lang="en-GB">
${declaration}
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="${question.marks}"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
<qti-outcome-declaration identifier="MAXSCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>${question.marks}</qti-value></qti-default-value></qti-outcome-declaration>
<qti-outcome-declaration identifier="FEEDBACK" cardinality="multiple" base-type="identifier"/>
<qti-item-body>${interaction}</qti-item-body>
${processing}
${explanation}
</qti-assessment-item>
`
}

export interface ItemParts {
  declaration: string
  interaction: string
  processing: string
}

const template = (name: string) => `<qti-response-processing template="${TEMPLATES}/${name}.xml"/>`
const values = (of: readonly string[]) =>
  `<qti-correct-response>${of.map((value) => `<qti-value>${escapeXml(value)}</qti-value>`).join('')}</qti-correct-response>`
const declare = (cardinality: string, base: string, inside: string) =>
  `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${base}">${inside}</qti-response-declaration>`
const named = (id: string) => `i${id}`

function partsOf(question: Question, text: (source: string) => string): ItemParts {
  const prompt = `<qti-prompt>${text(question.prompt)}</qti-prompt>`
  const feedback = (id: string, misconception: string | undefined) =>
    misconception
      ? `<qti-feedback-inline outcome-identifier="FEEDBACK" identifier="${id}" show-hide="show">${escapeXml(misconception)}</qti-feedback-inline>`
      : ''
  switch (question.kind) {
    case 'multiple-choice':
    case 'multiple-response': {
      const single = question.kind === 'multiple-choice'
      const correct = question.kind === 'multiple-choice' ? [question.correct] : question.correct
      const share = question.marks / correct.length
      const mapped = question.options
        .map(
          ({ id }) => `<qti-map-entry map-key="${named(id)}" mapped-value="${correct.includes(id) ? share : -share}"/>`,
        )
        .join('')
      const mapping = single ? '' : `<qti-mapping lower-bound="0" default-value="0">${mapped}</qti-mapping>`
      const choices = question.options
        .map(
          ({ id, text: words, misconception }) =>
            `<qti-simple-choice identifier="${named(id)}">${text(words)}${feedback(named(id), misconception)}</qti-simple-choice>`,
        )
        .join('')
      return {
        declaration: declare(single ? 'single' : 'multiple', 'identifier', values(correct.map(named)) + mapping),
        interaction: `<qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="${single ? 1 : 0}">${prompt}${choices}</qti-choice-interaction>`,
        processing: template(single ? 'match_correct' : 'map_response'),
      }
    }
    case 'true-false': {
      const wrong = String(!question.correct)
      const choice = (id: string, words: string) =>
        `<qti-simple-choice identifier="${id}">${words}${id === wrong ? feedback(id, question.misconception) : ''}</qti-simple-choice>`
      return {
        declaration: declare('single', 'identifier', values([String(question.correct)])),
        interaction: `<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">${prompt}${choice('true', 'True')}${choice('false', 'False')}</qti-choice-interaction>`,
        processing: template('match_correct'),
      }
    }
    case 'numeric': {
      const { answer, tolerance, unit, unitRequired } = question
      const mode = { exact: 'exact', within: 'absolute', 'per-cent': 'relative' }[tolerance.kind]
      const amount = tolerance.kind === 'exact' ? '' : ` tolerance="${tolerance.amount} ${tolerance.amount}"`
      const equal = `<qti-equal tolerance-mode="${mode}"${amount}><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-equal>`
      const unitOf = unit === null ? '' : ` data-unit="${escapeXml(unit)}" data-unit-required="${unitRequired}"`
      return {
        declaration: declare('single', 'float', values([String(answer)])),
        interaction: `<div>${text(question.prompt)}</div><p><qti-text-entry-interaction response-identifier="RESPONSE" expected-length="20"${unitOf}/></p>`,
        processing: `<qti-response-processing><qti-response-condition><qti-response-if>${equal}<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${question.marks}</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>`,
      }
    }
    case 'algebra': {
      const { answer, form, letters } = question
      // Equal forms are no matter of a template: other programs compare the text.
      const entry = `<qti-map-entry map-key="${escapeXml(answer)}" mapped-value="${question.marks}"/>`
      return {
        declaration: declare(
          'single',
          'string',
          `${values([answer])}<qti-mapping default-value="0">${entry}</qti-mapping>`,
        ),
        interaction: `<div>${text(question.prompt)}</div><p><qti-text-entry-interaction response-identifier="RESPONSE" expected-length="40" data-algebra="${form}" data-letters="${escapeXml(letters.join(' '))}"/></p>`,
        processing: template('map_response'),
      }
    }
    case 'short-text': {
      const { accepted, forgiving } = question
      const entries = accepted
        .map(
          (answer) =>
            `<qti-map-entry map-key="${escapeXml(answer)}" mapped-value="${question.marks}" case-sensitive="${!forgiving.case}"/>`,
        )
        .join('')
      const kinds = Object.entries(forgiving).flatMap(([kind, forgiven]) => (forgiven ? [kind] : []))
      return {
        declaration: declare(
          'single',
          'string',
          `${values(accepted.slice(0, 1))}<qti-mapping default-value="0">${entries}</qti-mapping>`,
        ),
        interaction: `<div>${text(question.prompt)}</div><p><qti-text-entry-interaction response-identifier="RESPONSE" expected-length="40" data-forgiving="${kinds.join(' ')}"/></p>`,
        processing: template('map_response'),
      }
    }
    case 'gaps':
      return writeGaps(question, text)
    case 'plot': {
      // QTI has no grid: other programs ask for the points in words.
      const answer = writePoints(question, question.answer)
      const entry = `<qti-map-entry map-key="${escapeXml(answer)}" mapped-value="${question.marks}"/>`
      return {
        declaration: declare(
          'single',
          'string',
          `${values([answer])}<qti-mapping default-value="0">${entry}</qti-mapping>`,
        ),
        interaction: `<div>${text(question.prompt)}</div><p><qti-text-entry-interaction response-identifier="RESPONSE" expected-length="40" data-plot="${escapeXml(JSON.stringify(plotFacts(question)))}"/></p>`,
        processing: template('map_response'),
      }
    }
    case 'label':
      return writeLabels(question, text)
    case 'written':
      return writeWritten(question, text)
    case 'ordering': {
      const choices = question.items
        .map(({ id, text: words }) => `<qti-simple-choice identifier="${named(id)}">${text(words)}</qti-simple-choice>`)
        .join('')
      return {
        declaration: declare('ordered', 'identifier', values(question.items.map(({ id }) => named(id)))),
        interaction: `<qti-order-interaction response-identifier="RESPONSE" shuffle="true">${prompt}${choices}</qti-order-interaction>`,
        processing: template('match_correct'),
      }
    }
    case 'matching': {
      const choice = (id: string, words: string, most: number) =>
        `<qti-simple-associable-choice identifier="${named(id)}" match-max="${most}">${text(words)}</qti-simple-associable-choice>`
      const stems = question.pairs.map(({ id, stem }) => choice(id, stem, 1)).join('')
      const choices = [
        ...question.pairs.map(({ choiceId, choice: words }) => choice(choiceId, words, 0)),
        ...question.distractors.map(({ id, text: words }) => choice(id, words, 0)),
      ].join('')
      const share = question.marks / question.pairs.length
      const pairs = question.pairs.map(({ id, choiceId }) => `${named(id)} ${named(choiceId)}`)
      const mapped = pairs.map((pair) => `<qti-map-entry map-key="${pair}" mapped-value="${share}"/>`).join('')
      return {
        declaration: declare(
          'multiple',
          'directedPair',
          `${values(pairs)}<qti-mapping default-value="0">${mapped}</qti-mapping>`,
        ),
        interaction: `<qti-match-interaction response-identifier="RESPONSE" shuffle="true" max-associations="${pairs.length}">${prompt}<qti-simple-match-set>${stems}</qti-simple-match-set><qti-simple-match-set>${choices}</qti-simple-match-set></qti-match-interaction>`,
        processing: template('map_response'),
      }
    }
  }
}
