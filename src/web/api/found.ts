import { data } from 'react-router'
import { ApiError } from './client.ts'

/** Turns the API's not-found, and input that no route of ours has, into the product's 404 page. */
export async function found<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'bad-input')) throw notFound()
    throw error
  }
}

export const notFound = () => data(null, { status: 404 })
