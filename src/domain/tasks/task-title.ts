import { type TaskMethod, TITLE_LENGTH } from './task.ts'

/** How each way of working is called in a task's title. */
export const methodTitle: Record<TaskMethod, string> = {
  flashcards: 'Flashcards',
  quiz: 'Quiz',
  notes: 'Notes',
  'own-quiz': 'Quiz',
}

/** The title of a task to which the teacher gave none. */
export const taskTitle = (method: TaskMethod, subject: string) =>
  `${methodTitle[method]}: ${subject}`.slice(0, TITLE_LENGTH)
