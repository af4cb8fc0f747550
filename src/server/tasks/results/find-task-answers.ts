import { QuestionResponse } from '#domain/questions/response.ts'
import { ownCardId } from '#domain/sets/own-card-id.ts'
import type { CurriculumStore } from '../../curriculum/curriculum-store.ts'
import type { Queries } from '../../database/database.ts'
import { readItemAnswers } from '../task-facts-store.ts'
import type { TaskRow } from '../task-row.ts'
import { readSetFronts } from '../teaching-store.ts'
import { findQuizAnswers } from './find-quiz-answers.ts'
import type { GivenAnswer } from './gather-questions.ts'
import type { Given } from './response-options.ts'
import { type AskedAnswer, askedIn, cardAsked, type ItemAnswer } from './task-questions.ts'

export interface TaskAnswers {
  answers: GivenAnswer[]
  /** The order in which the questions stand, by their ids. */
  order: readonly string[]
}

/** What pupils answered for a task, with what was asked; answers to what is not there any more are left out. */
export async function findTaskAnswers(options: {
  task: Pick<TaskRow, 'id' | 'scope' | 'method'>
  /** Whose answers count. */
  pupilIds: ReadonlySet<string>
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic'>
}): Promise<TaskAnswers> {
  const { task, pupilIds, queries, curriculum } = options
  if (task.method === 'own-quiz') return findQuizAnswers({ task, pupilIds, queries })
  const given = (await readItemAnswers(queries, task.id)).map(({ firstChoice, firstResponse, ...answer }) => ({
    ...answer,
    choice: firstChoice,
    response: QuestionResponse.safeParse(firstResponse).data ?? null,
  }))
  const byItem = Map.groupBy(given, ({ itemId }) => itemId)
  const givenTo = (itemId: string): Given[] =>
    (byItem.get(itemId) ?? []).map(({ response, firstRight }) => ({ response, right: firstRight }))
  const { find, order } = task.scope.startsWith('set:')
    ? await ofSet(queries, task.scope.slice('set:'.length))
    : ofTopic(curriculum, task.scope, givenTo)
  const answers = given.flatMap(({ itemId, choice, response, ...answer }) => {
    const known = find(itemId, { choice, response })
    return known ? [{ ...answer, ...known }] : []
  })
  return { answers, order }
}

interface Finder {
  find: (itemId: string, answer: ItemAnswer) => AskedAnswer | null
  order: readonly string[]
}

async function ofSet(queries: Queries, setId: string): Promise<Finder> {
  const fronts = await readSetFronts(queries, setId)
  const cards = fronts.map(({ id, html, text }) => cardAsked(ownCardId({ setId, cardId: id }), { html, text }))
  const byId = new Map(cards.map((asked) => [asked.id, { asked, chosen: [] }]))
  return { find: (itemId) => byId.get(itemId) ?? null, order: [...byId.keys()] }
}

function ofTopic(
  curriculum: Pick<CurriculumStore, 'topic'>,
  topicId: string,
  given: (itemId: string) => readonly Given[],
): Finder {
  const topic = curriculum.topic(topicId)
  if (!topic?.material) return { find: () => null, order: [] }
  const { flashcards, quiz, noteQuestions } = topic.material
  return { find: askedIn(topic, given), order: [...flashcards, ...quiz, ...noteQuestions].map(({ id }) => id) }
}
