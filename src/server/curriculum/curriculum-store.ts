import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { LevelSummary, SubjectSummary } from '#contract/curriculum.ts'
import type { BoardId } from '#domain/curriculum/board.ts'
import { TaughtShare } from '#domain/curriculum/coverage.ts'
import { readDrawnId, rightPlaceOf, topicIdOf } from '#domain/curriculum/item-id.ts'
import { Level, type LevelId } from '#domain/curriculum/level.ts'
import { Marking, QuestionKeys, type TopicMarking } from '#domain/curriculum/marking.ts'
import { questionsOf } from '#domain/curriculum/quiz-questions.ts'
import { qualificationName } from '#domain/curriculum/specification.ts'
import { Subject } from '#domain/curriculum/subject.ts'
import { type QuizQuestion, Topic, TopicOutline } from '#domain/curriculum/topic.ts'
import { ExamQuestion } from '#domain/exam/exam-question.ts'
import { FormulaSheet } from '#domain/exam/papers/formula-sheet.ts'
import { Paper } from '#domain/exam/papers/paper.ts'
import { type LearnPoint, type PointItem, pointId } from '#domain/learn/learn-point.ts'
import { askedFor } from '#domain/questions/asked-for.ts'
import { mark } from '#domain/questions/mark-question.ts'
import type { Question } from '#domain/questions/question.ts'
import type { QuestionKey } from '#domain/study/question-key.ts'
import type { ItemFacts, ItemFinder } from '#domain/study/snapshot.ts'
import { type LessonFiles, openLessonFiles } from './lesson-files.ts'

type CardsOf = (topicId: string, point: string) => readonly string[]

const Outline = z.object({ levels: z.array(Level), subjects: z.array(Subject), topics: z.array(TopicOutline) })
const Drawings = z.record(z.string(), z.string())

/** Kept of the exam questions that were read last, in characters of their files. */
const EXAM_KEPT = 2_000_000

/** Kept of the topics that were read last, in characters of their files: twice the largest subject. */
const MATERIAL_KEPT = 5_000_000

/**
 * The built curriculum: what every page and every answer asks of it is held in memory, a topic's material is read from the disk
 * when it is asked for. It changes only with a build.
 */
export interface CurriculumStore {
  levels: LevelSummary[]
  level(id: string): Level | undefined
  subject(level: string, slug: string): SubjectSummary | undefined
  topics(level: string, subject: string): TopicOutline[]
  topic(id: string): Topic | undefined
  topicOutline(id: string): TopicOutline | undefined
  /** How much of a qualification is taught; undefined where nobody has listed what it asks. */
  taughtShare(level: LevelId, subject: string, board: BoardId): TaughtShare | undefined
  /** Every written flashcard and question by its id, with what marking must know. */
  items: ReadonlyMap<string, ItemFacts>
  /** The same for any item that a reader can answer, drawn questions among them. */
  itemFacts: ItemFinder
  /** The cards that ask for a point of a topic. */
  cardsOf: CardsOf
  /** The points of a topic with what asks for each, in their order; none for an unknown topic. */
  pointsOf(topicId: string): readonly LearnPoint[]
  /** The topics' narrated lessons. */
  lessons: LessonFiles
  /** The drawings (SVG) of the emoji in the material, by their code points. */
  emoji: ReadonlyMap<string, string>
  /** How every written question is marked, by its id. */
  questionKeys(): Map<string, QuestionKey>
  /** A topic's exam questions with their mark schemes, as they stand in the material; none for an unknown topic. */
  exam(topicId: string): readonly ExamQuestion[]
  /** The papers that mocks are drawn by. */
  papers: readonly Paper[]
  /** The formulae that are given with papers. */
  formulaSheets: readonly FormulaSheet[]
  /** What the tutor finds notes by (server/tutor/finding). */
  findingModel(): Uint8Array
  /** A written question by its id. */
  question(itemId: string): QuizQuestion | undefined
}

/**
 * Reads the folder that the content build wrote.
 * @throws {Error} when the folder was not built or does not match the schema.
 */
export function readCurriculumStore(folder: string): CurriculumStore {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  const outline = Outline.parse(read('outline.json'))
  const marking = Marking.parse(read('marking.json'))
  const outlines = new Map(outline.topics.map((topic) => [topic.id, topic]))
  const withMaterial = new Set(outline.topics.flatMap(({ id, counts }) => (counts ? [id] : [])))
  const topic = openTopics(path.join(folder, 'topics'), withMaterial)
  const bySubject = Map.groupBy(outline.topics, (topic) => `${topic.level}/${topic.subject}`)
  const cards = new Map(
    Object.entries(marking).flatMap(([topicId, of]) =>
      [...Map.groupBy(of.flashcards, ([, point]) => point)].map(([point, pointed]): [string, string[]] => [
        `${topicId}#${point}`,
        pointed.map(([id]) => id),
      ]),
    ),
  )
  const cardsOf = (topicId: string, point: string): readonly string[] => cards.get(`${topicId}#${point}`) ?? []
  const items = new Map(outline.topics.flatMap((topic) => itemsOf(topic, marking[topic.id], cardsOf)))
  const points = new Map(outline.topics.map((topic) => [topic.id, pointsOf(topic, marking[topic.id])]))
  const templates = new Map(Object.values(marking).flatMap((of) => of.templates))
  const subjects = new Map(
    outline.subjects.map((subject) => {
      const key = `${subject.level}/${subject.slug}`
      return [key, summaryOf(subject, bySubject.get(key) ?? [])]
    }),
  )
  const shares = new Map(
    z
      .array(TaughtShare)
      .parse(read('coverage.json'))
      .map((share) => [qualificationName(share), share]),
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
    topic,
    topicOutline: (id) => outlines.get(id),
    taughtShare: (level, subject, board) => shares.get(qualificationName({ level, subject, board })),
    items,
    cardsOf,
    pointsOf: (topicId) => points.get(topicId) ?? [],
    itemFacts: { get: (id) => items.get(id) ?? drawnFacts(id, { outlines, templates, cardsOf }) },
    lessons: openLessonFiles(folder),
    emoji: new Map(Object.entries(Drawings.parse(read('emoji.json')))),
    questionKeys: () => new Map(Object.entries(QuestionKeys.parse(read('question-keys.json')))),
    exam: openExam(
      path.join(folder, 'exam'),
      new Set(outline.topics.flatMap(({ id, counts }) => (counts?.exam ? [id] : []))),
    ),
    papers: z.array(Paper).parse(read('papers.json')),
    formulaSheets: z.array(FormulaSheet).parse(read('formula-sheets.json')),
    findingModel: () => readFileSync(path.join(folder, 'finding.bin')),
    question: (itemId) => questionsOf(topic(topicIdOf(itemId))?.material).find(({ id }) => id === itemId),
  }
}

