import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import * as contract from '#contract/lessons.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { etagMatches } from '../http/etag-matches.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { senderOf } from '../http/limits/sender.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { findLesson } from './find-lesson.ts'
import { findLessonShelf } from './find-lesson-shelf.ts'
import { readLessonFigures } from './read-lesson-figures.ts'
import { watchLesson } from './watch-lesson.ts'

/** Far more than a class watches behind one address, each slide of a lesson told of. */
const VIEWS_PER_MINUTE = 600

interface Parts {
  database: Database
  curriculum: CurriculumStore
  now: () => Date
}

export function lessonRoutes(app: Hono<AppEnvironment>, { database, curriculum, now }: Parts): void {
  const byViewer = rateLimit({ points: VIEWS_PER_MINUTE, seconds: 60 })
  serveEndpoint(app, contract.readLessonShelfEndpoint, (input) => findLessonShelf(curriculum, input))
  serveEndpoint(app, contract.readLessonEndpoint, ({ params }) => findLesson(curriculum.lessons, params.topicId))
  serveEndpoint(app, contract.readLessonFiguresEndpoint, ({ params }, { var: { person } }) =>
    readLessonFigures({ person, params, queries: database, curriculum }),
  )
  serveEndpoint(app, contract.watchLessonEndpoint, async ({ body }, context) => {
    const { person } = context.var
    await byViewer.take(senderOf(context.var))
    return watchLesson({ person, body, queries: database, curriculum, now: now() })
  })
}

/** The drawings of the lessons' cards. They change only with a build; browsers ask again after an hour. */
export function lessonPictureRoutes(app: Hono<AppEnvironment>, { lessons }: CurriculumStore): void {
  app.get('/lesson-pictures/:name', async (context) => {
    const [, topicId = '', theme] = /^([a-z0-9-]+)\.(light|dark)\.svg$/.exec(context.req.param('name')) ?? []
    const picture = await lessons.picture(topicId, theme === 'dark' ? 'dark' : 'light')
    if (picture === undefined) return context.notFound()
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
    const headers = { etag, 'cache-control': 'public, max-age=3600' }
    if (etagMatches(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
    const policy = "default-src 'none'; style-src 'unsafe-inline'"
    return context.body(picture, 200, {
      ...headers,
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': policy,
    })
  })
}
