import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import {
  listLevelsEndpoint,
  readDrawsEndpoint,
  readStudyMaterialEndpoint,
  readSubjectEndpoint,
  readTaughtShareEndpoint,
} from '#contract/curriculum.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { CurriculumStore } from './curriculum-store.ts'
import { drawQuestions } from './draw-questions.ts'
import { findStudyMaterial } from './find-study-material.ts'
import { findSubject, findTaughtShare } from './find-subject.ts'

export function curriculumRoutes(app: Hono<AppEnvironment>, curriculum: CurriculumStore): void {
  serveEndpoint(app, listLevelsEndpoint, () => ({ levels: curriculum.levels }))
  serveEndpoint(app, readSubjectEndpoint, (input) => findSubject(curriculum, input))
  serveEndpoint(app, readTaughtShareEndpoint, (input) => findTaughtShare(curriculum, input))
  serveEndpoint(app, readStudyMaterialEndpoint, (input) => findStudyMaterial(curriculum, input))
  serveEndpoint(app, readDrawsEndpoint, ({ params }) =>
    drawQuestions({ curriculum, topicId: params.topicId, chance: (below) => randomInt(below) }),
  )
}
