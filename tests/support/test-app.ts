import { randomBytes, randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import pino from 'pino'
import type { Mail } from '#contract/accounts.ts'
import type { SubjectSummary } from '#contract/curriculum.ts'
import type { TopicOutline } from '#domain/curriculum/topic.ts'
import type { Role } from '#domain/permissions.ts'
import { accountMails } from '#server/accounts/account-mails.ts'
import { createAuth } from '#server/accounts/auth.ts'
import { createIdentify } from '#server/accounts/sign-in/identify.ts'
import { type SignUpDetails, takeAddress, writeAccount } from '#server/accounts/sign-up/sign-up-store.ts'
import { type AppParts, createApp } from '#server/app.ts'
import type { CurriculumStore } from '#server/curriculum/curriculum-store.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnvironment } from '#server/http/request-context.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import { openLive } from '#server/live/live.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { parseSettings } from '#server/settings.ts'
import { startWorkers } from '#server/start-workers.ts'
import { items } from './answers.ts'
import { emptyFindingModel } from './empty-finding-model.ts'
import { lazyJobs } from './lazy-jobs.ts'

const noCurriculum: CurriculumStore = {
  levels: [],
  level: () => undefined,
  subject: () => undefined,
  topics: () => [],
  topic: () => undefined,
  topicOutline: () => undefined,
  cardsOf: () => [],
  pointsOf: () => [],
  items,
  itemFacts: items,
  emoji: new Map(),
  lessons: { facts: () => undefined, lesson: async () => undefined, picture: async () => undefined },
  questionKeys: () => new Map(),
  taughtShare: () => undefined,
  exam: () => [],
  papers: [],
  formulaSheets: [],
  findingModel: emptyFindingModel,
  question: () => undefined,
}

export interface TestAppOptions {
  database: Database
  curriculum?: CurriculumStore
  now?: () => Date
  /** The environment that the settings are parsed from. */
  environment?: Record<string, string>
  /** The built pages; without them only the API is served. */
  web?: AppParts['web']
  /** What sessions are signed with, the same for servers of one product. */
  secret?: string
  /** The database over which several servers share their live rooms. */
  listenUrl?: string
  /** How long the tutor's model may take. */
  modelLimits?: AppParts['modelLimits']
  /** Told of requests. */
  observer?: AppParts['observer']
  /** Silent unless told. */
  log?: AppParts['log']
}

/** GCSE biology with the two topics of `items`. */
export const smallCurriculum: CurriculumStore = {
  ...noCurriculum,
  levels: [{ id: 'gcse', title: 'GCSE', description: 'Exam years', presentation: 'calm', subjects: [biology()] }],
  topics: (level, subject) =>
    level === 'gcse' && subject === 'biology' ? [outline('cells', 'Cells', 1), outline('genes', 'Genes', 2)] : [],
}

function biology(): SubjectSummary {
  const counts = { topics: 2, studyTopics: 2, flashcards: 6, questions: 12 }
  return { level: 'gcse', slug: 'biology', title: 'Biology', order: 1, icon: 'dna', hue: 150, ...counts }
}

function outline(slug: string, title: string, order: number): TopicOutline {
  const summary = `All about ${slug}, briefly`
  const counts = { flashcards: 3, quiz: 6, exam: 0 }
  return {
    id: slug,
    level: 'gcse',
    subject: 'biology',
    slug,
    title,
    lessonOf: null,
    order,
    summary,
    references: {},
    points: [],
    counts,
  }
}

const roleOf = {
  student: 'student',
  teacher: 'teacher',
  'unconfirmed-teacher': 'teacher',
  parent: 'parent',
  admin: 'admin',
  'unsecured-admin': 'admin',
} as const

export const publicUrl = 'http://revisewell.test'
export const password = 'violet kettle 42'

/** Of `password`, for every app: hashing is slow on purpose. */
let hashedPassword: Promise<string> | undefined

/** The product's API over a real database, its mails kept in memory; every app has limits of its own. */
export async function createTestApp(options: TestAppOptions) {
  const { database, curriculum = noCurriculum, now = () => new Date(), environment = {}, web, modelLimits } = options
  const { log = pino({ level: 'silent' }) } = options
  const mails: Mail[] = []
  const mailer = createMailer({
    deliver: async ({ key: _, ...mail }) => {
      mails.unshift({ id: randomUUID(), sentAt: now().toISOString(), ...mail })
    },
    log,
  })
  const secret = options.secret ?? randomBytes(32).toString('base64url')
  const jobs = lazyJobs(async () => {
    const opened = await openJobs({ database, log, lookEverySeconds: 0.5 })
    const { publicUrl } = settings
    await startWorkers({ jobs: opened, mailer, database, curriculum, publicUrl, secret, log, now })
    return opened
  })
  const settings = parseSettings({ PUBLIC_URL: publicUrl, ...environment })
  const auth = await createAuth({
    database,
    publicUrl: settings.publicUrl,
    secret,
    mailer,
    mails: accountMails(settings.publicUrl),
    log,
  })
  const identify = createIdentify({ auth, queries: database })
  const outbox = { list: async () => mails }
  const live = await openLive({
    database,
    listenUrl: options.listenUrl,
    publicUrl: settings.publicUrl,
    identify,
    onProblem: (error) => log.error({ err: error }),
  })
  const app = createApp({
    settings,
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
    ...(modelLimits && { modelLimits }),
    ...(options.observer && { observer: options.observer }),
    log,
    now,
  })
  return {
    app,
    live,
    auth,
    /** Stop it at the end of a test that had something sent to it: its workers look for jobs until then. */
    jobs,
    /** Every mail so far, the newest first. */
    async mails(): Promise<Mail[]> {
      await mailer.settled()
      return mails
    },
    visitor: (headers: Record<string, string> = {}) => new Visitor(app, headers),
    /**
     * A visitor who is signed in to a new, verified account, whose password is `password`. A teacher is confirmed by a school of
     * their own; an `unconfirmed-teacher` by none. An admin has a second step; an `unsecured-admin` has none.
     */
    async signedIn(
      as: Role | 'unconfirmed-teacher' | 'unsecured-admin',
      fullName = `A ${roleOf[as]}`,
    ): Promise<Visitor & { email: string; id: string }> {
      const role = roleOf[as]
      const email = `${randomUUID()}@example.test`
      hashedPassword ??= auth.hashPassword(password)
      const id = await createAccount(database, { email, fullName, role, passwordHash: await hashedPassword })
      if (as === 'teacher') await confirmAtOwnSchool(database, id)
      if (as === 'admin') await database.query('update users set two_factor_enabled = true where id = $1', [id])
      const visitor = new Visitor(app)
      const { cookies } = await auth.signInVerified({ userId: id, deviceLabel: '' })
      for (const cookie of cookies) visitor.keep(cookie)
      return Object.assign(visitor, { email, id })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

async function createAccount(
  database: Database,
  { email, ...details }: { email: string } & Omit<SignUpDetails, 'timeZone'>,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const id = await takeAddress(transaction, { email, name: details.fullName })
    if (id === null) throw new Error(`${email} has an account already`)
    await writeAccount(transaction, id, { ...details, timeZone: 'Europe/London' })
    await transaction.query('update users set email_verified = true where id = $1', [id])
    // Older than whatever a test's clock says: answers from before their account earn nothing.
    await transaction.query(`update profiles set created_at = now() - interval '20 years' where id = $1`, [id])
    return id
  })
}

/** A school for this teacher alone, which has confirmed them. */
async function confirmAtOwnSchool(database: Database, teacherId: string): Promise<void> {
  await database.query(
    `with school as (insert into schools (name) values ($2) returning id)
     update profiles set school_id = (select id from school) where id = $1`,
    [teacherId, `School ${randomUUID()}`],
  )
}

/** The token in the link of the newest mail to an address. */
export function tokenFor(email: string, mails: readonly Mail[]): string {
  const text = mails.find(({ to }) => to === email)?.text ?? ''
  const link = /https?:\/\/\S+\?token=\S+/.exec(text)?.[0]
  if (!link) throw new Error(`no link was mailed to ${email}`)
  return new URL(link).searchParams.get('token') ?? ''
}

/** Somebody with a browser: keeps cookies between requests. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly #app: Hono<AppEnvironment>
  readonly #headers: Record<string, string>

  constructor(app: Hono<AppEnvironment>, headers: Record<string, string> = {}) {
    this.#app = app
    this.#headers = headers
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await this.#app.request(path, {
      method,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.#headers,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  get = (path: string) => this.send('GET', path)
  post = (path: string, body: unknown) => this.send('POST', path, body)

  keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
