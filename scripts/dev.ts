import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { createServer as createVite } from 'vite'
import { composeProduct } from '../src/compose.ts'
import { webBuildOf } from '../src/server/pages/render.ts'
import { parseSettings } from '../src/server/settings.ts'
import { buildContent } from './build/build-product.ts'

// The product with its pages straight from the source: a change shows at once. Server files want a restart.
const settings = parseSettings(process.env)
// A fault in a topic that is being written should not stop work on a screen: the last sound curriculum serves.
await buildContent({ say: console.log }).catch((error: Error) => console.error(error.message))
const server = createServer()
// Hot reloading speaks over the product's own address, which is all that its policy allows.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } })
const product = await composeProduct({
  settings,
  contentFolder: path.join(import.meta.dirname, '..', 'build', 'content'),
  web: {
    build: await webBuildOf(() => vite.ssrLoadModule('virtual:react-router/server-build'), 'development'),
    clientFolder: path.join(import.meta.dirname, '..', 'build'),
  },
  log: pino({ level: process.env.LOG_LEVEL ?? 'warn' }),
  say: console.log,
  now: () => new Date(),
})
const serveProduct = getRequestListener(product.app.fetch)
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void serveProduct(request, response))
})
product.live.attach(server)
server.listen(settings.port, settings.host, () => console.log(`Revisewell in development on ${settings.publicUrl}`))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close()
    void Promise.all([vite.close(), product.live.close().then(() => product.close())]).then(() => process.exit(0))
  })
