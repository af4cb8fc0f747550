/** What a teacher's quizzes may hold, beside what each question may (`questionLimits`). Texts in characters, sizes in bytes. */
export const quizLimits = {
  quizzesPerPerson: 500,
  questionsPerQuiz: 100,
  /** A teacher's comment below a written answer, and how many they keep to use again. */
  comment: 1000,
  commentsKept: 100,
  title: 120,
  description: 500,
  mediaFile: 2 * 1024 * 1024,
  mediaPerQuiz: 10 * 1024 * 1024,
  mediaPerPerson: 100 * 1024 * 1024,
  /** A file to import, as it is sent and when it is unpacked. */
  importFile: 4 * 1024 * 1024,
  importUnpacked: 30 * 1024 * 1024,
  importEntries: 1000,
} as const
