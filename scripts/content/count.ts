import { type CountedTopic, type Coverage, coverageOf, sumOfFigures } from '../../src/domain/curriculum/coverage.ts'
import { qualificationName } from '../../src/domain/curriculum/specification.ts'
import { marksOf } from '../../src/domain/exam/exam-question.ts'
import type { BuiltTopic } from './built-topic.ts'
import type { Curriculum } from './read-curriculum.ts'

export interface Counts {
  /** Topics of the outline, with material or without. */
  outline: number
  /** Lessons inside topics, which outline and topics count as well. */
  lessons: number
  /** Topics with material; a topic without any is not counted. */
  topics: number
  /** Notes, easy-read notes, flashcard sets, quizzes and game sets. */
  materials: number
  flashcards: number
  questions: number
  /** Questions whose numbers are drawn; each has 200 draws. */
  templates: number
  examQuestions: number
  /** Marks of all exam questions. */
  marks: number
}

const none: Counts = {
  outline: 0,
  lessons: 0,
  topics: 0,
  materials: 0,
  flashcards: 0,
  questions: 0,
  templates: 0,
  examQuestions: 0,
  marks: 0,
}
const materialsPerTopic = 5

/** What is taught, asked and examined of every qualification that has a map. */
export const countCoverage = ({ specifications, topics }: Pick<Curriculum, 'specifications' | 'topics'>): Coverage[] =>
  specifications.map((specification) => {
    const { level, subject } = specification
    const ofSubject = topics.filter((topic) => topic.level === level && topic.subject === subject)
    return coverageOf(specification, ofSubject.map(countedTopic))
  })

const countedTopic = ({ id, material, templates, exam }: BuiltTopic): CountedTopic => ({
  id,
  items: [
    ...(material ? [...material.flashcards, ...material.quiz, ...material.noteQuestions] : []),
    ...templates,
    ...exam.flatMap(({ parts }) => parts.flatMap(({ points, marks }) => points.map((point) => ({ point, marks })))),
  ],
})

export function countCurriculum(curriculum: Curriculum) {
  const { levels, subjects, topics } = curriculum
  const coverage = countCoverage(curriculum)
  const count = (chosen: Curriculum['topics']): Counts =>
    chosen.reduce(
      (sum, { lessonOf, material, templates, exam }) => ({
        outline: sum.outline + 1,
        lessons: sum.lessons + (lessonOf === null ? 0 : 1),
        topics: sum.topics + (material ? 1 : 0),
        materials: sum.materials + (material ? materialsPerTopic : 0),
        flashcards: sum.flashcards + (material?.flashcards.length ?? 0),
        questions: sum.questions + (material ? material.quiz.length + material.noteQuestions.length : 0),
        templates: sum.templates + templates.length,
        examQuestions: sum.examQuestions + exam.length,
        marks: sum.marks + exam.reduce((marks, question) => marks + marksOf(question), 0),
      }),
      none,
    )
  return {
    perQualification: Object.fromEntries(coverage.map((of) => [qualificationName(of), of.figures])),
    totals: { ...count(topics), ...sumOfFigures(coverage.map(({ figures }) => figures)) },
    perLevel: Object.fromEntries(levels.map(({ id }) => [id, count(topics.filter((topic) => topic.level === id))])),
    perSubject: Object.fromEntries(
      subjects.map(({ level, slug }) => [
        `${level}/${slug}`,
        count(topics.filter((topic) => topic.level === level && topic.subject === slug)),
      ]),
    ),
  }
}
