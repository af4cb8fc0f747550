import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { AppEnvironment } from '../http/request-context.ts'

/** What the service worker may do: ask its own server. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** The files of the web build: those whose name changes with what is in them, and those that browsers look for by name. */
export function fileRoutes(app: Hono<AppEnvironment>, clientFolder: string): void {
  const files = serveStatic<AppEnvironment>({ root: clientFolder, precompressed: true })
  app.use('/assets/*', async (context, next) => {
    await next()
    if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', files)
  app.get('/assets/*', (context) => context.notFound())

  app.on('GET', ['/sw.js', '/manifest.webmanifest', '/icons/*'], async (context, next) => {
    await next()
    if (!context.res.ok) return
    const icon = context.req.path.startsWith('/icons/')
    context.header('cache-control', icon ? 'public, max-age=86400' : 'public, max-age=0, must-revalidate')
    if (context.req.path === '/sw.js') context.header('content-security-policy', workerPolicy)
  })
  app.on('GET', ['/sw.js', '/manifest.webmanifest', '/icons/*'], files)
  app.on('GET', ['/sw.js', '/manifest.webmanifest', '/icons/*'], (context) => context.notFound())
}
