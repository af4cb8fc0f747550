import { NO_CONNECTION } from '../api/browser-api.ts'
import { type FormFailure, failureOf } from './form-outcome.ts'

/** Posts a form from the page; a connection that is away becomes an outcome too, so that what was typed stays on the screen. */
export async function unlessOffline<Outcome>({
  request,
  serverAction,
}: {
  request: Request
  serverAction: () => Promise<Outcome>
}): Promise<Outcome | FormFailure> {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    // What `fetch` rejects with where nothing answers.
    if (!(error instanceof TypeError)) throw error
    return failureOf(form, { message: NO_CONNECTION, code: 'unavailable' })
  }
}
