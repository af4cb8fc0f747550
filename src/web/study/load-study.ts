import type { LoaderFunctionArgs } from 'react-router'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import type { Level } from '#domain/curriculum/level.ts'
import type { Subject } from '#domain/curriculum/subject.ts'
import type { FourOptionQuestion, Material, TopicOutline } from '#domain/curriculum/topic.ts'
import { found, notFound } from '../api/found.ts'
import { apiOf } from '../api/request-api.ts'
import { expectOffered, type StudyPlace, studyPlaceOf } from './study-place.ts'

/** What a study screen needs: where it stands, and of the material just the part that it shows (null: none yet). */
export interface Study<Part> {
  place: StudyPlace
  level: Pick<Level, 'id' | 'title' | 'presentation'>
  subject: Pick<Subject, 'slug' | 'title' | 'hue'>
  topic: Pick<TopicOutline, 'id' | 'title'> | null
  part: Part | null
  /** How many mixes the whole subject makes. */
  mixes: number
}

/**
 * Loads what the address names and keeps the part that `pick` takes: the page carries no more than it shows.
 * Throws the not-found page for any other address.
 */
export async function loadStudy<Part>(
  { request, params, context }: LoaderFunctionArgs,
  pick: (material: Material, drawn: readonly FourOptionQuestion[]) => Part,
): Promise<Study<Part>> {
  const place = studyPlaceOf(new URL(request.url), params)
  if (!place) throw notFound()
  const { level, subject, topic, material, mixes, drawn } = await found(
    apiOf(context)('GET /api/curriculum/:level/:subject/material', {
      params: { level: place.level, subject: place.subject },
      query: { topic: place.topic, mix: place.mix, board: boardIds.find((board) => board === place.board) },
    }),
  )
  expectOffered(place, subject)
  return {
    place,
    level: { id: level.id, title: level.title, presentation: level.presentation },
    subject: { slug: subject.slug, title: subject.title, hue: subject.hue },
    topic: topic && { id: topic.id, title: topic.title },
    part: material && pick(material, drawn),
    mixes,
  }
}

/** Identifies what is studied: a screen starts afresh when it changes. */
export const keyOf = ({ place }: Study<unknown>) => `${place.level}/${place.subject}/${place.topic}/${place.mix}`
