import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { LearnPointSummary, LearnStep, planLearnSessionEndpoint } from '#contract/learn.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { DRAWS_PER_TEMPLATE } from '#domain/curriculum/item-id.ts'
import { isAskedBy } from '#domain/curriculum/point-boards.ts'
import { questionsOf } from '#domain/curriculum/quiz-questions.ts'
import type { Topic } from '#domain/curriculum/topic.ts'
import { askingOf } from '#domain/learn/choose-for-exam.ts'
import type { LearnPoint } from '#domain/learn/learn-point.ts'
import { passageOf } from '#domain/learn/passage-of.ts'
import { planSession } from '#domain/learn/plan-session.ts'
import type { PlannedStep } from '#domain/learn/planned-step.ts'
import { pointMemory, type StateOf } from '#domain/learn/point-memory.ts'
import { may, type Person } from '#domain/permissions.ts'
import { aimsAt, type PaperAim } from '#domain/planning/aim-at-papers.ts'
import { subjectKeyOf } from '#domain/planning/exam.ts'
import type { RandomBelow } from '#domain/seeded-random.ts'
import { guestProgress } from '#domain/study/guest-progress.ts'
import { dueForExam } from '#domain/study/scheduling/exam-aim.ts'
import { type CardState, scheduleReview } from '#domain/study/scheduling/schedule.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { drawQuestion } from '../drawn-questions/draw-question.ts'
import { type Begun, chooseTopics } from './choose-topics.ts'
import { type Paper, readBegun, readMemory } from './learn-store.ts'

/**
 * A session for a pupil, by what is stored of them; for a guest, by what their device has kept; for anybody else, as for
 * somebody new.
 * @throws {AppError} not-found for a scope that there is not; not-allowed for whoever may not study.
 */
export async function planLearnSession(options: {
  person: Person
  wish: ParsedOf<typeof planLearnSessionEndpoint>['body']
  queries: Queries
  curriculum: CurriculumStore
  chance: RandomBelow
  now: Date
}): Promise<AnswerOf<typeof planLearnSessionEndpoint>> {
  const { person, wish, curriculum, chance, now } = options
  if (!may(person, 'study')) throw new AppError('not-allowed')
  const { begun, papers, memoryOf } = await knownOf(options)
  const aims = aimsAt(papers, now)
  const aimOf = ({ topicId }: Pick<LearnPoint, 'topicId'>) => {
    const topic = curriculum.topicOutline(topicId)
    return (topic && aims.get(subjectKeyOf(topic))) ?? null
  }
  const topics = chooseTopics(curriculum, { scope: wish.scope, begun })
  const states = await memoryOf(topics.map(({ topic }) => topic.id))
  const stateOf: StateOf = (itemId) => states.get(itemId) ?? null
  const points = topics.flatMap(({ topic, board }) =>
    curriculum.pointsOf(topic.id).filter((point) => isAskedBy(point, board)),
  )
  const planned = planSession({ points, stateOf, aimOf }, wish.minutes, now)
  const used = [...new Set(planned.map(({ point }) => point))]
  return {
    steps: planned.flatMap((step) =>
      toStep(step, { curriculum, stateOf, aimOf, chance, now, place: used.indexOf(step.point) }),
    ),
    points: used.map((point) => summaryOf(point, { curriculum, board: boardOf(wish), stateOf, aimOf, now })),
    begun: topics.length > 0,
  }
}

const boardOf = ({ scope }: { scope?: { board?: string | undefined } | object | undefined }) =>
  scope && 'board' in scope ? scope.board : undefined

