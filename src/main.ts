import path from 'node:path'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { accountMails } from './server/accounts/account-mails.ts'
import { createAuth } from './server/accounts/auth.ts'
import { readAuthSecret } from './server/accounts/auth-secret.ts'
import { createIdentify } from './server/accounts/identify.ts'
import { createApp } from './server/app.ts'
import { readCurriculumStore } from './server/curriculum/curriculum-store.ts'
import { connectDatabase } from './server/database/connect.ts'
import { closeDemo } from './server/demo/close-demo.ts'
import { DEMO_PASSWORD, demoPeople } from './server/demo/demo-people.ts'
import { loadDemo } from './server/demo/load-demo.ts'
import { openMail } from './server/mail/open-mail.ts'
import { loadWebBuild } from './server/pages/render.ts'
import { parseSettings } from './server/settings.ts'

const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' })

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const settings = parseSettings(process.env)
  const build = path.join(import.meta.dirname, '..', 'build')
  const curriculum = readCurriculumStore(path.join(build, 'content'))
  const database = await connectDatabase(settings)
  const web = {
    build: await loadWebBuild(path.join(build, 'web'), 'production'),
    clientFolder: path.join(build, 'web', 'client'),
  }
  const now = () => new Date()
  const { publicUrl, dataDir } = settings
  const { mailer, outbox } = openMail({ ...settings, log, now })
  const secret = readAuthSecret(dataDir)
  const auth = await createAuth({ database, publicUrl, secret, mailer, mails: accountMails(publicUrl), log })
  if (settings.demo) await loadDemo({ database, auth, curriculum, now: now() })
  else await closeDemo(database)
  const app = createApp({
    settings,
    database,
    curriculum,
    identify: createIdentify({ auth, queries: database }),
    auth,
    mailer,
    outbox,
    web,
    log,
    now,
  })
  const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
    console.log(`Revisewell serves on ${settings.publicUrl} (port ${port})`)
    if (settings.demo)
      console.log(`Demo accounts, password ${DEMO_PASSWORD}: ${demoPeople.map(({ email }) => email).join(', ')}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close(
        () =>
          void mailer
            .settled()
            .then(() => database.close())
            .then(() => process.exit(0)),
      )
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
}
