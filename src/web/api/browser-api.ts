import { createApi } from './client.ts'

/** What a person is told instead of the browser's own words ('Failed to fetch'), which say nothing to do. */
export const NO_CONNECTION = 'There is no connection just now. Please try again in a moment.'

/** The API as the browser calls it; the session's cookie goes along by itself. */
export const api = createApi(async (path, init) => {
  try {
    return await fetch(path, init)
  } catch (cause) {
    throw new Error(NO_CONNECTION, { cause })
  }
})
