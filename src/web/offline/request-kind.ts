import { isPersonal } from '../personal-pages.ts'

/**
 * What the service worker does with a request: `asset` is a built file, whose name changes with what is in it; `page` and
 * `data` are the same for everyone and may be kept; `material` is too, but only with the topic that it belongs to; a
 * `personal-page` never is; all else is the network's alone.
 */
export type RequestKind = 'asset' | 'page' | 'data' | 'material' | 'personal-page' | 'network'

export interface RequestFacts {
  method: string
  url: URL
  /** Whether the browser asks for a document to show. */
  navigation: boolean
}

/** What a lesson says, and its drawing. */
const material = /^\/(api\/lessons|lesson-pictures)\/[^/]+$/
/** Files of the server that are neither pages nor named by their content. */
const ownFiles = /^\/(api|dev|icons)(\/|$)|^\/(sw\.js|manifest\.webmanifest|robots\.txt|favicon\.ico)$/

export function kindOf({ method, url, navigation }: RequestFacts, origin: string): RequestKind {
  if (method !== 'GET' || url.origin !== origin) return 'network'
  if (material.test(url.pathname)) return 'material'
  if (ownFiles.test(url.pathname)) return 'network'
  if (/^\/(assets|emoji)\//.test(url.pathname)) return 'asset'
  if (isPersonal(url.pathname)) return navigation ? 'personal-page' : 'network'
  if (url.pathname.endsWith('.data')) return 'data'
  return navigation ? 'page' : 'network'
}
