import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import { listLevels, readDraws, readStudyMaterial, readSubject, readTaughtShare } from '#contract/curriculum.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { CurriculumStore } from './curriculum-store.ts'
import { drawQuestions } from './draw-questions.ts'
import { findStudyMaterial } from './find-study-material.ts'
import { findSubject, findTaughtShare } from './find-subject.ts'

export function curriculumRoutes(app: Hono<AppEnvironment>, curriculum: CurriculumStore): void {
  serveEndpoint(app, listLevels, () => ({ levels: curriculum.levels }))
  serveEndpoint(app, readSubject, (input) => findSubject(curriculum, input))
  serveEndpoint(app, readTaughtShare, (input) => findTaughtShare(curriculum, input))
  serveEndpoint(app, readStudyMaterial, (input) => findStudyMaterial(curriculum, input))
  serveEndpoint(app, readDraws, ({ params }) =>
    drawQuestions({ curriculum, topicId: params.topicId, chance: (below) => randomInt(below) }),
  )
}
