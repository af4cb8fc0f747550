import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { addDays } from '#domain/progress/day.ts'
import { seededRandom } from '#domain/seeded-random.ts'
import type { Answer } from '#domain/study/answer.ts'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import { demoUuid } from './demo-uuid.ts'

/** The answers of one sitting, in order. */
export interface DemoSession {
  answers: Answer[]
  /** When the last of them was given. */
  endedAt: Date
}

interface Sitting {
  daysAgo: number
  cards: number
  /** How many of the quiz's five questions go wrong; none without a quiz. */
  quizMistakes?: number
}

/** Three weeks with rest days and a streak of six days up to yesterday. Its XP, by the rules, is 1,120. */
const sittings: readonly Sitting[] = [
  { daysAgo: 21, cards: 5 },
  { daysAgo: 20, cards: 5, quizMistakes: 3 },
  { daysAgo: 19, cards: 4 },
  { daysAgo: 17, cards: 6 },
  { daysAgo: 16, cards: 4, quizMistakes: 2 },
  { daysAgo: 14, cards: 5 },
  { daysAgo: 13, cards: 5 },
  { daysAgo: 12, cards: 4, quizMistakes: 1 },
  { daysAgo: 10, cards: 6 },
  { daysAgo: 8, cards: 4 },
  { daysAgo: 6, cards: 6, quizMistakes: 1 },
  { daysAgo: 5, cards: 5 },
  { daysAgo: 4, cards: 4, quizMistakes: 2 },
  { daysAgo: 3, cards: 7 },
  { daysAgo: 2, cards: 4, quizMistakes: 0 },
  { daysAgo: 1, cards: 6 },
]

const QUIZ_QUESTIONS = 5
/** Cards of a topic that have been begun: few enough that they come round again. */
const CARDS_LEARNT = 7
const SECONDS_PER_ANSWER = 14
const SEED = 20260

/** Real answers to real items as a pupil might have given them in the weeks before `today` (YYYY-MM-DD, in Britain). */
export function demoHistory(options: {
  today: string
  topics: readonly TopicOutline[]
  items: ReadonlyMap<string, ItemFacts>
}): DemoSession[] {
  const { today, topics, items } = options
  const random = seededRandom(SEED).fraction
  const learnt = topics.map((topic) => ({
    ...itemsOfTopic(topic.id, items),
    topicId: topic.id,
    // How likely the pupil knows a card of it, so that there are strong topics and weak ones.
    knows: 0.45 + 0.5 * random(),
    cardsSeen: 0,
  }))
  return sittings.flatMap((sitting, index) => {
    const topic = learnt[index % learnt.length]
    return topic ? [session({ sitting, topic, today, random })] : []
  })
}

interface LearntTopic {
  topicId: string
  flashcards: string[]
  quiz: [id: string, correctAnswer: number][]
  notes: [id: string, correctAnswer: number][]
  knows: number
  cardsSeen: number
}

function session(options: { sitting: Sitting; topic: LearntTopic; today: string; random: () => number }): DemoSession {
  const { sitting, topic, today, random } = options
  const { daysAgo, cards, quizMistakes } = sitting
  const startedAt = Date.parse(`${addDays(today, -daysAgo)}T16:00:00Z`) + Math.floor(random() * 180) * 60_000
  const instant = (count: number) => new Date(startedAt + count * SECONDS_PER_ANSWER * 1000)
  const answers: Answer[] = []
  const given = (itemId: string) => ({
    id: demoUuid(`${daysAgo}/${answers.length}`),
    itemId,
    topicId: topic.topicId,
    answeredAt: instant(answers.length).toISOString(),
  })
  const deck = next(topic.flashcards, cards, topic.cardsSeen)
  topic.cardsSeen += deck.length
  // Twice through, as a pupil goes: the second time earns no XP, but most cards then wait for days.
  for (const [index, itemId] of [...deck, ...deck].entries()) {
    const likelihood = index < deck.length ? topic.knows : 0.9
    answers.push({ kind: 'flashcard', ...given(itemId), grade: random() < likelihood ? 'know' : 'dont-know' })
  }
  if (quizMistakes !== undefined) {
    const questions = draw(topic.quiz, QUIZ_QUESTIONS, random)
    const attempt = { id: demoUuid(`quiz/${daysAgo}`), scope: topic.topicId, itemIds: questions.map(([id]) => id) }
    for (const [index, [itemId, right]] of questions.entries())
      answers.push({ kind: 'quiz', ...given(itemId), choice: (right + (index < quizMistakes ? 1 : 0)) % 4, attempt })
    for (const [itemId, right] of topic.notes)
      answers.push({ kind: 'note', ...given(itemId), choice: (right + (random() < topic.knows ? 0 : 1)) % 4 })
  }
  return { answers, endedAt: instant(answers.length) }
}

/** The items of a topic that a demo pupil answers. */
export function itemsOfTopic(topicId: string, items: ReadonlyMap<string, ItemFacts>) {
  const own = [...items].filter(([, item]) => item.topicId === topicId)
  const questions = (kind: 'quiz' | 'note') =>
    own.flatMap(([id, item]): [string, number][] =>
      item.kind === kind && item.correctAnswer !== null ? [[id, item.correctAnswer]] : [],
    )
  return {
    flashcards: own.flatMap(([id, item]) => (item.kind === 'flashcard' ? [id] : [])).slice(0, CARDS_LEARNT),
    quiz: questions('quiz'),
    notes: questions('note'),
  }
}

/** The next `count` different ones, going round. */
function next<T>(from: readonly T[], count: number, seen: number): T[] {
  const start = from.length === 0 ? 0 : seen % from.length
  return [...from.slice(start), ...from.slice(0, start)].slice(0, count)
}

/** `count` different ones, in an order of their own. */
function draw<T>(from: readonly T[], count: number, random: () => number): T[] {
  return from
    .map((value) => ({ value, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ value }) => value)
}