/** Topics by their id, read from their files; those that were asked for last stay in memory. */
function openTopics(folder: string, known: ReadonlySet<string>): (id: string) => Topic | undefined {
  const kept = new LRUCache<string, Topic>({ maxSize: MATERIAL_KEPT })
  return (id) => {
    // A name from outside never leads to a file.
    if (!known.has(id)) return undefined
    const before = kept.get(id)
    if (before) return before
    const text = readFileSync(path.join(folder, `${id}.json`), 'utf8')
    const topic = Topic.parse(JSON.parse(text))
    kept.set(id, topic, { size: text.length })
    return topic
  }
}

/** Topics' exam questions, read from their files as topics are. */
function openExam(folder: string, known: ReadonlySet<string>): (topicId: string) => readonly ExamQuestion[] {
  const kept = new LRUCache<string, ExamQuestion[]>({ maxSize: EXAM_KEPT })
  return (id) => {
    if (!known.has(id)) return []
    const before = kept.get(id)
    if (before) return before
    const text = readFileSync(path.join(folder, `${id}.json`), 'utf8')
    const questions = z.array(ExamQuestion).parse(JSON.parse(text))
    kept.set(id, questions, { size: text.length })
    return questions
  }
}

/** A drawn question is marked by its id: the template must be there, the draw's number says the rest. */
function drawnFacts(
  itemId: string,
  {
    outlines,
    templates,
    cardsOf,
  }: { outlines: ReadonlyMap<string, TopicOutline>; templates: ReadonlyMap<string, string>; cardsOf: CardsOf },
): ItemFacts | undefined {
  const drawn = readDrawnId(itemId)
  const point = drawn && templates.get(drawn.templateId)
  if (!drawn || point === undefined || point === null) return undefined
  const topic = outlines.get(topicIdOf(itemId))
  if (!topic) return undefined
  const { id: topicId, level, subject } = topic
  return {
    kind: 'quiz',
    topicId,
    level,
    subject,
    correctAnswer: rightPlaceOf(drawn.templateId, drawn.draw),
    cards: cardsOf(topicId, point),
  }
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

function itemsOf(
  { id: topicId, level, subject }: TopicOutline,
  marking: TopicMarking | undefined,
  cardsOf: CardsOf,
): [string, ItemFacts][] {
  if (!marking) return []
  const place = { topicId, level, subject }
  // Equal facts are one object: there are tens of thousands of items.
  const facts = new Map<string, ItemFacts>()
  const factsOf = (kind: 'quiz' | 'note', correctAnswer: number, point: string): ItemFacts => {
    const name = `${kind}${correctAnswer}${point}`
    const known = facts.get(name) ?? { ...place, kind, correctAnswer, cards: cardsOf(topicId, point) }
    facts.set(name, known)
    return known
  }
  const marked = (kind: 'quiz' | 'note', point: string, right: number | Question): ItemFacts =>
    typeof right === 'number'
      ? factsOf(kind, right, point)
      : {
          ...place,
          kind,
          correctAnswer: null,
          askedFor: askedFor(right),
          isRight: (response) => mark(right, response).verdict === 'right',
          cards: cardsOf(topicId, point),
        }
  const card: ItemFacts = { ...place, kind: 'flashcard', correctAnswer: null }
  return [
    ...marking.flashcards.map(([id]): [string, ItemFacts] => [id, card]),
    ...marking.quiz.map(([id, point, right]): [string, ItemFacts] => [id, marked('quiz', point, right)]),
    ...marking.noteQuestions.map(([id, point, right]): [string, ItemFacts] => [id, marked('note', point, right)]),
  ]
}

function pointsOf({ id: topicId, points }: TopicOutline, marking: TopicMarking | undefined): LearnPoint[] {
  if (!marking) return []
  type Placed = PointItem & { point: string }
  const items: Placed[] = [
    ...marking.flashcards.map(([id, point]): Placed => ({ id, point, of: 'flashcard', askedFor: 'recall' })),
    ...(['quiz', 'note'] as const).flatMap((of) =>
      marking[of === 'quiz' ? 'quiz' : 'noteQuestions'].map(
        ([id, point, right]): Placed => ({
          id,
          point,
          of,
          askedFor: typeof right === 'number' ? 'recognition' : askedFor(right),
        }),
      ),
    ),
    ...marking.templates.map(([id, point]): Placed => ({ id, point, of: 'template', askedFor: 'recognition' })),
  ]
  return points.map(({ key, boards }) => ({
    id: pointId(topicId, key),
    topicId,
    ...(boards && { boards }),
    items: items.filter(({ point }) => point === key).map(({ point: _own, ...item }) => item),
  }))
}
