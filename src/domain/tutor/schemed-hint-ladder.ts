import { answerText } from '../curriculum/answer-text.ts'
import type { SchemedQuestion } from '../curriculum/topic.ts'
import { gapsIn } from '../questions/gaps/passage.ts'
import { acceptedAt } from '../questions/label/places.ts'
import { writeNumber } from '../questions/numeric/write-number.ts'
import { writePoint } from '../questions/plot/write-points.ts'
import type { Question, QuestionOf } from '../questions/question.ts'
import type { QuestionKind } from '../questions/question-kinds.ts'
import { blankOut } from './blank-out.ts'
import { type Help, type Hint, ideaHint, isTelling } from './hint-ladder.ts'

/** The three hints for a question without four options: the idea, how to go about such a question, and the sentence or a part of the answer. */
export function schemedHintLadder({
  question,
  point,
  heading,
  sentence,
}: Help & { question: SchemedQuestion }): [Hint, Hint, Hint] {
  const hide = (text: string) => blankOut(text, answerText(question), [question.question.text])
  const hidden = hide(sentence ?? '')
  return [
    ideaHint({ point, heading, hide }),
    { kind: 'mix-up', text: approach[question.scheme.kind] },
    sentence && isTelling(hidden)
      ? { kind: 'sentence', text: hidden }
      : { kind: 'part', text: partOf(question.scheme) },
  ]
}

const approach: Record<QuestionKind, string> = {
  'multiple-choice': 'Look again at what you chose. What in the question speaks against it?',
  'multiple-response': 'Take the options one at a time. For each, ask whether it fits the question by itself.',
  'true-false': 'Look for one word in the sentence that would have to change to make it fit the note.',
  numeric:
    'Write down each number from the question with its unit. Then write the step that leads from them to the answer.',
  'short-text': 'Say the question in your own words. Then look for the word in the note that names it.',
  gaps: 'Read the whole text first. Then fill in the gap you are surest of.',
  ordering: 'Find the first and the last. Then place the others between them.',
  algebra: 'Write each line of your working below the last. Change one thing at a time, the same way on both sides.',
  label: 'Say what each numbered part does. Then name the ones you are surest of.',
  written: 'Look at the command word and the marks. Then write one point for each mark.',
  plot: 'Find the number along the bottom first, then go up or down to the other. Check what one square stands for.',
  matching: 'Start with the one you are surest of. Each one that you place leaves fewer for the rest.',
}

/** A part of the answer that leaves the rest to do. */
function partOf(scheme: Question): string {
  switch (scheme.kind) {
    case 'multiple-choice':
      return 'One option is right.'
    case 'multiple-response':
      return `The number of right options is ${scheme.correct.length}.`
    case 'true-false':
      return 'There are only two answers, and you have tried one of them.'
    case 'numeric':
      return sizeOf(scheme.answer)
    case 'short-text':
      return `The answer begins with ‘${firstLetter(scheme.accepted[0])}’.`
    case 'gaps':
      return `The first gap begins with ‘${firstLetter(gapsIn(scheme.passage)[0]?.accepted[0])}’.`
    case 'plot':
      return `One of them is ${writePoint(scheme, scheme.answer[0] ?? { x: 0, y: 0 })}.`
    case 'label':
      return `The label of number 1 begins with ‘${firstLetter(scheme.places[0] && acceptedAt(scheme.places[0])[0])}’.`
    case 'algebra':
      return formHints[scheme.form]
    case 'written':
      return `There are ${scheme.points.length} things that earn marks.`
    case 'ordering':
      return `‘${scheme.items[0]?.text}’ comes first.`
    case 'matching':
      return `‘${scheme.pairs[0]?.stem}’ goes with ‘${scheme.pairs[0]?.choice}’.`
  }
}

const formHints: Record<QuestionOf<'algebra'>['form'], string> = {
  any: 'Put a small number for each letter into the question and into your answer. Both must come to the same.',
  simplest: 'Look for terms that belong together, and for a number that divides them all.',
  expanded:
    'Multiply everything in one bracket by everything in the other. Then collect the terms that belong together.',
  factorised: 'Multiply your brackets out: you must come back to the question.',
  subject: 'Undo what was done to the letter, the last thing first, on both sides.',
}

const firstLetter = (word = '') => [...word][0] ?? ''

/** Between which powers of ten a number lies. */
function sizeOf(answer: number): string {
  if (answer <= 0) return answer < 0 ? 'The answer is less than 0.' : 'Look for what cancels out.'
  // Logarithms fall just short of some powers.
  const power = Number(answer.toExponential().split('e')[1])
  return `The answer is at least ${writeNumber(10 ** power)} and less than ${writeNumber(10 ** (power + 1))}.`
}
