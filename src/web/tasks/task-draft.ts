import type { NewTask, TaskChoices } from '#contract/tasks.ts'
import { BoardId } from '#domain/curriculum/board.ts'
import { LevelId } from '#domain/curriculum/level.ts'
import { TopicMethod } from '#domain/tasks/task.ts'

/** One piece of work and whom it is for, as it is being chosen. */
export interface TaskPart {
  kind: 'topic' | 'set' | 'quiz'
  level: string
  /** A slug; empty until the topic that was asked for is found. */
  subject: string
  topicId: string
  method: TopicMethod
  board: BoardId | null
  sectionId: string | null
  setId: string
  quizId: string
  goalPercent: number | null
  classIds: readonly string[]
  /** Pupils of classes that are not chosen whole, by class. */
  pupils: Readonly<Record<string, readonly string[]>>
}

const GCSE_FIRST = 'gcse'
const NO_PART: Omit<TaskPart, 'setId' | 'quizId'> = {
  kind: 'topic',
  level: GCSE_FIRST,
  subject: '',
  topicId: '',
  method: 'quiz',
  board: null,
  sectionId: null,
  goalPercent: null,
  classIds: [],
  pupils: {},
}

/** A part with nobody chosen yet. */
export const emptyPart = ({ sets, quizzes }: Pick<TaskChoices, 'sets' | 'quizzes'>): TaskPart => ({
  ...NO_PART,
  setId: sets[0]?.id ?? '',
  quizId: quizzes[0]?.id ?? '',
})

/** The first part, as far as the address says what to set, and for whom. */
export function firstPart(query: Readonly<Record<string, string>>, choices: TaskChoices): TaskPart {
  const empty = emptyPart(choices)
  const set = choices.sets.find(({ id }) => id === query.set)
  const quiz = choices.quizzes.find(({ id }) => id === query.quiz)
  const board = BoardId.safeParse(query.board)
  const level = LevelId.safeParse(query.level)
  const method = TopicMethod.safeParse(query.method)
  return {
    ...empty,
    kind: set ? 'set' : quiz ? 'quiz' : 'topic',
    setId: set?.id ?? empty.setId,
    quizId: quiz?.id ?? empty.quizId,
    level: level.success ? level.data : empty.level,
    subject: query.subject ?? '',
    topicId: query.topic ?? '',
    method: method.success ? method.data : empty.method,
    board: board.success ? board.data : null,
    ...whom(query, choices),
  }
}

function whom({ class: classId, pupils }: Readonly<Record<string, string>>, { classes }: TaskChoices) {
  const chosen = classes.find(({ id }) => id === classId)
  if (!chosen) return { classIds: [], pupils: {} }
  const wanted = new Set((pupils ?? '').split(' '))
  const named = chosen.pupils.flatMap(({ id }) => (wanted.has(id) ? id : []))
  return named.length > 0 ? { classIds: [], pupils: { [chosen.id]: named } } : { classIds: [chosen.id], pupils: {} }
}

/** How the part's work is done. */
export const methodOf = ({ kind, method }: TaskPart) =>
  kind === 'topic' ? method : kind === 'set' ? ('flashcards' as const) : ('own-quiz' as const)

/** The part's work as it is sent. */
export function workOf(part: TaskPart): NewTask['work'] {
  if (part.kind === 'set') return { kind: 'set', setId: part.setId }
  if (part.kind === 'quiz') return { kind: 'quiz', quizId: part.quizId }
  const { method, topicId, board, sectionId } = part
  return { kind: 'topic', method, topicId, board, sectionId: method === 'notes' ? sectionId : null }
}

/** The part's recipients as they are sent: a class that is chosen whole names no pupils. */
export function recipientsOf({ classIds, pupils }: Pick<TaskPart, 'classIds' | 'pupils'>): NewTask['recipients'] {
  return {
    classIds: [...classIds],
    pupils: Object.entries(pupils).flatMap(([classId, ids]) =>
      classIds.includes(classId) ? [] : ids.map((pupilId) => ({ classId, pupilId })),
    ),
  }
}

/** How many different pupils a part is for. */
export const countPupils = (
  part: Pick<TaskPart, 'classIds' | 'pupils'>,
  choices: Pick<TaskChoices, 'classes'>,
): number => pupilIdsOf(part, choices).size

/** The ids of the pupils whom a part is for. */
export function pupilIdsOf(
  part: Pick<TaskPart, 'classIds' | 'pupils'>,
  { classes }: Pick<TaskChoices, 'classes'>,
): ReadonlySet<string> {
  const whole = classes
    .filter(({ id }) => part.classIds.includes(id))
    .flatMap(({ pupils }) => pupils.map(({ id }) => id))
  return new Set([...whole, ...recipientsOf(part).pupils.map(({ pupilId }) => pupilId)])
}

/** Stored recipients as they are chosen in a form; whoever is in none of these classes is left out. */
export function chosenFrom(
  { classIds, pupils }: NewTask['recipients'],
  { classes }: Pick<TaskChoices, 'classes'>,
): Pick<TaskPart, 'classIds' | 'pupils'> {
  const single = new Set(pupils.map(({ classId, pupilId }) => `${classId}/${pupilId}`))
  return {
    classIds: classes.flatMap(({ id }) => (classIds.includes(id) ? [id] : [])),
    pupils: Object.fromEntries(
      classes.map((own) => [own.id, own.pupils.flatMap(({ id }) => (single.has(`${own.id}/${id}`) ? [id] : []))]),
    ),
  }
}
