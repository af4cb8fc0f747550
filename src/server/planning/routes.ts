import type { Hono } from 'hono'
import * as contract from '#contract/planning.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { rateLimit } from '../http/rate-limit.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { Settings } from '../settings.ts'
import { hashOf, newSecret } from './calendar-secret.ts'
import { makePlan } from './make-plan.ts'
import { deleteExam, deleteFeed, findFeedStudent, writeFeed } from './plan-store.ts'
import { plannerOf } from './planner-of.ts'
import { readPlan } from './read-plan.ts'
import { saveExam } from './save-exam.ts'
import { writeCalendar } from './write-calendar.ts'

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
  serveEndpoint(app, contract.removeExam, async ({ params }, { var: { person } }) => {
    await deleteExam(database, { studentId: plannerOf(person), id: params.id })
    return {}
  })
  serveEndpoint(app, contract.openCalendarFeed, async (_input, { var: { person } }) => {
    const studentId = plannerOf(person)
    const secret = newSecret()
    await writeFeed(database, { studentId, secretHash: hashOf(secret), now: now() })
    return { url: `${publicUrl}/calendar/${secret}.ics` }
  })
  serveEndpoint(app, contract.closeCalendarFeed, async (_input, { var: { person } }) => {
    await deleteFeed(database, plannerOf(person))
    return {}
  })

  const byAddress = rateLimit({ points: CALENDARS_PER_MINUTE, seconds: 60 })
  app.get('/calendar/:file', async (context) => {
    await byAddress.take(clientAddress(context, settings))
    const [, secret] = /^([\w-]{32})\.ics$/.exec(context.req.param('file')) ?? []
    const studentId = secret && (await findFeedStudent(database, hashOf(secret)))
    const plan = studentId ? await makePlan({ studentId, queries: database, curriculum, now: now() }) : null
    if (!plan) return context.notFound()
    return context.body(writeCalendar(plan, { publicUrl, now: now() }), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })
}
