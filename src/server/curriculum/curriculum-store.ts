import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { LevelSummary, SubjectSummary } from '#contract/curriculum.ts'
import { readDrawnId, rightPlaceOf, topicIdOf } from '#domain/curriculum/item-id.ts'
import { Level } from '#domain/curriculum/level.ts'
import { Subject } from '#domain/curriculum/subject.ts'
import { type Question, Topic, TopicOutline } from '#domain/curriculum/topic.ts'
import type { QuestionKey } from '#domain/study/question-key.ts'
import type { ItemFacts, ItemFinder } from '#domain/study/snapshot.ts'
import { type LessonFiles, openLessonFiles } from '../lessons/lesson-files.ts'

const Outline = z.object({ levels: z.array(Level), subjects: z.array(Subject), topics: z.array(TopicOutline) })
const Drawings = z.record(z.string(), z.string())

/** The built curriculum, held in memory: it is read by every page and changes only with a build. */
export interface CurriculumStore {
  levels: LevelSummary[]
  level(id: string): Level | undefined
  subject(level: string, slug: string): SubjectSummary | undefined
  topics(level: string, subject: string): TopicOutline[]
  topic(id: string): Topic | undefined
  topicOutline(id: string): TopicOutline | undefined
  /** Every written flashcard and question by its id, with what marking must know. */
  items: ReadonlyMap<string, ItemFacts>
  /** The same for any item that a reader can answer, drawn questions among them. */
  itemFacts: ItemFinder
  /** The topics' narrated lessons. */
  lessons: LessonFiles
  /** The drawings (SVG) of the emoji in the material, by their code points. */
  emoji: ReadonlyMap<string, string>
  /** How every written question is marked, by its id. */
  questionKeys(): Map<string, QuestionKey>
  /** A written question by its id. */
  question(itemId: string): Question | undefined
}

/**
 * Reads `outline.json` and the topics that have material from the folder that the content build wrote.
 * @throws {Error} when the folder was not built or does not match the schema.
 */
export function readCurriculumStore(folder: string): CurriculumStore {
  const outline = Outline.parse(JSON.parse(readFileSync(path.join(folder, 'outline.json'), 'utf8')))
  const topics = new Map<string, Topic>()
  for (const { id, counts } of outline.topics)
    if (counts) topics.set(id, Topic.parse(JSON.parse(readFileSync(path.join(folder, 'topics', `${id}.json`), 'utf8'))))
  const outlines = new Map(outline.topics.map((topic) => [topic.id, topic]))
  const bySubject = Map.groupBy(outline.topics, (topic) => `${topic.level}/${topic.subject}`)
  const items = new Map([...topics.values()].flatMap(itemsOf))
  const templates = new Set([...topics.values()].flatMap((topic) => topic.templates.map(({ id }) => id)))
  const subjects = new Map(
    outline.subjects.map((subject) => {
      const key = `${subject.level}/${subject.slug}`
      return [key, summaryOf(subject, bySubject.get(key) ?? [])]
    }),
  )
  const levels = outline.levels.map((level) => ({
    ...level,
    subjects: [...subjects.values()].filter((subject) => subject.level === level.id),
  }))
  return {
    levels,
    level: (id) => outline.levels.find((level) => level.id === id),
    subject: (level, slug) => subjects.get(`${level}/${slug}`),
    topics: (level, subject) => bySubject.get(`${level}/${subject}`) ?? [],
    topic: (id) => topics.get(id),
    topicOutline: (id) => outlines.get(id),
    items,
    itemFacts: { get: (id) => items.get(id) ?? drawnFacts(id, { topics, templates }) },
    lessons: openLessonFiles(folder),
    emoji: new Map(Object.entries(Drawings.parse(JSON.parse(readFileSync(path.join(folder, 'emoji.json'), 'utf8'))))),
    questionKeys: () =>
      new Map([...topics.values()].flatMap(questionsOf).map((question) => [question.id, keyOf(question)])),
    question: (itemId) => questionsOf(topics.get(topicIdOf(itemId))).find(({ id }) => id === itemId),
  }
}

const questionsOf = (topic: Topic | undefined) => [
  ...(topic?.material?.quiz ?? []),
  ...(topic?.material?.noteQuestions ?? []),
]

const keyOf = ({ options, correctAnswer }: Question): QuestionKey => ({
  options: options.map(({ text }) => text),
  correctAnswer,
})

/** A drawn question is marked by its id: the template must be there, the draw's number says the rest. */
function drawnFacts(
  itemId: string,
  { topics, templates }: { topics: ReadonlyMap<string, Topic>; templates: ReadonlySet<string> },
): ItemFacts | undefined {
  const drawn = readDrawnId(itemId)
  if (!drawn || !templates.has(drawn.templateId)) return undefined
  const topic = topics.get(topicIdOf(itemId))
  if (!topic) return undefined
  const { id: topicId, level, subject } = topic
  return { kind: 'quiz', topicId, level, subject, correctAnswer: rightPlaceOf(drawn.templateId, drawn.draw) }
}

function summaryOf(subject: Subject, topics: TopicOutline[]): SubjectSummary {
  return {
    ...subject,
    topics: topics.length,
    studyTopics: topics.filter((topic) => topic.counts).length,
    flashcards: topics.reduce((sum, topic) => sum + (topic.counts?.flashcards ?? 0), 0),
    questions: topics.reduce((sum, topic) => sum + (topic.counts?.quiz ?? 0), 0),
  }
}

function itemsOf(topic: Topic): [string, ItemFacts][] {
  const { material, id: topicId, level, subject } = topic
  if (!material) return []
  const place = { topicId, level, subject }
  const question = (kind: 'quiz' | 'note') => (item: Question) =>
    [item.id, { ...place, kind, correctAnswer: item.correctAnswer }] satisfies [string, ItemFacts]
  return [
    ...material.flashcards.map(({ id }): [string, ItemFacts] => [
      id,
      { ...place, kind: 'flashcard', correctAnswer: null },
    ]),
    ...material.quiz.map(question('quiz')),
    ...material.noteQuestions.map(question('note')),
  ]
}
