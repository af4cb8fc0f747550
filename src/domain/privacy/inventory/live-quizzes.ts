import { type StoredTable, untilAccount } from '../stored-table.ts'

/** Live quizzes. */
export const liveQuizzes = {
  live_quizzes: {
    title: 'Live quizzes',
    why: 'So that a class or group answers the same questions together.',
    kept: untilAccount,
    about: ['host_id'],
    fields: {
      id: 'A number that the browser made.',
      host_id: 'Who began it.',
      class_id: 'In which class.',
      session_id: 'In which group session.',
      quiz_id: 'Which quiz its questions are from.',
      topic_id: 'Which topic its questions are from.',
      title: 'What it is called.',
      questions: 'The questions as they stood.',
      seed: 'How options are shuffled.',
      phase: 'How far it is.',
      at: 'At which question it stands.',
      created_at: 'When it began.',
      ended_at: 'When it ended.',
    },
  },
  live_quiz_responses: {
    title: 'Answers in live quizzes',
    why: 'To show all together how a question was answered, and pupils their own marks.',
    kept: untilAccount,
    about: ['student_id'],
    fields: {
      live_quiz_id: 'In which live quiz.',
      at: 'To which question.',
      student_id: 'Who answered.',
      response: 'What was answered.',
      marks: 'Its marks.',
      answered_at: 'When.',
    },
  },
} satisfies Record<string, StoredTable>
