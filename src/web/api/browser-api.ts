import { PERSON_HEADER } from '#contract/person-header.ts'
import { createApi } from './client.ts'

/** What a person is told instead of the browser's own words ('Failed to fetch'), which say nothing to do. */
export const NO_CONNECTION = 'There is no connection just now. Please try again in a moment.'
/** Said in the window when the server does not know who sends a request. */
export const UNAUTHORISED = 'revisewell:unauthorised'

let speaker: string | undefined

/**
 * From now on what is sent is this person's: the server takes it for nobody's where the session is another's. True when it
 * was somebody else's before.
 */
export function speakFor(id?: string): boolean {
  const before = speaker
  speaker = id
  return Boolean(before && id && before !== id)
}

/** The API as the browser calls it; the session's cookie goes along by itself. */
export const api = createApi(async (path, init) => {
  if (speaker && init.method !== 'GET') init.headers = { ...init.headers, [PERSON_HEADER]: speaker }
  const response = await fetch(path, init).catch((cause) => {
    throw new Error(NO_CONNECTION, { cause })
  })
  if (response.status === 401) dispatchEvent(new Event(UNAUTHORISED))
  return response
})
