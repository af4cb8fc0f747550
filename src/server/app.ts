import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Logger } from 'pino'
import { operations } from '#contract/api.ts'
import { AppError, type ErrorCode } from '#contract/errors.ts'
import { openApiOf } from '#contract/openapi.ts'
import { PERSON_HEADER } from '#contract/person-header.ts'
import type { Person } from '#domain/permissions.ts'
import type { Auth } from './accounts/auth.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createKnownDevices } from './accounts/sign-in/known-devices.ts'
import { administrationRoutes } from './administration/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { backupRoutes } from './backup/routes.ts'
import { classRoutes } from './classes/routes.ts'
import { contentRoutes } from './content/routes.ts'
import type { CurriculumStore } from './curriculum/curriculum-store.ts'
import { emojiRoutes } from './curriculum/emoji-routes.ts'
import { curriculumRoutes } from './curriculum/routes.ts'
import type { Database } from './database/database.ts'
import { isDatabaseAway, isStorageFull } from './database/sql-state.ts'
import { examRoutes } from './exam/routes.ts'
import { familyRoutes } from './families/routes.ts'
import { gameRoutes } from './games/routes.ts'
import { createGroupLimits } from './groups/group-limits.ts'
import { createTellRoom } from './groups/group-news.ts'
import { groupRoomKind } from './groups/group-room.ts'
import { groupRoutes } from './groups/routes.ts'
import { sessionRoomKind } from './groups/sessions/session-room.ts'
import { healthRoutes } from './health/routes.ts'
import type { Stopping } from './health/tell-serving.ts'
import { helpRoutes } from './help/routes.ts'
import { asSpeaker } from './http/as-speaker.ts'
import { clientAddress } from './http/client-address.ts'
import { limitSenders } from './http/limits/limit-senders.ts'
import { createSharedLimits } from './http/limits/shared-limit.ts'
import type { AppEnvironment } from './http/request-context.ts'
import { requireSameOrigin } from './http/require-same-origin.ts'
import type { Jobs } from './jobs/jobs.ts'
import { leaderboardRoutes } from './leaderboards/routes.ts'
import { learnRoutes } from './learn/routes.ts'
import { lessonPictureRoutes, lessonRoutes } from './lessons/routes.ts'
import type { LiveRooms } from './live/live.ts'
import { liveQuizRoomKind } from './live-quiz/live-quiz-room.ts'
import { liveQuizRoutes } from './live-quiz/routes.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Outbox } from './mail/outbox.ts'
import { mailRoutes } from './mail/routes.ts'
import { mistakeRoutes } from './mistakes/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { observeRequests } from './observe/observe-requests.ts'
import { noObserver, type Observer } from './observe/observer.ts'
import { fileRoutes } from './pages/file-routes.ts'
import { KeptPages } from './pages/kept-pages.ts'
import { forgetSettings, pageRoutes } from './pages/page-routes.ts'
import type { WebBuild } from './pages/render.ts'
import { planningRoutes } from './planning/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { progressRoutes } from './progress/routes.ts'
import { quizRoutes } from './quizzes/routes.ts'
import { remarkingRoutes } from './remarking/routes.ts'
import { rewardRoutes } from './rewards/routes.ts'
import { schoolRoutes } from './schools/routes.ts'
import { setRoutes } from './sets/routes.ts'
import type { Settings } from './settings.ts'
import { staffRoutes } from './staff/routes.ts'
import { createAnswerRecorder } from './study/answer-recorder.ts'
import { studyRoutes } from './study/routes.ts'
import { findQuizAssignments } from './tasks/find-quiz-assignments.ts'
import { taskRoutes } from './tasks/routes.ts'
import type { TimeLimits } from './tutor/model/time-limits.ts'
import { tutorRoutes } from './tutor/routes.ts'
import { userRoutes } from './users/routes.ts'

