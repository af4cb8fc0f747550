import { quizLimits } from '#domain/quizzes/quiz-limits.ts'
import { decodeText } from '../files/decode-text.ts'
import { UnreadableFile } from '../files/file-content.ts'
import { readGift } from './gift/read-gift.ts'
import { readQti, readQtiItem } from './qti/read-qti.ts'
import type { QuizFile } from './quiz-file.ts'

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/**
 * Reads a quiz file of any kind that can be imported, by what it holds. No more questions are taken than a quiz can have.
 * @throws {UnreadableFile} with a sentence for the file's owner.
 */
export function readQuizFile({ bytes, fileName }: { bytes: Uint8Array; fileName: string }): QuizFile {
  const file = read(bytes)
  if (file.questions.length === 0 && file.problems.length === 0)
    throw new UnreadableFile('There is no question in that file. Choose a GIFT text file or a QTI 3 package.')
  const title = (
    file.title ||
    fileName
      .replace(/\.[a-z0-9]{1,5}$/i, '')
      .replaceAll('_', ' ')
      .trim()
  ).slice(0, quizLimits.title)
  const over = file.questions.length - quizLimits.questionsPerQuiz
  if (over <= 0) return { ...file, title }
  const reason = `A quiz has at most ${quizLimits.questionsPerQuiz} questions: the last ${over} of the file are left out.`
  return {
    ...file,
    title,
    questions: file.questions.slice(0, quizLimits.questionsPerQuiz),
    problems: [{ item: 0, text: '', reason, leftOut: true }, ...file.problems],
  }
}

function read(bytes: Uint8Array): QuizFile {
  if (isZip(bytes)) return readQti(bytes)
  const { text } = decodeText(bytes)
  return /^\s*(?:<\?xml|<qti-)/.test(text) ? readQtiItem(text) : readGift(text)
}
