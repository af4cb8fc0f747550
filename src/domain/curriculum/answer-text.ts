import { algebra } from '../questions/algebra/algebra.ts'
import { gapsIn } from '../questions/gaps/passage.ts'
import { acceptedAt } from '../questions/label/places.ts'
import { numeric } from '../questions/numeric/numeric.ts'
import { writePoints } from '../questions/plot/write-points.ts'
import type { Question } from '../questions/question.ts'
import { hasFourOptions } from './quiz-questions.ts'
import type { QuizQuestion } from './topic.ts'

/** The right answer in plain words, as a note would say it. */
export const answerText = (question: QuizQuestion): string =>
  hasFourOptions(question) ? (question.options[question.correctAnswer]?.text ?? '') : schemeAnswerText(question.scheme)

function schemeAnswerText(scheme: Question): string {
  switch (scheme.kind) {
    case 'multiple-choice':
    case 'multiple-response': {
      const right = [scheme.correct].flat()
      return joined(scheme.options.flatMap(({ id, text }) => (right.includes(id) ? [text] : [])))
    }
    case 'true-false':
      return scheme.correct ? 'True' : 'False'
    case 'numeric':
      return numeric.right(scheme).text
    case 'algebra':
      return algebra.right(scheme).answer.text
    case 'short-text':
      return scheme.accepted[0] ?? ''
    case 'gaps':
      return joined(gapsIn(scheme.passage).flatMap(({ accepted }) => accepted.slice(0, 1)))
    case 'label':
      return joined(scheme.places.map((place, at) => `${at + 1}: ${acceptedAt(place)[0]}`))
    case 'plot':
      return writePoints(scheme, scheme.answer)
    case 'ordering':
      return joined(scheme.items.map(({ text }) => text))
    case 'written':
      return joined(scheme.points.map(({ text }) => text))
    case 'matching':
      return joined(scheme.pairs.map(({ stem, choice }) => `${stem}: ${choice}`))
  }
}

const joined = (texts: readonly string[]) => texts.join(', ')
