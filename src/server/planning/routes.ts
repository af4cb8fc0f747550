import type { Hono } from 'hono'
import { AppError } from '#contract/errors.ts'
import * as contract from '#contract/planning.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { serveFile } from '../http/serve-file.ts'
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
  serveEndpoint(app, contract.readPlanEndpoint, (_input, { var: { person } }) =>
    readPlan({ person, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.saveExamEndpoint, ({ params, body }, { var: { person } }) =>
    saveExam({ person, exam: { ...body, ...params }, queries: database, curriculum }),
  )
  serveEndpoint(app, contract.removeExamEndpoint, ({ params }, { var: { person } }) =>
    removeExam({ person, id: params.id, queries: database }),
  )
  serveEndpoint(app, contract.openCalendarFeedEndpoint, (_input, { var: { person } }) =>
    openCalendarFeed({ person, queries: database, publicUrl, now: now() }),
  )
  serveEndpoint(app, contract.closeCalendarFeedEndpoint, (_input, { var: { person } }) =>
    closeCalendarFeed({ person, queries: database }),
  )

  const byAddress = rateLimit({ points: CALENDARS_PER_MINUTE, seconds: 60 })
  serveFile(app, contract.readCalendarEndpoint, async ({ params: { file } }, context) => {
    await byAddress.take(clientAddress(context, settings))
    const secret = file.replace(/\.ics$/, '')
    const calendar = await readCalendar({ secret, queries: database, curriculum, publicUrl, now: now() })
    if (calendar === null) throw new AppError('not-found')
    return {
      type: 'text/calendar',
      body: calendar,
      headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    }
  })
}
