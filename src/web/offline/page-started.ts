/** What an open page tells the service worker once it has come to rest. */
export interface PageStarted {
  said: 'page-started'
  /** The build that the page was made with. */
  build: string
  page: string
}

export function isPageStarted(message: unknown): message is PageStarted {
  return typeof message === 'object' && message !== null && 'said' in message && message.said === 'page-started'
}
