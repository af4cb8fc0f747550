import type { ServerOptions } from 'node:http'

/**
 * Longer than proxies (60 s) and browsers hold an idle connection: the side that closes first must never be the server, or a request
 * that is sent in that moment is lost.
 */
export const serverOptions: ServerOptions = { keepAliveTimeout: 75_000 }
