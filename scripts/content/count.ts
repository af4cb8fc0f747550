import type { Curriculum } from './read-curriculum.ts'

export interface Counts {
  /** Topics of the outline, with material or without. */
  outline: number
  /** Topics with material; a topic without any is not counted. */
  topics: number
  /** Notes, easy-read notes, flashcard sets, quizzes and game sets. */
  materials: number
  flashcards: number
  questions: number
  /** Questions whose numbers are drawn; each has 200 draws. */
  templates: number
}

const none: Counts = { outline: 0, topics: 0, materials: 0, flashcards: 0, questions: 0, templates: 0 }
const materialsPerTopic = 5

export function countCurriculum({ levels, subjects, topics }: Curriculum) {
  const count = (chosen: Curriculum['topics']): Counts =>
    chosen.reduce(
      (sum, { material, templates }) => ({
        outline: sum.outline + 1,
        topics: sum.topics + (material ? 1 : 0),
        materials: sum.materials + (material ? materialsPerTopic : 0),
        flashcards: sum.flashcards + (material?.flashcards.length ?? 0),
        questions: sum.questions + (material ? material.quiz.length + material.noteQuestions.length : 0),
        templates: sum.templates + templates.length,
      }),
      none,
    )
  return {
    totals: count(topics),
    perLevel: Object.fromEntries(levels.map(({ id }) => [id, count(topics.filter((topic) => topic.level === id))])),
    perSubject: Object.fromEntries(
      subjects.map(({ level, slug }) => [
        `${level}/${slug}`,
        count(topics.filter((topic) => topic.level === level && topic.subject === slug)),
      ]),
    ),
  }
}
