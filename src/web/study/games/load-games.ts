import type { LoaderFunctionArgs } from 'react-router'
import type { GameShelf } from '#contract/games.ts'
import { found, notFound } from '../../api/found.ts'
import { apiOf } from '../../api/request-api.ts'
import { expectOffered, type StudyPlace, studyPlaceOf } from '../study-place.ts'

/** What the games screen carries: where it stands, and what the games are dealt from. */
export interface Games extends Pick<GameShelf, 'source' | 'playable' | 'borrowing'> {
  place: StudyPlace
  level: Pick<GameShelf['level'], 'id' | 'title' | 'presentation'>
  subject: Pick<GameShelf['subject'], 'slug' | 'title' | 'hue'>
  topic: Pick<NonNullable<GameShelf['topic']>, 'slug' | 'title'> | null
}

/** Throws the not-found page for any address that is no games screen's. */
export async function loadGames({ request, params, context }: LoaderFunctionArgs): Promise<Games> {
  const place = studyPlaceOf(new URL(request.url), params)
  if (!place) throw notFound()
  const { level, subject, topic, source, playable, borrowing } = await found(
    apiOf(context)('GET /api/curriculum/:level/:subject/games', {
      params: { level: place.level, subject: place.subject },
      query: { topic: place.topic },
    }),
  )
  expectOffered(place, subject)
  return {
    place,
    level: { id: level.id, title: level.title, presentation: level.presentation },
    subject: { slug: subject.slug, title: subject.title, hue: subject.hue },
    topic: topic && { slug: topic.slug, title: topic.title },
    source,
    playable,
    borrowing,
  }
}
