import { isPersonal } from '../personal-pages.ts'

/**
 * What the service worker does with a request: `asset` is a built file, whose name changes with what is in it; `page` and
 * `data` are the same for everyone and may be kept; a `personal-page` never is; all else is the network's alone.
 */
export type RequestKind = 'asset' | 'page' | 'data' | 'personal-page' | 'network'

export interface RequestFacts {
  method: string
  url: URL
  /** Whether the browser asks for a document to show. */
  navigation: boolean
}

/** Files of the server that are neither pages nor named by their content. */
const ownFiles = /^\/(api|dev|icons|health)(\/|$)|^\/(sw\.js|manifest\.webmanifest|robots\.txt|favicon\.ico)$/

export function kindOf({ method, url, navigation }: RequestFacts, origin: string): RequestKind {
  if (method !== 'GET' || url.origin !== origin || ownFiles.test(url.pathname)) return 'network'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  if (isPersonal(url.pathname)) return navigation ? 'personal-page' : 'network'
  if (url.pathname.endsWith('.data')) return 'data'
  return navigation ? 'page' : 'network'
}
