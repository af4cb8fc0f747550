import type { MiddlewareHandler } from 'hono'
import { AppError } from '#contract/errors.ts'
import type { AppEnvironment } from './request-context.ts'

const safe = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what another site's page sends: browsers name the origin of every request that may change something. A request
 * that names none comes from no browser's page, so it carries nobody's cookie but its sender's.
 */
export function requireSameOrigin(publicUrl: string): MiddlewareHandler<AppEnvironment> {
  const own = new URL(publicUrl).origin
  return async (context, next) => {
    const origin = context.req.header('origin')
    const trusted = origin === undefined || origin === own || hostOf(origin) === context.req.header('host')
    const site = context.req.header('sec-fetch-site')
    if (!safe.includes(context.req.method) && (!trusted || (origin === undefined && site === 'cross-site')))
      throw new AppError('wrong-origin')
    await next()
  }
}

/** Null for `null` and whatever else is no origin: no header equals it. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host || null : null
}
