import { hasFourOptions, questionsOf } from '../../../src/domain/curriculum/quiz-questions.ts'
import type { RichText, Topic } from '../../../src/domain/curriculum/topic.ts'

export interface AnswerLengths {
  subject: string
  questions: number
  /** How often always picking a longest option is right, from 0 to 1; one of several equally long is picked at random. */
  longest: number
  /** The same for a shortest option. */
  shortest: number
  /** False when a pupil who looks only at the options' lengths does clearly better or worse than by chance. */
  balanced: boolean
}

/** Below this many questions a subject's balance says nothing. */
const ENOUGH = 40
const LEAST_SHARE = 0.18
const MOST_SHARE = 0.32

export function answerLengths(topics: readonly Topic[]): AnswerLengths[] {
  const bySubject = Map.groupBy(topics, ({ level, subject }) => `${level}/${subject}`)
  return [...bySubject].flatMap(([subject, own]) => {
    const questions = own.flatMap(({ material }) => questionsOf(material)).filter(hasFourOptions)
    if (questions.length === 0) return []
    const byLength = questions.map(({ options, correctAnswer }) => ({
      lengths: options.map(shownLength),
      correctAnswer,
    }))
    const share = (extreme: (...lengths: number[]) => number) =>
      sum(byLength.map(({ lengths, correctAnswer }) => chanceOf(lengths, extreme(...lengths), correctAnswer))) /
      questions.length
    const [longest, shortest] = [share(Math.max), share(Math.min)]
    const balanced = questions.length < ENOUGH || [longest, shortest].every(inBounds)
    return { subject, questions: questions.length, longest, shortest, balanced }
  })
}

const inBounds = (share: number) => share >= LEAST_SHARE && share <= MOST_SHARE

/** The chance that one option of this length, picked at random, is the right one. */
function chanceOf(lengths: readonly number[], length: number, correctAnswer: number) {
  return lengths[correctAnswer] === length ? 1 / lengths.filter((other) => other === length).length : 0
}

/** Characters as a pupil sees them: a formula counts by its signs, not by the words that are read aloud for it. */
function shownLength({ html }: RichText) {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[^;]+;/g, '-').length
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
