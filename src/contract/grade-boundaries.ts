import { z } from 'zod'
import { Slug } from '#domain/curriculum/subject.ts'
import { GradeBoundaries } from '#domain/exam/papers/grade-boundaries.ts'
import { endpoint } from './endpoint.ts'

const refusals = ['not-signed-in', 'not-allowed'] as const
const target = z.object({ targetId: Slug })

/** What boundaries can be set for: a paper, or all papers of a qualification and tier together. */
export const BoundaryTarget = z.object({
  id: Slug,
  /** 'GCSE Maths, AQA, Higher'. */
  qualification: z.string(),
  /** 'Paper 1'; null for the whole qualification. */
  paper: z.string().nullable(),
  /** The marks of the paper, or of all of them. */
  marks: z.int(),
  boundaries: GradeBoundaries.nullable(),
})
export type BoundaryTarget = z.infer<typeof BoundaryTarget>

export const listBoundariesEndpoint = endpoint({
  route: 'GET /api/admin/grade-boundaries',
  summary: 'What grade boundaries can be set for, with those that are',
  response: z.object({ targets: z.array(BoundaryTarget) }),
  errors: refusals,
})

export const saveBoundariesEndpoint = endpoint({
  route: 'PUT /api/admin/grade-boundaries/:targetId',
  summary: 'Sets the grade boundaries of a paper or qualification, for the estimates of its mocks',
  params: target,
  body: GradeBoundaries,
  response: z.object({ boundaries: GradeBoundaries }),
  errors: [...refusals, 'not-found'],
})

export const removeBoundariesEndpoint = endpoint({
  route: 'DELETE /api/admin/grade-boundaries/:targetId',
  summary: 'Takes grade boundaries away: their mocks show no estimate any more',
  params: target,
  response: z.object({ removed: z.boolean() }),
  errors: [...refusals, 'not-found'],
})
