import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { createAnswerRecorder } from '../study/answer-recorder.ts'
import { writeRecipients } from '../tasks/setting/recipient-store.ts'
import { writeTask } from '../tasks/task-store.ts'
import { demoPupil, demoTeacher } from './demo-people.ts'
import { type DemoTask, demoCardsTask, demoOwnQuizTask, demoQuizTask } from './demo-tasks.ts'
import { demoClasses } from './write-demo-classes.ts'
import { writeDemoQuiz } from './write-demo-quiz.ts'

/** Topics that the classmates' own history leaves alone, where there are so many. */
const [QUIZ_TOPIC, CARDS_TOPIC] = [4, 3]

/** Loads a quiz and three tasks of the demo teacher's for their biology class, and what classmates did for them, once. */
export async function loadDemoTasks(options: {
  database: Database
  curriculum: Pick<CurriculumStore, 'topics' | 'items'>
  now: Date
}): Promise<void> {
  const { database, curriculum, now } = options
  const { items } = curriculum
  const topics = curriculum.topics('gcse', 'biology').filter(({ counts }) => counts)
  const [quizTopic, cardsTopic] = [topics[QUIZ_TOPIC] ?? topics.at(-1), topics[CARDS_TOPIC] ?? topics[0]]
  const [{ id: classId, pupils }] = demoClasses
  const teacherId = demoTeacher.id
  await writeDemoQuiz(database, { ownerId: teacherId, madeAt: now })
  await writeDemoTask(database, demoOwnQuizTask({ teacherId, now }), classId)
  if (!quizTopic || !cardsTopic) return
  const given = { teacherId, pupilIds: pupils.filter((id) => id !== demoPupil.id), items, now }
  const record = createAnswerRecorder({ database, items, now: () => now })
  for (const task of [demoCardsTask({ ...given, topic: cardsTopic }), demoQuizTask({ ...given, topic: quizTopic })]) {
    if (!(await writeDemoTask(database, task, classId))) continue
    for (const [pupilId, answers] of task.answers) if (answers.length > 0) await record(pupilId, answers)
  }
}

/** @returns false when it was there already. */
function writeDemoTask(database: Database, { row }: DemoTask, classId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const written = await writeTask(transaction, row)
    if (written) await writeRecipients(transaction, { taskId: row.id, classIds: [classId], pupils: [] })
    return written
  })
}
