import { acceptedAt } from '../../src/domain/questions/label/places.ts'
import type { Question } from '../../src/domain/questions/question.ts'
import { questionTexts } from '../../src/domain/questions/question-texts.ts'
import { saysWhatPupilDoes } from './misconception.ts'

/** An option, an item or a side of a pair has to be read at a glance; a text with gaps is read as a text. */
const longest = { part: 160, passage: 420 }

/** What is wrong with how a quiz question is marked, and its schema cannot see: one sentence each. */
export function faultsOfScheme(scheme: Question): string[] {
  return [...faultsOfTexts(scheme), ...faultsOfMisconceptions(scheme)]
}

function faultsOfTexts(scheme: Question): string[] {
  if (scheme.kind === 'gaps')
    return scheme.passage.length > longest.passage ? [`the text with gaps is longer than ${longest.passage}`] : []
  if (scheme.kind === 'label')
    return scheme.places.flatMap((place) =>
      acceptedAt(place).some((answer) => normal(place.says).includes(normal(answer)))
        ? [`'${place.says}' gives its label away`]
        : [],
    )
  const parts = questionTexts({ ...scheme, prompt: '', explanation: '' })
  return parts.flatMap((text) => [
    ...(text.length > longest.part ? [`'${text}' is longer than ${longest.part} characters`] : []),
    ...(/\b(all|none|both) of the above\b/i.test(text) ? [`'${text}' is not an option of its own`] : []),
  ])
}

const normal = (text: string) => text.toLowerCase()

function faultsOfMisconceptions(scheme: Question): string[] {
  const wrong = misconceptionsOf(scheme)
  return wrong.flatMap(({ text, right, misconception }) => {
    if (right) return misconception ? [`the right option '${text}' names a misconception`] : []
    if (!misconception) return [`wrong option '${text}' names no misconception`]
    return saysWhatPupilDoes(misconception) ? [] : [`'${misconception}' does not say what a pupil thinks or does`]
  })
}

/** Only where a pupil chooses between options does a wrong one show a misconception. */
function misconceptionsOf(scheme: Question): { text: string; right: boolean; misconception?: string | undefined }[] {
  if (scheme.kind === 'true-false')
    return [{ text: scheme.correct ? 'False' : 'True', right: false, misconception: scheme.misconception }]
  if (scheme.kind !== 'multiple-choice' && scheme.kind !== 'multiple-response') return []
  const right = [scheme.correct].flat()
  return scheme.options.map(({ id, text, misconception }) => ({ text, right: right.includes(id), misconception }))
}