export interface AppParts {
  settings: Settings
  database: Database
  curriculum: CurriculumStore
  /** Who sends a request, by its session cookie. */
  identify: (request: Request) => Promise<Person>
  auth: Auth
  /** Where work is left that is done later and survives a restart. */
  jobs: Jobs
  /** The installation's own, which signs what links in mails hold. */
  secret: string
  live: LiveRooms
  /** Absent where nobody watches. */
  observer?: Observer
  /** Absent where nobody asks whether the server stops. */
  stopping?: Readonly<Stopping>
  mailer: Mailer
  outbox: Pick<Outbox, 'list'>
  /** The pages, and the folder of their files; absent where only the API is served, as in its tests. */
  web?: { build: WebBuild; clientFolder: string }
  /** How long the tutor's model may take; the usual limits unless told. */
  modelLimits?: TimeLimits
  log: Logger
  now: () => Date
}

/** Far more than anybody answers, and a batch may hold many; it only stops a program that runs wild. */
const ANSWER_REQUESTS_PER_MINUTE = 600

/** Two plays of any length fit in a minute many times over; each is a little work to replay. */
const GAME_REQUESTS_PER_MINUTE = 40

/** Enough for the largest file's parts. */
const IMPORT_REQUESTS_PER_MINUTE = 150

/** Readings of a file to import, and packages to export: each is a process. */
const SET_FILES_PER_MINUTE = 20

const fileTasks = [
  '/api/set-imports/:id/preview',
  '/api/set-imports/:id/save',
  '/api/sets/:id/export',
  '/api/quiz-imports',
  '/api/quiz-imports/preview',
  '/api/quizzes/:id/export',
]

/** What an error that is none of ours is told as. */
function codeOf(error: unknown): ErrorCode {
  if (isStorageFull(error)) return 'storage-full'
  return isDatabaseAway(error) ? 'unavailable' : 'internal'
}

