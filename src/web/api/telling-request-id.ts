import { data } from 'react-router'
import { type ApiCall, ApiError } from './client.ts'

/** The API of loaders, whose fault of ours keeps its request id on the way to the page that says so; the router hides any other error. */
export function tellingRequestId(call: ApiCall): ApiCall {
  const telling = async (...asked: Parameters<ApiCall>) => {
    try {
      return await call(...asked)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 500) throw error
      throw data(error.details.requestId ?? null, { status: error.status })
    }
  }
  return telling as ApiCall
}
