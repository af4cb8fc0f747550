import type { LevelSummary, SubjectSummary } from '#contract/curriculum.ts'
import { readDrawnId, rightPlaceOf } from '#domain/curriculum/item-id.ts'
import { hasFourOptions, questionsOf } from '#domain/curriculum/quiz-questions.ts'
import type { SchemedQuestion, TopicOutline } from '#domain/curriculum/topic.ts'
import type { Answer } from '#domain/study/answer.ts'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import { api } from '../../api/browser-api.ts'

export interface BegunSubject {
  level: LevelSummary
  subject: SubjectSummary
  topics: TopicOutline[]
}

/** What the curriculum says of the topics that a guest has answered. */
export interface GuestMaterial {
  subjects: BegunSubject[]
  /** The facts of every item that was answered and is still in the curriculum. */
  items: Map<string, ItemFacts>
}

/** @throws {ApiError} when the server can't be asked. */
export async function readGuestMaterial(answers: readonly Answer[]): Promise<GuestMaterial> {
  const byTopic = Map.groupBy(answers, ({ topicId }) => topicId)
  const { levels } = await api('GET /api/curriculum')
  const touched = levels.flatMap((level) =>
    level.subjects
      // A topic's id begins with its level and subject.
      .filter(({ slug }) => [...byTopic.keys()].some((topicId) => topicId.startsWith(`${level.id}-${slug}-`)))
      .map((subject) => ({ level, subject })),
  )
  const subjects = await Promise.all(
    touched.map(async ({ level, subject }) => {
      const params = { level: level.id, subject: subject.slug }
      const { topics } = await api('GET /api/curriculum/:level/:subject', { params, query: {} })
      return { level, subject, topics }
    }),
  )
  const begun = subjects.flatMap(({ topics }) => topics.filter(({ id }) => byTopic.has(id)))
  const facts = await Promise.all(begun.map((topic) => factsOf(topic, byTopic.get(topic.id) ?? [])))
  return {
    subjects: subjects.filter(({ topics }) => topics.some(({ id }) => byTopic.has(id))),
    items: new Map(facts.flat()),
  }
}

/** Whether a question was answered rightly only the topic's material can tell; a card's answer says it itself. */
async function factsOf(topic: TopicOutline, answers: readonly Answer[]): Promise<[string, ItemFacts][]> {
  const { id: topicId, level, subject, slug } = topic
  const rights = new Map<string, Pick<ItemFacts, 'correctAnswer' | 'isRight'>>()
  if (answers.some(({ kind, itemId }) => kind !== 'flashcard' && !readDrawnId(itemId))) {
    const { material } = await api('GET /api/curriculum/:level/:subject/material', {
      params: { level, subject },
      query: { topic: slug },
    })
    const answered = new Set(answers.map(({ itemId }) => itemId))
    for (const question of questionsOf(material).filter(({ id }) => answered.has(id)))
      rights.set(
        question.id,
        hasFourOptions(question) ? { correctAnswer: question.correctAnswer } : await markedBy(question),
      )
  }
  return answers.flatMap(({ kind, itemId }): [string, ItemFacts][] => {
    const place = { kind, topicId, level, subject }
    if (kind === 'flashcard') return [[itemId, { ...place, correctAnswer: null }]]
    const drawn = readDrawnId(itemId)
    const right = drawn ? { correctAnswer: rightPlaceOf(drawn.templateId, drawn.draw) } : rights.get(itemId)
    return right === undefined ? [] : [[itemId, { ...place, ...right }]]
  })
}

/** The question engine is fetched only where an answer needs it. */
async function markedBy({ scheme }: SchemedQuestion): Promise<Pick<ItemFacts, 'correctAnswer' | 'isRight'>> {
  const { mark } = await import('#domain/questions/mark-question.ts')
  return { correctAnswer: null, isRight: (response) => mark(scheme, response).verdict === 'right' }
}
