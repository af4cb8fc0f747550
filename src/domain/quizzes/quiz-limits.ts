/** What a teacher's quizzes may hold. Texts in characters, sizes in bytes. */
export const quizLimits = {
  quizzesPerPerson: 500,
  questionsPerQuiz: 100,
  title: 120,
  description: 500,
  prompt: 2000,
  explanation: 2000,
  /** An option, an item to order, one side of a pair, an accepted answer. */
  option: 500,
  misconception: 200,
  options: 10,
  acceptedAnswers: 20,
  marks: 20,
  /** What a pupil types. */
  typed: 300,
  mediaFile: 2 * 1024 * 1024,
  mediaPerQuiz: 10 * 1024 * 1024,
  mediaPerPerson: 100 * 1024 * 1024,
  /** A file to import, as it is sent and when it is unpacked. */
  importFile: 4 * 1024 * 1024,
  importUnpacked: 30 * 1024 * 1024,
  importEntries: 1000,
} as const
