import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts'
import type { readLessonFiguresEndpoint } from '#contract/lessons.ts'
import type { Person } from '#domain/permissions.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Queries } from '../database/database.ts'
import { readPlaces, readViews } from './lesson-view-store.ts'

/** How often a subject's lessons were watched, and where the person who asks was in each. */
export async function readLessonFigures(options: {
  person: Person
  params: ParsedOf<typeof readLessonFiguresEndpoint>['params']
  queries: Queries
  curriculum: Pick<CurriculumStore, 'topics'>
}): Promise<AnswerOf<typeof readLessonFiguresEndpoint>> {
  const { person, params, queries, curriculum } = options
  const topicIds = curriculum.topics(params.level, params.subject).map(({ id }) => id)
  const views = await readViews(queries, topicIds)
  const places = person.role === 'guest' ? [] : await readPlaces(queries, { viewerId: person.id, topicIds })
  return {
    views: Object.fromEntries(views.map(({ topicId, views: count }) => [topicId, count])),
    places: Object.fromEntries(
      places.map(({ topicId, watchedAt, ...place }) => [topicId, { ...place, watchedAt: watchedAt.toISOString() }]),
    ),
  }
}
