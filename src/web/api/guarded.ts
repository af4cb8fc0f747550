import { redirect } from 'react-router'
import { ApiError } from './client.ts'

/** The route guard (contract §6): whoever is not signed in goes to /login, whoever has another role to /. */
export async function guarded<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in') throw redirect('/login')
    if (error instanceof ApiError && error.code === 'not-allowed') throw redirect('/')
    throw error
  }
}
