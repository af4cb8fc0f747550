import { UnreadableFile } from '../files/file-content.ts'
import { renderQuestion } from '../questions/show-question.ts'
import { writeGift } from './gift/write-gift.ts'
import { writeQti } from './qti/write-qti.ts'
import type { QuizFileAnswer, QuizFileTask } from './quiz-file-task.ts'
import { readQuizFile } from './read-quiz-file.ts'

/** The start of the process that `runQuizFileTask` begins: one task comes in, one answer goes out. */
process.once('message', (task: QuizFileTask) => {
  process.send?.(answerTo(task), () => process.disconnect())
})

function answerTo(task: QuizFileTask): QuizFileAnswer {
  if (task.kind === 'write')
    return {
      kind: 'written',
      bytes: task.format === 'gift' ? Buffer.from(writeGift(task.quiz)) : writeQti(task.quiz),
    }
  try {
    const file = readQuizFile(task)
    return { kind: 'read', file: { ...file, html: file.questions.map((question) => renderQuestion(question)) } }
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', message: error.message }
    throw error
  }
}
