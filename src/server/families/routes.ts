import type { Hono } from 'hono'
import * as contract from '#contract/families.ts'
import type { CurriculumStore } from '../curriculum/curriculum-store.ts'
import type { Database } from '../database/database.ts'
import type { SharedLimits } from '../http/limits/shared-limit.ts'
import type { AppEnvironment } from '../http/request-context.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { connectChild } from './connect-child.ts'
import { endLink } from './end-link.ts'
import { makeLinkCode, withdrawLinkCode } from './link-codes.ts'
import { listChildren } from './list-children.ts'
import { listWeeklyReports } from './list-weekly-reports.ts'
import {
  changeSubscription,
  readParentPreferences,
  readSubscription,
  saveParentPreferences,
} from './parent-preferences.ts'
import { readFamilyLinks } from './read-family-links.ts'
import { setChildGoals } from './set-child-goals.ts'
import { setSenMode } from './set-sen-mode.ts'

interface Parts {
  database: Database
  curriculum: CurriculumStore
  jobs: Jobs
  sharedLimits: SharedLimits
  publicUrl: string
  secret: string
  now: () => Date
}

/** Wrong codes a parent may try in ten minutes: typing slips, not guessing. */
const TRIES = { points: 8, seconds: 600 }
const CODES = { points: 20, seconds: 3600 }

export function familyRoutes(app: Hono<AppEnvironment>, parts: Parts): void {
  const { database, curriculum, jobs, sharedLimits, publicUrl, secret, now } = parts
  const [tries, codes] = [sharedLimits('link-code', TRIES), sharedLimits('new-link-code', CODES)]
  serveEndpoint(app, contract.readFamilyLinksEndpoint, (_input, { var: { person } }) =>
    readFamilyLinks({ person, queries: database, publicUrl, now: now() }),
  )
  serveEndpoint(app, contract.makeLinkCodeEndpoint, (_input, { var: { person } }) =>
    makeLinkCode({ person, queries: database, codes, publicUrl, now: now() }),
  )
  serveEndpoint(app, contract.withdrawLinkCodeEndpoint, (_input, { var: { person } }) =>
    withdrawLinkCode({ person, queries: database }),
  )
  serveEndpoint(app, contract.endLinkEndpoint, ({ params: { id } }, { var: { person } }) =>
    endLink({ person, id, database, jobs, publicUrl, now: now() }),
  )
  serveEndpoint(app, contract.listChildrenEndpoint, (_input, { var: { person } }) =>
    listChildren({ person, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.connectChildEndpoint, ({ body: { code } }, { var: { person } }) =>
    connectChild({ person, code, database, tries, now: now() }),
  )
  serveEndpoint(app, contract.setSenModeEndpoint, ({ params: { id }, body: { on } }, { var: { person } }) =>
    setSenMode({ person, studentId: id, on, database, now: now() }),
  )
  serveEndpoint(app, contract.setChildGoalsEndpoint, ({ params: { id }, body: goals }, { var: { person } }) =>
    setChildGoals({ person, studentId: id, goals, database, now: now() }),
  )
  serveEndpoint(app, contract.listWeeklyReportsEndpoint, ({ params: { id } }, { var: { person } }) =>
    listWeeklyReports({ person, studentId: id, queries: database, curriculum, now: now() }),
  )
  serveEndpoint(app, contract.readParentPreferencesEndpoint, (_input, { var: { person } }) =>
    readParentPreferences({ person, queries: database }),
  )
  serveEndpoint(app, contract.saveParentPreferencesEndpoint, ({ body: preferences }, { var: { person } }) =>
    saveParentPreferences({ person, preferences, queries: database }),
  )
  serveEndpoint(app, contract.readSubscriptionEndpoint, ({ query: { token } }) =>
    readSubscription({ token, secret, queries: database }),
  )
  serveEndpoint(app, contract.changeSubscriptionEndpoint, ({ body: { token, subscribed } }) =>
    changeSubscription({ token, subscribed, secret, queries: database }),
  )
}
