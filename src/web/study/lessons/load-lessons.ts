import type { LoaderFunctionArgs } from 'react-router'
import type { LessonShelf } from '#contract/lessons.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import type { TopicLesson } from '#domain/lessons/lesson.ts'
import { found, notFound } from '../../api/found.ts'
import { apiOf } from '../../api/request-api.ts'
import { expectOffered, type StudyPlace, studyPlaceOf } from '../study-place.ts'

/** What the videos screen carries: where it stands, and a card for each lesson. */
export interface Lessons {
  place: StudyPlace
  level: Pick<LessonShelf['level'], 'id' | 'title' | 'presentation'>
  subject: Pick<LessonShelf['subject'], 'slug' | 'title' | 'hue' | 'icon'>
  topic: Pick<NonNullable<LessonShelf['topic']>, 'slug' | 'title'> | null
  lessons: LessonShelf['lessons']
  /** The lesson itself, where there is one: a topic that is kept on a device plays without a connection. */
  lesson: TopicLesson | null
}

/** Throws the not-found page for any address that is no videos screen's. */
export async function loadLessons({ request, params, context }: LoaderFunctionArgs): Promise<Lessons> {
  const place = studyPlaceOf(new URL(request.url), params)
  if (!place) throw notFound()
  const { level, subject, topic, lessons } = await found(
    apiOf(context)('GET /api/curriculum/:level/:subject/lessons', {
      params: { level: place.level, subject: place.subject },
      query: { topic: place.topic, board: boardOf(place.board) },
    }),
  )
  expectOffered(place, subject)
  const [only] = topic ? lessons : []
  const lesson = only && (await apiOf(context)('GET /api/lessons/:topicId', { params: { topicId: only.topicId } }))
  return {
    place,
    level: { id: level.id, title: level.title, presentation: level.presentation },
    subject: { slug: subject.slug, title: subject.title, hue: subject.hue, icon: subject.icon },
    topic: topic && { slug: topic.slug, title: topic.title },
    lessons,
    lesson: lesson ?? null,
  }
}

const boardOf = (board: string | undefined) => boardIds.find((id) => id === board)
