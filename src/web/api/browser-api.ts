import { createApi } from './client.ts'

/** The API as the browser calls it; the session's cookie goes along by itself. */
export const api = createApi((path, init) => fetch(path, init))