/** Middleware, the features' routes and the one place where an error becomes a response. */
export function createApp(parts: AppParts): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>()
  const { settings, database, curriculum, identify, auth, jobs, secret, live, mailer, outbox, web, log, now } = parts
  app.onError((error, context) => {
    const known = error instanceof AppError ? error : new AppError(codeOf(error))
    const request = context.get('requestId')
    if (known !== error) log.error({ err: error, path: context.req.path, request }, 'request failed')
    if (known.details.retryAfter) context.header('retry-after', String(known.details.retryAfter))
    const body = known.toBody()
    if (known.status >= 500) body.error.requestId = request
    return context.json(body, known.status)
  })
  app.use(observeRequests(parts.observer ?? noObserver))
  // A video's player is framed by the product's own pages; its policy says by whom.
  app.use('/api/added-content/:id/player', async (context, next) => {
    await next()
    context.res.headers.delete('x-frame-options')
  })
  // A form that posts before the script arrives must say where it comes from, which 'no-referrer' would hide.
  app.use(
    secureHeaders({
      xFrameOptions: 'DENY',
      // Pages set it themselves, those that are about somebody.
      crossOriginOpenerPolicy: false,
      crossOriginResourcePolicy: 'same-origin',
      referrerPolicy: 'same-origin',
      // A year. Other names of the domain are not ours to bind.
      strictTransportSecurity: settings.publicUrl.startsWith('https:') && 'max-age=31536000',
    }),
  )
  app.use('/api/*', async (context, next) => {
    // Most answers are about the person who asks; what is the same for everyone reaches the browser in pages.
    context.header('cache-control', 'no-store')
    await next()
  })
  app.use(requireSameOrigin(settings.publicUrl))
  app.use('/api/*', async (context, next) => {
    context.set('address', clientAddress(context, settings))
    context.set('person', asSpeaker(await identify(context.req.raw), context.req.header(PERSON_HEADER)))
    await next()
  })
  app.use('/api/answers', limitSenders({ points: ANSWER_REQUESTS_PER_MINUTE, seconds: 60 }))
  app.use('/api/game-plays/*', limitSenders({ points: GAME_REQUESTS_PER_MINUTE, seconds: 60 }))
  app.use('/api/set-imports/*', limitSenders({ points: IMPORT_REQUESTS_PER_MINUTE, seconds: 60 }))
  const limitSetFiles = limitSenders({ points: SET_FILES_PER_MINUTE, seconds: 60 })
  for (const path of fileTasks) app.use(path, limitSetFiles)
  const sharedLimits = createSharedLimits({ queries: database, secret, now })
  const devices = createKnownDevices({ auth, secure: settings.publicUrl.startsWith('https:') })

  healthRoutes(app, { database, stopping: parts.stopping ?? { begun: false } })
  accountRoutes(app, {
    database,
    auth,
    live,
    jobs,
    mailer,
    sharedLimits,
    devices,
    publicUrl: settings.publicUrl,
    secret,
    log,
    now,
  })
  mailRoutes(app, { outbox, outboxReadable: settings.outboxReadable })
  helpRoutes(app, { database, jobs, now })
  curriculumRoutes(app, curriculum)
  const recorder = createAnswerRecorder({ database, items: curriculum.itemFacts, now })
  studyRoutes(app, { database, curriculum, recorder, secret, now })
  learnRoutes(app, { database, curriculum, now })
  progressRoutes(app, { database, curriculum, now })
  remarkingRoutes(app, { database, now })
  planningRoutes(app, { database, curriculum, settings, now })
  examRoutes(app, { database, curriculum, now })
  gameRoutes(app, { database, curriculum, now })
  lessonRoutes(app, { database, curriculum, now })
  rewardRoutes(app, { database, now })
  leaderboardRoutes(app, {
    database,
    demo: settings.demo,
    onProblem: (error) => log.error({ err: error }, 'XP was not counted for the leaderboards'),
    now,
  })
  userRoutes(app, { database, auth, live, jobs, publicUrl: settings.publicUrl, sharedLimits, log, now })
  schoolRoutes(app, { database, now })
  staffRoutes(app, { database, jobs, live, publicUrl: settings.publicUrl, now })
  contentRoutes(app, { database, now })
  setRoutes(app, { database, now })
  quizRoutes(app, { database, curriculum, findAssignments: findQuizAssignments, now })
  classRoutes(app, {
    database,
    curriculum,
    auth,
    mailer,
    sharedLimits,
    devices,
    publicUrl: settings.publicUrl,
    log,
    now,
  })
  familyRoutes(app, { database, curriculum, jobs, sharedLimits, publicUrl: settings.publicUrl, secret, now })
  const groupParts = { database, curriculum, limits: createGroupLimits(), tellRoom: createTellRoom(live), now }
  live.register(groupRoomKind({ ...groupParts, live }))
  live.register(sessionRoomKind({ database, curriculum, live, now }))
  groupRoutes(app, groupParts)
  live.register(liveQuizRoomKind({ database, curriculum, live, now }))
  liveQuizRoutes(app, { database, curriculum, live, now })
  moderationRoutes(app, groupParts)
  mistakeRoutes(app, { database, curriculum, now })
  taskRoutes(app, { database, curriculum, jobs, now })
  tutorRoutes(app, { database, curriculum, settings, modelLimits: parts.modelLimits, log, now })

  auditRoutes(app, { database, now })
  noticeRoutes(app, { database, now })
  privacyRoutes(app, { database, jobs, publicUrl: settings.publicUrl, now })
  backupRoutes(app, { database, databaseUrl: settings.databaseUrl, now })
  const kept = new KeptPages()
  administrationRoutes(app, {
    database,
    curriculum,
    jobs,
    demo: settings.demo,
    onSettingsChanged: () => forgetSettings(kept),
    now,
  })

  let openApi: ReturnType<typeof openApiOf> | undefined
  // A name that is this machine's alone is left to whoever reads the document.
  const url = new URL(settings.publicUrl).hostname === 'localhost' ? '/' : settings.publicUrl
  app.get('/api/openapi.json', (context) =>
    context.json((openApi ??= openApiOf(operations, { url, sessionCookie: auth.sessionCookie }))),
  )
  app.all('/api/*', () => {
    throw new AppError('not-found')
  })
  lessonPictureRoutes(app, curriculum)
  emojiRoutes(app, curriculum)
  if (web) {
    fileRoutes(app, web.clientFolder)
    pageRoutes(app, web.build, kept)
  }
  app.notFound(() => {
    throw new AppError('not-found')
  })
  return app
}
