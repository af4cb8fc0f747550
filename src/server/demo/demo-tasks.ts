import { boardIds } from '#domain/curriculum/board-ids.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import { addDays, dayIn } from '#domain/progress/day.ts'
import type { Answer } from '#domain/study/answer.ts'
import type { ItemFacts } from '#domain/study/snapshot.ts'
import { windowOf } from '#domain/tasks/task.ts'
import { taskTitle } from '#domain/tasks/task-title.ts'
import type { TaskRow } from '../tasks/task-row.ts'
import { itemsOfTopic } from './demo-history.ts'
import { demoUuid } from './demo-uuid.ts'
import { demoQuiz } from './write-demo-quiz.ts'

const SECONDS_PER_ANSWER = 20
const SCHOOL_ZONE = 'Europe/London'

export interface DemoTask {
  row: TaskRow
  /** What each pupil answered for it. */
  answers: Map<string, Answer[]>
}

interface Given {
  teacherId: string
  /** Everybody who does something for it; the others of the class have not begun. */
  pupilIds: readonly string[]
  topic: TopicOutline
  items: ReadonlyMap<string, ItemFacts>
  now: Date
}

/** For each pupil, by the questions' places, which wrong option they choose: 1 to 3 places after the right one. */
const slips: readonly Record<number, 1 | 2 | 3>[] = [
  {},
  { 0: 1, 4: 2 },
  { 0: 1, 2: 1, 6: 3 },
  { 0: 1 },
  { 2: 1, 5: 1, 8: 2 },
  { 0: 2, 2: 1 },
]
/** The last of them stopped here. */
const BEGUN_ANSWERS = 4

/** A quiz that is due tomorrow: one misconception shows in half of the class, one pupil has begun, others have not. */
export function demoQuizTask({ teacherId, pupilIds, topic, items, now }: Given): DemoTask {
  const note = 'Before our next lesson, please. Try it without your notes first.'
  const row = rowOf({ ...workOn(topic, 'quiz'), note, name: 'quiz', opened: 5, dueIn: 1, teacherId, now })
  const { quiz } = itemsOfTopic(topic.id, items)
  const itemIds = quiz.map(([id]) => id)
  const workers = pupilIds.slice(0, slips.length)
  return {
    row,
    answers: new Map(
      workers.map((pupilId, seat): [string, Answer[]] => {
        const attempt = { id: demoUuid(`task/quiz/${pupilId}`), scope: topic.id, itemIds }
        const startedAt = evening(row, 1 + (seat % 3), seat)
        const all = quiz.map(
          ([itemId, right], place): Answer => ({
            kind: 'quiz',
            itemId,
            topicId: topic.id,
            attempt,
            id: demoUuid(`task/quiz/${pupilId}/${place}`),
            choice: (right + (slips[seat]?.[place] ?? 0)) % 4,
            answeredAt: new Date(startedAt + place * SECONDS_PER_ANSWER * 1000).toISOString(),
          }),
        )
        return [pupilId, seat === slips.length - 1 ? all.slice(0, BEGUN_ANSWERS) : all]
      }),
    ),
  }
}

/** The teacher's own quiz, which nobody has begun. */
export function demoOwnQuizTask({ teacherId, now }: Pick<Given, 'teacherId' | 'now'>): DemoTask {
  const { id, title } = demoQuiz
  const work = { method: 'own-quiz', scope: `quiz:${id}`, title, board: null, note: '' } as const
  return { row: rowOf({ ...work, name: 'own-quiz', opened: 2, dueIn: 6, teacherId, now }), answers: new Map() }
}

/** Cards whose day has passed: most pupils saw all of them, one of them late, and one only some. */
export function demoCardsTask({ teacherId, pupilIds, topic, items, now }: Given): DemoTask {
  const work = workOn(topic, 'flashcards')
  const row = rowOf({ ...work, note: '', name: 'cards', opened: 11, dueIn: -4, teacherId, now })
  const cards = [...items].flatMap(([id, item]) => (item.topicId === topic.id && item.kind === 'flashcard' ? [id] : []))
  return {
    row,
    answers: new Map(
      pupilIds.slice(0, -1).map((pupilId, seat): [string, Answer[]] => {
        const startedAt = evening(row, seat === 3 ? 8 : 1 + seat, seat)
        const seen = seat === 4 ? cards.slice(0, Math.ceil(cards.length / 2)) : cards
        return [
          pupilId,
          seen.map((itemId, place) => ({
            kind: 'flashcard',
            itemId,
            topicId: topic.id,
            id: demoUuid(`task/cards/${pupilId}/${place}`),
            grade: (place * 3 + seat) % 4 === 0 ? 'dont-know' : 'know',
            answeredAt: new Date(startedAt + place * SECONDS_PER_ANSWER * 1000).toISOString(),
          })),
        ]
      }),
    ),
  }
}

const workOn = (topic: TopicOutline, method: 'quiz' | 'flashcards') => ({
  method,
  scope: topic.id,
  title: taskTitle(method, topic.title),
  board: boardIds.find((board) => topic.references[board] !== undefined) ?? null,
})

interface Made extends Pick<TaskRow, 'method' | 'scope' | 'title' | 'board' | 'note' | 'teacherId'> {
  name: string
  /** Days ago. */
  opened: number
  /** Days from today; negative when it is over. */
  dueIn: number
  now: Date
}

function rowOf({ name, opened, dueIn, now, ...work }: Made): TaskRow {
  const today = dayIn(SCHOOL_ZONE, now)
  const timing = {
    opensOn: addDays(today, -opened),
    dueOn: addDays(today, dueIn),
    dueTime: '18:00',
    lateAllowed: true,
  }
  const window = windowOf(timing, SCHOOL_ZONE)
  return {
    ...timing,
    ...window,
    ...work,
    id: demoUuid(`task/${name}`),
    sectionId: null,
    goalPercent: null,
    timeZone: SCHOOL_ZONE,
    createdAt: window.opensAt,
    withdrawnAt: null,
  }
}

/** A pupil's time after school, so many days after the task opened. */
const evening = ({ opensAt }: TaskRow, days: number, seat: number) =>
  opensAt.getTime() + ((days * 24 + 16) * 60 + seat * 17) * 60_000
