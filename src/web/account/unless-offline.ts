import { data } from 'react-router'
import { NO_CONNECTION } from '../api/browser-api.ts'
import { failureOf } from './form-outcome.ts'

/** Posts a form from the page; a connection that is away becomes an outcome too, so that what was typed stays on the screen. */
export async function unlessOffline<Outcome>({
  request,
  serverAction,
}: {
  request: Request
  serverAction: () => Promise<Outcome>
}) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    // What `fetch` rejects with where nothing answers.
    if (!(error instanceof TypeError)) throw error
    // By its status the router leaves the screen's own data alone: to ask for it again would fail too and take the form away.
    return data(failureOf(form, { message: NO_CONNECTION, code: 'unavailable' }), { status: 503 })
  }
}
