import type { LoaderFunctionArgs } from 'react-router'
import type { ExamPractice } from '#contract/exam.ts'
import { boardIds } from '#domain/curriculum/board-ids.ts'
import { found, notFound } from '../../api/found.ts'
import { apiOf } from '../../api/request-api.ts'
import type { Study } from '../load-study.ts'
import { expectOffered, studyPlaceOf } from '../study-place.ts'

/** The exam questions of the topic in the address, or a mix of the whole subject; none where there are none yet. */
export async function loadExam({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<Study<Pick<ExamPractice, 'questions' | 'formulaSheet'>>> {
  const place = studyPlaceOf(new URL(request.url), params)
  if (!place) throw notFound()
  const { level, subject, topic, questions, mixes, formulaSheet } = await found(
    apiOf(context)('GET /api/curriculum/:level/:subject/exam', {
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
    part: { questions, formulaSheet },
    mixes,
  }
}
