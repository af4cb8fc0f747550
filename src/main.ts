import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { composeProduct } from './compose.ts'
import { productFolder } from './product-folder.ts'
import { DEMO_PASSWORD, demoPeople } from './server/demo/demo-people.ts'
import { serverOptions } from './server/http/server-options.ts'
import { lossyOutput } from './server/lossy-output.ts'
import { loadWebBuild } from './server/pages/render.ts'
import { parseSettings } from './server/settings.ts'

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const settings = parseSettings(process.env)
  const build = path.join(productFolder, 'build')
  const product = await composeProduct({
    settings,
    contentFolder: path.join(build, 'content'),
    web: {
      build: await loadWebBuild(path.join(build, 'web')),
      clientFolder: path.join(build, 'web', 'client'),
    },
    log: pino({ level: process.env.LOG_LEVEL ?? 'warn' }, lossyOutput(1)),
    say: console.log,
    now: () => new Date(),
  })
  const { port, host: hostname } = settings
  const server = serve({ fetch: product.app.fetch, port, hostname, serverOptions }, ({ port }) => {
    console.log(`Revisewell serves on ${settings.publicUrl} (port ${port})`)
    if (settings.demo)
      console.log(`Demo accounts, password ${DEMO_PASSWORD}: ${demoPeople.map(({ email }) => email).join(', ')}`)
  })
  product.live.attach(server)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      product.announceStop()
      if (settings.stopAfterSeconds > 0) await delay(settings.stopAfterSeconds * 1000)
      // Sockets keep a server open: they say goodbye first.
      void product.live.close()
      server.close(() => void product.close().then(() => process.exit(0)))
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
}
