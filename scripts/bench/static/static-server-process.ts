// Serves the folder given as its one argument, as the product serves its own files: `.br` where the browser takes it.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const [root = ''] = process.argv.slice(2)
const app = new Hono()
app.use('*', serveStatic({ root, precompressed: true }))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`static files (port ${port})`))
