import type { LoaderFunctionArgs } from 'react-router'
import type { StudyMaterial } from '#contract/curriculum.ts'
import { found, notFound } from '../api/found.ts'
import { apiOf } from '../api/request-api.ts'
import { type StudyPlace, studyPlaceOf } from './study-place.ts'

export interface Study extends StudyMaterial {
  place: StudyPlace
}

/** What every study screen loads: the material that its address names. Throws the not-found page for any other address. */
export async function loadStudy({ request, params, context }: LoaderFunctionArgs): Promise<Study> {
  const place = studyPlaceOf(new URL(request.url), params)
  if (!place) throw notFound()
  const study = await found(
    apiOf(context)('GET /api/curriculum/:level/:subject/material', {
      params: { level: place.level, subject: place.subject },
      query: { topic: place.topic },
    }),
  )
  const { qualifications } = study.subject
  const offered = Object.keys(qualifications ?? {})
  if (place.board !== undefined && !offered.includes(place.board)) throw notFound()
  return { ...study, place }
}
