import type { Hono } from 'hono'
import * as contract from '#contract/content.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '../database/database.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { senderOf } from '../http/limits/sender.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { serveFile } from '../http/serve-file.ts'
import { addContent } from './add-content.ts'
import { cloneContent } from './clone-content.ts'
import { deleteContent } from './delete-content.ts'
import { editContent } from './edit-content.ts'
import { listAddedContent } from './list-added-content.ts'
import { listContent } from './list-content.ts'
import { previewContent } from './preview-content.ts'
import { readAddedContent } from './read-added-content.ts'
import { videoPage } from './video-page.ts'
import { watchAddedVideo } from './watch-added-video.ts'

/** Far more than a class watches behind one address. */
const VIEWS_PER_MINUTE = 120

export function contentRoutes(
  app: Hono<AppEnvironment>,
  { database, now }: { database: Database; now: () => Date },
): void {
  const byViewer = rateLimit({ points: VIEWS_PER_MINUTE, seconds: 60 })
  // Before the calls by id, whose path it fits.
  serveEndpoint(app, contract.previewContentEndpoint, ({ body }, { var: { person } }) =>
    previewContent({ person, draft: body }),
  )
  serveEndpoint(app, contract.listContentEndpoint, ({ query }, { var: { person } }) =>
    listContent({ person, query, queries: database }),
  )
  serveEndpoint(app, contract.addContentEndpoint, ({ body }, { var: { person } }) =>
    addContent({ person, item: body, database, now: now() }),
  )
  serveEndpoint(app, contract.editContentEndpoint, ({ params: { id }, body }, { var: { person } }) =>
    editContent({ person, id, fields: body, database, now: now() }),
  )
  serveEndpoint(app, contract.cloneContentEndpoint, ({ params: { id }, body }, { var: { person } }) =>
    cloneContent({ person, id, copyId: body.id, database, now: now() }),
  )
  serveEndpoint(app, contract.deleteContentEndpoint, ({ params: { id } }, { var: { person } }) =>
    deleteContent({ person, id, database, now: now() }),
  )
  serveEndpoint(app, contract.listAddedContentEndpoint, ({ query }) => listAddedContent({ query, queries: database }))
  serveEndpoint(app, contract.readAddedContentEndpoint, ({ params: { id } }) =>
    readAddedContent({ id, queries: database }),
  )
  serveEndpoint(app, contract.watchAddedVideoEndpoint, async ({ params: { id }, body }, context) => {
    const { person } = context.var
    await byViewer.take(senderOf(context.var))
    return watchAddedVideo({ person, id, viewer: body.viewer, queries: database, now: now() })
  })
  serveFile(app, contract.playAddedVideoEndpoint, async ({ params: { id } }) => {
    const { title, shown } = await readAddedContent({ id, queries: database })
    if (shown.type !== 'video') throw new AppError('not-found')
    const { page, policy } = videoPage({ title, video: shown.video })
    return { type: 'text/html', body: String(page), headers: { 'content-security-policy': policy } }
  })
}
