import { randomInt, randomUUID } from 'node:crypto'
import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { startLiveQuizEndpoint } from '#contract/live-quiz.ts'
import { newLiveQuiz } from '#domain/live-quiz/live-quiz.ts'
import { may, type Person } from '#domain/permissions.ts'
import { GREATEST_SEED } from '#domain/seeded-random.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { refusalOf } from '../http/refusal.ts'
import type { LiveRooms } from '../live/live.ts'
import { notify } from '../notices/notify.ts'
import { endOthers, readPlace, readPupilsOf, writeLiveQuiz } from './live-quiz-store.ts'
import { readSource } from './read-questions.ts'

/**
 * Begins a live quiz with its lobby, and ends what its host still had on there; sent again with the same id it begins once.
 * @throws {AppError} not-signed-in; not-found for a class or session that is not theirs, or a source that is not there;
 * not-allowed for those who are in it and do not lead it.
 */
export async function startLiveQuiz(options: {
  person: Person
  body: ParsedOf<typeof startLiveQuizEndpoint>['body']
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topic'>
  live: Pick<LiveRooms, 'publish'>
  now: Date
}): Promise<AnswerOf<typeof startLiveQuizEndpoint>> {
  const { person, body, queries, curriculum, live, now } = options
  const { id, place, source } = body
  if (person.role === 'guest') throw new AppError('not-signed-in')
  const facts = await readPlace(queries, { place, personId: person.id })
  if (person.role === 'unconfirmed-teacher') throw refusalOf(person)
  if (!facts || !may(person, 'enter live quiz', facts)) throw new AppError('not-found')
  if (!may(person, 'start live quiz', facts)) throw new AppError('not-allowed')
  const { title, quizId, topicId, questions } = await readSource({
    person,
    source,
    queries,
    curriculum,
    newId: randomUUID,
  })
  const { phase, at } = newLiveQuiz(questions.length)
  const seed = randomInt(GREATEST_SEED)
  const hostId = person.id
  await writeLiveQuiz(queries, { id, hostId, quizId, topicId, title, questions, seed, phase, at, place, now })
  for (const ended of await endOthers(queries, { id, hostId, place, now }))
    await live.publish(`quiz:${ended}`, { about: 'step' })
  const to = (await readPupilsOf(queries, place)).filter((pupil) => pupil !== person.id)
  const where = `${facts.name}: ${title}`
  await notify(queries, {
    to,
    cause: `live-quiz:${id}`,
    title: 'A live quiz begins',
    body: where,
    link: `/live/${id}`,
    at: now,
  })
  if (place.kind === 'session') await live.publish(`session:${place.id}`, { about: 'topic' })
  return { id }
}
