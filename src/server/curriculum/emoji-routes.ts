import type { Hono } from 'hono'
import type { AppEnvironment } from '../http/request-context.ts'
import type { CurriculumStore } from './curriculum-store.ts'

/** The drawings of the emoji in the material. */
export function emojiRoutes(app: Hono<AppEnvironment>, { emoji }: Pick<CurriculumStore, 'emoji'>): void {
  app.get('/emoji/:name', (context) => {
    const drawing = emoji.get(context.req.param('name').replace(/\.svg$/, ''))
    if (drawing === undefined) return context.notFound()
    return context.body(drawing, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=604800',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
}
