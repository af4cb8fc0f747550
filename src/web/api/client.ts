import type { Api } from '#contract/api.ts'
import type { InputOf, ResponseOf } from '#contract/endpoint.ts'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'

/** The server answered with an error of the contract. Switch on `code`; show `message`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ErrorBody['error']
  constructor(status: number, { error }: ErrorBody) {
    super(error.message)
    this.code = error.code
    this.status = status
    this.details = error
  }
}

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

export type ApiCall = <K extends keyof Api>(
  route: K,
  ...input: unknown extends InputOf<Api[K]> ? [] : [InputOf<Api[K]>]
) => Promise<ResponseOf<Api[K]>>

/** The typed client over any fetch: the browser's, or the server's own in-process one while it renders. */
export function createApi(fetcher: (path: string, init: RequestInit) => Promise<Response> | Response): ApiCall {
  return async (route, ...[input]) => {
    const [method = 'GET', template = ''] = route.split(' ')
    const { params = {}, query = {}, body }: AnyInput = input ?? {}
    const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(
      Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ).toString()
    const response = await fetcher(search ? `${path}?${search}` : path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const answer = await response.json().catch(() => null)
    if (!response.ok) throw new ApiError(response.status, answer ?? offlineAnswer)
    return answer
  }
}

const offlineAnswer: ErrorBody = {
  error: { code: 'unavailable', message: 'The service is starting or busy. Please try again in a moment.' },
}
