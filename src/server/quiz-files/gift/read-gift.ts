import { beginning } from '../../files/file-content.ts'
import { type QuizFile, UnreadableItem } from '../quiz-file.ts'
import { readGiftItem } from './read-gift-item.ts'
import { splitGift } from './split-gift.ts'

/** A quiz in GIFT. Whatever of an item is not understood is said of that item; the others are read. */
export function readGift(source: string): QuizFile {
  const { category, items } = splitGift(source)
  const file: QuizFile = { title: category.replace(/^.*\//, '').trim(), questions: [], media: [], problems: [] }
  for (const [at, item] of items.entries()) {
    const problem = { item: at + 1, text: beginning(item.text) }
    try {
      const { question, lost } = readGiftItem(item)
      if (question) file.questions.push(question)
      for (const reason of lost) file.problems.push({ ...problem, reason, leftOut: question === null })
    } catch (error) {
      if (!(error instanceof UnreadableItem)) throw error
      file.problems.push({ ...problem, reason: error.message, leftOut: true })
    }
  }
  return file
}
