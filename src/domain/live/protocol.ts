/** Where a page opens its socket; the server's words and the browser's must be of the same version. */
export const LIVE_PATH = '/api/live'
export const LIVE_PROTOCOL = 'revisewell.live.1'

/** The most that a browser may send at once, in bytes. */
export const MAX_LIVE_BYTES = 16 * 1024

/** Why the server ended a socket; beyond these only what any network does. */
export const liveClose = {
  /** The server stops or restarts: come back soon. */
  restarting: 1012,
  /** The session has ended: sign in again. */
  signedOut: 4401,
  /** Not what the contract says. */
  notUnderstood: 4400,
  /** More than anybody needs. */
  tooMuch: 4429,
  /** It read too slowly: what it missed comes when it joins again. */
  tooSlow: 4408,
} as const
