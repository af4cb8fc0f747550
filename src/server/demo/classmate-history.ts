import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import { seededRandom } from '#domain/seeded-random.ts'
import type { Answer } from '#domain/study/answer.ts'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import type { DemoClassmate } from './demo-classmates.ts'
import { itemsOfTopic } from './demo-history.ts'
import { demoUuid } from './demo-uuid.ts'

/** Within what the rules accept from a device that was offline, so that each answer counts for its own day. */
const DAYS = 28
/** Before school and after it. */
const HOURS = ['07:30', '16:10', '18:20'] as const
const QUIZ_QUESTIONS = 5
const SECONDS_PER_ANSWER = 15
const TOPICS_EACH = 4
const MINUTE = 60_000

/** The answers that each pupil gave in the four weeks before `now`, by pupil. */
export function classmateHistory(options: {
  classmates: readonly DemoClassmate[]
  topics: readonly TopicOutline[]
  items: ReadonlyMap<string, ItemFacts>
  now: Date
}): Map<string, Answer[]> {
  const { classmates, topics, items, now } = options
  const material = topics.map(({ id }) => ({ topicId: id, ...itemsOfTopic(id, items) }))
  return new Map(
    classmates.map((classmate, index) => {
      // Neighbours have one subject or two in common.
      const own = material.slice((index * 3) % Math.max(1, material.length)).concat(material)
      return [classmate.id, answersOf({ classmate, topics: own.slice(0, TOPICS_EACH), seed: index + 1, now })]
    }),
  )
}

function answersOf(options: {
  classmate: DemoClassmate
  topics: (ReturnType<typeof itemsOfTopic> & { topicId: string })[]
  seed: number
  now: Date
}): Answer[] {
  const { classmate, topics, seed, now } = options
  const { id, diligence } = classmate
  const random = seededRandom(seed * 1009).fraction
  const today = dayIn('Europe/London', now)
  const answers: Answer[] = []
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--) {
    const topic = topics[Math.floor(random() * topics.length)]
    if (!topic || random() > 0.12 + 0.75 * diligence) continue
    const time = HOURS[Math.floor(random() * HOURS.length)]
    const startedAt = Date.parse(`${addDays(today, -daysAgo)}T${time}:00Z`) + Math.floor(random() * 40) * MINUTE
    if (startedAt > now.getTime() - 20 * MINUTE) continue
    const given = (itemId: string) => ({
      id: demoUuid(`${id}/${answers.length}`),
      itemId,
      topicId: topic.topicId,
      answeredAt: new Date(startedAt + (answers.length % 60) * SECONDS_PER_ANSWER * 1000).toISOString(),
    })
    for (const itemId of topic.flashcards.slice(0, 2 + Math.round((3 + 3 * diligence) * random())))
      answers.push({
        kind: 'flashcard',
        ...given(itemId),
        grade: random() < 0.5 + 0.4 * diligence ? 'know' : 'dont-know',
      })
    if (random() > 0.35 + 0.3 * diligence) continue
    const questions = topic.quiz.slice(0, QUIZ_QUESTIONS)
    const attempt = {
      id: demoUuid(`${id}/quiz/${daysAgo}`),
      scope: topic.topicId,
      itemIds: questions.map(([itemId]) => itemId),
    }
    for (const [itemId, right] of questions) {
      const slip = random() < 0.3 - 0.25 * diligence ? 1 : 0
      answers.push({ kind: 'quiz', ...given(itemId), choice: (right + slip) % 4, attempt })
    }
  }
  return answers
}
