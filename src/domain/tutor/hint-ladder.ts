import { sayToPupil } from '#domain/questions/say-to-pupil.ts'
import type { FourOptionQuestion } from '../curriculum/topic.ts'
import { blankOut, tellingWords } from './blank-out.ts'

/** A rung of the ladder; none of them gives the answer. */
export interface Hint {
  kind: 'idea' | 'mix-up' | 'sentence' | 'struck-out' | 'part'
  text: string
  /** With `struck-out`: the wrong option, 0 to 3, that it takes away. */
  option?: number
}

export interface Help {
  /** The point of the topic that the question serves. */
  point: string
  /** The heading of the note's section that helps. */
  heading: string
  /** The sentence of the note that answers, if there is one. */
  sentence: string | undefined
}

export interface LadderMaterial extends Help {
  question: FourOptionQuestion
  /** The wrong option that was chosen, 0 to 3. */
  choice: number
}

/** Three hints, each a step nearer: the idea and where to read, what the mix-up was, and the sentence with its key words left out. */
export function hintLadder({ question, choice, point, heading, sentence }: LadderMaterial): [Hint, Hint, Hint] {
  const right = question.options[question.correctAnswer]?.text ?? ''
  const chosen = question.options[choice]
  const before = [question.question.text, chosen?.text ?? '']
  const hide = (text: string) => blankOut(text, right, before)
  return [
    ideaHint({ point, heading, hide }),
    {
      kind: 'mix-up',
      text: chosen?.misconception
        ? `Your choice shows a common mix-up. ${hide(sentenceOf(sayToPupil(chosen.misconception)))}`
        : 'Look again at what you chose. What in the question speaks against it?',
    },
    sentenceHint({ question, choice, sentence, hidden: hide(sentence ?? '') }),
  ]
}

/** The blanked sentence where it has a blank and enough round it; else one of the two other wrong options is struck out. */
function sentenceHint(parts: {
  question: FourOptionQuestion
  choice: number
  sentence: string | undefined
  hidden: string
}): Hint {
  const { question, choice, sentence, hidden } = parts
  if (sentence && isTelling(hidden)) return { kind: 'sentence', text: hidden }
  const option = question.options.findIndex((_, index) => index !== choice && index !== question.correctAnswer)
  return { kind: 'struck-out', text: 'One more option is wrong, and that leaves two.', option }
}

export const ideaHint = ({
  point,
  heading,
  hide,
}: Pick<Help, 'point' | 'heading'> & { hide: (text: string) => string }): Hint => ({
  kind: 'idea',
  text: `This question is about ‘${hide(point)}’. Read ‘${hide(heading)}’ in the note, then look at the question again.`,
})

/** Whether the blanked sentence has a blank, and enough round it. */
export const isTelling = (hidden: string) =>
  hidden.includes('_') && tellingWords(hidden.replaceAll('_', ' ')).length >= 3

const sentenceOf = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