/** What a session goes by: the topics begun, and what is remembered of those that it draws on. */
async function knownOf({
  person,
  wish,
  queries,
  curriculum,
}: Pick<Parameters<typeof planLearnSession>[0], 'person' | 'wish' | 'queries' | 'curriculum'>): Promise<{
  begun: Begun
  papers: readonly Paper[]
  memoryOf: (topicIds: readonly string[]) => Promise<ReadonlyMap<string, CardState>>
}> {
  if (person.role === 'student') {
    const begun = await readBegun(queries, person.id)
    return {
      begun,
      papers: begun.papers,
      memoryOf: (topicIds) => readMemory(queries, { studentId: person.id, topicIds }),
    }
  }
  const answers = person.role === 'guest' ? wish.answers : []
  // A guest's goal earns nothing here.
  const rules = { timeZone: 'Europe/London', items: curriculum.itemFacts, dailyGoal: Number.POSITIVE_INFINITY }
  const { mastery, cardStates } = guestProgress(answers, rules)
  const topics = [...mastery.values()].toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  return { begun: { topics, papers: [] }, papers: [], memoryOf: async () => cardStates }
}

interface Telling {
  curriculum: CurriculumStore
  stateOf: StateOf
  aimOf: (point: Pick<LearnPoint, 'topicId'>) => PaperAim | null
  now: Date
}

function toStep(planned: PlannedStep, telling: Telling & { chance: RandomBelow; place: number }): LearnStep[] {
  const { curriculum, stateOf, aimOf, chance, now, place } = telling
  const { point, reason } = planned
  const topic = curriculum.topic(point.topicId)
  const of = { point: place, reason }
  if (!topic?.material) return []
  if (planned.kind === 'passage') {
    const passage = passageOf(topic.material.note.sections, aboutOf(point, topic))
    return passage ? [{ kind: 'passage', ...of, heading: passage.heading, html: passage.html }] : []
  }
  const { item } = planned
  const aim = aimOf(point)
  const dueAfter = (recall: Parameters<typeof scheduleReview>[1]) => {
    const after = scheduleReview(stateOf(item.id), recall, now)
    return (aim ? dueForExam(after, askingOf(item), now, aim) : after.due).toISOString()
  }
  const right = item.askedFor === 'recall' ? 'know' : 'recognised'
  const asked = { ...of, dueIfRight: dueAfter(right), dueIfMissed: dueAfter('dont-know') }
  if (item.of === 'flashcard') {
    const card = topic.material.flashcards.find(({ id }) => id === item.id)
    return card ? [{ kind: 'card', ...asked, card: { id: card.id, front: card.front, back: card.back } }] : []
  }
  if (item.of === 'template') {
    const template = topic.templates.find(({ id }) => id === item.id)
    if (!template) return []
    return [{ kind: 'question', ...asked, of: 'quiz', question: drawQuestion(template, chance(DRAWS_PER_TEMPLATE)) }]
  }
  const question = questionsOf(topic.material).find(({ id }) => id === item.id)
  return question ? [{ kind: 'question', ...asked, of: item.of, question }] : []
}

/** What a point's passage should tell: the point itself, and what its cards ask and answer. */
const aboutOf = ({ id, items }: LearnPoint, topic: Topic): string[] => [
  textOf(id, topic),
  ...(topic.material?.flashcards ?? [])
    .filter((card) => items.some((item) => item.id === card.id))
    .flatMap(({ front, back }) => [front.text, back.text]),
]

const textOf = (id: string, { points, title }: Pick<Topic, 'points' | 'title'>) =>
  points.find(({ key }) => id.endsWith(`#${key}`))?.text ?? title

function summaryOf(
  point: LearnPoint,
  { curriculum, board, stateOf, aimOf, now }: Telling & { board: string | undefined },
): LearnPointSummary {
  const topic = curriculum.topicOutline(point.topicId)
  const subject = topic && curriculum.subject(topic.level, topic.subject)
  if (!topic || !subject) throw new Error(`${point.topicId} is in no subject`)
  const { id, title, level, slug, references } = topic
  const aim = aimOf(point)
  const boards = boardIds.filter((known) => references[known] !== undefined)
  return {
    text: textOf(point.id, topic),
    topicId: id,
    topicTitle: title,
    level,
    subject: topic.subject,
    subjectTitle: subject.title,
    slug,
    board: boards.find((known) => known === board) ?? boards[0] ?? null,
    hue: subject.hue,
    memory: pointMemory(point, stateOf, now),
    aim: aim && { paper: aim.paper, day: aim.day },
  }
}
