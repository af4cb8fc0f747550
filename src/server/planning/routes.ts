import type { Hono } from 'hono'
import * as contract from '#contract/planning.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { rateLimit } from '../http/rate-limit.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { Settings } from '../settings.ts'
import { closeCalendarFeed } from './close-calendar-feed.ts'
import { openCalendarFeed } from './open-calendar-feed.ts'
import { readCalendar } from './read-calendar.ts'
import { readPlan } from './read-plan.ts'
import { removeExam } from './remove-exam.ts'
import { saveExam } from './save-exam.ts'

/** A whole school's calendars may ask from one address. */
const CALENDARS_PER_MINUTE = 300

interface Parts {
  database: Database
  curriculum: CurriculumStore
  settings: Pick<Settings, 'publicUrl' | 'trustedProxy'>
  now: () => Date
}

export function planningRoutes(app: Hono<AppEnvironment>, { database, curriculum, settings, now }: Parts): void {
  const { publicUrl } = settings
  serveEndpoint(app, contract.readPlan, (_input, { var: { person } }) =>
    readPlan({ person, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.saveExam, ({ params, body }, { var: { person } }) =>
    saveExam({ person, exam: { ...body, ...params }, queries: database, curriculum }),
  )
  serveEndpoint(app, contract.removeExam, ({ params }, { var: { person } }) =>
    removeExam({ person, id: params.id, queries: database }),
  )
  serveEndpoint(app, contract.openCalendarFeed, (_input, { var: { person } }) =>
    openCalendarFeed({ person, queries: database, publicUrl, now: now() }),
  )
  serveEndpoint(app, contract.closeCalendarFeed, (_input, { var: { person } }) =>
    closeCalendarFeed({ person, queries: database }),
  )

  const byAddress = rateLimit({ points: CALENDARS_PER_MINUTE, seconds: 60 })
  app.get('/calendar/:file', async (context) => {
    await byAddress.take(clientAddress(context, settings))
    const [, secret] = /^([\w-]{32})\.ics$/.exec(context.req.param('file')) ?? []
    const calendar = secret && (await readCalendar({ secret, queries: database, curriculum, publicUrl, now: now() }))
    if (!calendar) return context.notFound()
    return context.body(calendar, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })
}
