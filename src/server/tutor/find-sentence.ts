import { answerText } from '#domain/curriculum/answer-text.ts'
import type { Note, QuizQuestion } from '#domain/curriculum/topic.ts'
import { questionWords } from './search-words.ts'

type Section = Note['sections'][number]

/** Formulas as they are spoken: heard they help, as a sentence to complete they don't. */
const spokenFormula = /\b(?:open bracket|equals|squared|cubed|to the power|divided by|times \d|over \d)\b/

/** The section of a note that helps with a question, and the sentence in it that holds the answer, if one does. */
export function findSentence(
  { sections }: Note,
  asking: QuizQuestion,
  point: string,
): { section: Section; sentence: string | undefined } {
  const { question, explanation } = asking
  const asked = new Set(questionWords(question.text))
  const answer = new Set(questionWords(answerText(asking)))
  const explained = new Set(questionWords(explanation.text))
  const served = new Set(questionWords(point))
  const candidates = sections.flatMap((section) => {
    const headed = shareOf(served, questionWords(section.heading))
    return sentencesOf(section.text).map((sentence) => {
      const words = questionWords(sentence)
      const answers = shareOf(answer, words)
      const near = shareOf(asked, words)
      return {
        section,
        sentence,
        answers,
        near,
        worth: 2 * answers + 2 * near + shareOf(explained, words) + 1.5 * headed,
      }
    })
  })
  const [first] = sections
  if (!first) throw new Error('a note has sections')
  // A number is worked out, not read off.
  const readable = [...answer].some((word) => /\p{L}{3}/u.test(word))
  const best = candidates.sort((a, b) => b.worth - a.worth)
  const answering = best.find(
    ({ answers, near, sentence }) => readable && answers >= 0.5 && near > 0 && !spokenFormula.test(sentence),
  )
  return answering ?? { section: best[0]?.section ?? first, sentence: undefined }
}

/** 0 to 1: how many of the words wanted are among those given. */
const shareOf = (wanted: ReadonlySet<string>, words: readonly string[]) =>
  wanted.size === 0 ? 0 : words.filter((word) => wanted.has(word)).length / wanted.size

const sentencesOf = (text: string) =>
  text
    .split(/\n(?=[A-Z0-9])|(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.length > 15)
