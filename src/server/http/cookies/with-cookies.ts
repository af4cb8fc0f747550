import type { AppContext } from '../request-context.ts'

/** Sets the cookies of an answer about a session. */
export function withCookies<Answer extends { cookies: string[] }>(context: AppContext, answer: Answer): Answer {
  for (const cookie of answer.cookies) context.header('set-cookie', cookie, { append: true })
  // What is personal belongs in nobody's cache.
  context.header('cache-control', 'no-store')
  return answer
}
