import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { accountMails } from './server/accounts/account-mails.ts'
import { createAuth } from './server/accounts/auth.ts'
import { forgetUnreadableCodes } from './server/accounts/second-steps/forget-unreadable-codes.ts'
import { readAuthSecret } from './server/accounts/secret/auth-secret.ts'
import { claimSecret } from './server/accounts/secret/claim-secret.ts'
import { createIdentify } from './server/accounts/sign-in/identify.ts'
import { type AppParts, createApp } from './server/app.ts'
import { readCurriculumStore } from './server/curriculum/curriculum-store.ts'
import { connectDatabase } from './server/database/connect.ts'
import { RESERVE_BYTES } from './server/database/embedded/disk-reserve.ts'
import { closeDemo } from './server/demo/close-demo.ts'
import { loadDemo } from './server/demo/load-demo.ts'
import type { AppEnvironment } from './server/http/request-context.ts'
import { openJobs } from './server/jobs/jobs.ts'
import { tellAdmins } from './server/jobs/tell-admins.ts'
import { startCountingXp } from './server/leaderboards/xp-counter.ts'
import { type Live, openLive } from './server/live/live.ts'
import { openMail } from './server/mail/open-mail.ts'
import { observeDatabase } from './server/observe/observe-database.ts'
import { openObserver } from './server/observe/observer.ts'
import { remarkAnswers } from './server/remarking/remark-answers.ts'
import type { Settings } from './server/settings.ts'
import { startWorkers } from './server/start-workers.ts'

/** A cluster has a new leader in less time (decisions/0062); a request that waits longer has been given up. */
const WAIT_FOR_DATABASE_MS = 25_000

export interface Product {
  app: Hono<AppEnvironment>
  /** The live rooms, to be joined to the server that takes the sockets, and closed before it. */
  live: Pick<Live, 'attach' | 'close'>
  /** Says that it stops in a moment, to a balancer that asks. It serves meanwhile. */
  announceStop(): void
  /** Lets jobs end and mail that is on its way leave, and closes the database. */
  close(): Promise<void>
}

/**
 * Puts the product together: database, curriculum, accounts, mail and, where asked for, the demo data.
 * @throws {Error} with a sentence when something it needs is missing or in use.
 */
export async function composeProduct(parts: {
  settings: Settings
  contentFolder: string
  web: AppParts['web']
  log: Logger
  /** Told what is being done, a line for each step that takes a while. */
  say: (line: string) => void
  now: () => Date
}): Promise<Product> {
  const { settings, contentFolder, web, log, say, now } = parts
  const { publicUrl, dataDir } = settings
  const curriculum = readCurriculumStore(contentFolder)
  let live: Live | undefined
  say('Opening the database…')
  const observer = await openObserver(settings, { sockets: () => live?.sockets() ?? 0 })
  const connected = await connectDatabase({
    ...settings,
    reserveBytes: RESERVE_BYTES,
    waitMs: WAIT_FOR_DATABASE_MS,
    onProblem: (error) => log.error({ err: error }, 'the database has a problem; it goes on'),
  })
  const database = observeDatabase(connected, observer)
  const secret = readAuthSecret(dataDir)
  try {
    await claimSecret(database, { secret, dataDir, replace: settings.newSecret })
  } catch (error) {
    await database.close()
    throw error
  }
  const jobs = await openJobs({
    database,
    log,
    onGivenUp: (job) => {
      observer.jobGivenUp(job.queue)
      return tellAdmins(database, { ...job, now: now() })
    },
  })
  const { mailer, outbox } = openMail({ ...settings, log, now })
  const auth = await createAuth({ database, publicUrl, secret, mailer, mails: accountMails(publicUrl), log })
  await forgetUnreadableCodes({ database, auth, now: now() })
  if (settings.demo) {
    say('Loading the demo data…')
    await loadDemo({ database, auth, curriculum, now: now() })
  } else await closeDemo(database)
  const identify = createIdentify({ auth, queries: database })
  live = await openLive({
    database,
    listenUrl: settings.listenDatabaseUrl ?? settings.databaseUrl,
    publicUrl,
    identify,
    onProblem: (error) => log.error({ err: error }, 'something went wrong in the live rooms'),
  })
  const stopping = { begun: false }
  const app = createApp({
    settings,
    observer,
    stopping,
    database,
    curriculum,
    identify,
    auth,
    jobs,
    secret,
    live,
    mailer,
    outbox,
    ...(web && { web }),
    log,
    now,
  })
  await startWorkers({ jobs, mailer, database, curriculum, publicUrl, secret, log, now })
  const stopCounting = startCountingXp({
    database,
    now,
    onProblem: (error) => log.error({ err: error }, 'XP was not counted for the leaderboards'),
  })
  // In the background: the product serves meanwhile, and what is broken off goes on at the next start.
  const remarking = remarkAnswers({ database, keys: curriculum.questionKeys(), now }).catch((error: unknown) =>
    log.error({ err: error }, 'past answers were not all marked again'),
  )
  const close = async () => {
    await jobs.stop()
    await stopCounting()
    await remarking
    await mailer.settled()
    await observer.close()
    await database.close()
  }
  const announceStop = () => {
    stopping.begun = true
  }
  return { app, live, announceStop, close }
}
