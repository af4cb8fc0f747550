import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import type { Logger } from 'pino'
import { endpoints } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { openApiOf } from '#contract/openapi.ts'
import type { Person } from '#domain/permissions.ts'
import type { CurriculumStore } from './curriculum/curriculum-store.ts'
import { curriculumRoutes } from './curriculum/routes.ts'
import type { Database } from './database/database.ts'
import { healthRoutes } from './health/routes.ts'
import type { AppEnvironment } from './http/request-context.ts'
import { pageRoutes } from './pages/page-routes.ts'
import type { WebBuild } from './pages/render.ts'
import { progressRoutes } from './progress/routes.ts'
import type { Settings } from './settings.ts'
import { createAnswerRecorder } from './study/answer-recorder.ts'
import { studyRoutes } from './study/routes.ts'

export interface AppParts {
  settings: Settings
  database: Database
  curriculum: CurriculumStore
  /** Who sends a request, by its session cookie. */
  identify: (request: Request) => Promise<Person>
  /** The pages, and the folder of their files; absent where only the API is served, as in its tests. */
  web?: { build: WebBuild; clientFolder: string }
  log: Logger
  now: () => Date
}

/** Middleware, the features' routes and the one place where an error becomes a response. */
export function createApp(parts: AppParts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>()
  const { settings, database, curriculum, identify, web, log, now } = parts
  app.onError((error, context) => {
    const known = error instanceof AppError ? error : new AppError('internal')
    if (known.code === 'internal') log.error({ err: error, path: context.req.path }, 'request failed')
    return context.json(known.toBody(), known.status)
  })
  app.use(secureHeaders({ xFrameOptions: 'DENY', crossOriginResourcePolicy: 'same-origin' }))
  app.use('/api/*', async (context, next) => {
    context.set('person', await identify(context.req.raw))
    await next()
  })
  app.use('/api/*', csrf({ origin: [new URL(settings.publicUrl).origin] }))

  healthRoutes(app, database)
  curriculumRoutes(app, curriculum)
  const recorder = createAnswerRecorder({ database, items: curriculum.items, now })
  studyRoutes(app, { database, curriculum, recorder, now })
  progressRoutes(app, { database, curriculum, now })

  const openApi = openApiOf(endpoints)
  app.get('/api/openapi.json', (context) => context.json(openApi))
  app.all('/api/*', () => {
    throw new AppError('not-found')
  })
  if (web) {
    app.use(
      '/assets/*',
      serveStatic({
        root: web.clientFolder,
        precompressed: true,
        onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    )
    app.get('/assets/*', (context) => context.notFound())
    pageRoutes(app, web.build)
  }
  return app
}
