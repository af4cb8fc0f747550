import { createHmac, timingSafeEqual } from 'node:crypto'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * What a browser keeps to show on which day it was first here: the day and our signature. All browsers of a day have the
 * same, so that it tells none from another.
 * @param day YYYY-MM-DD in UTC
 */
export function signFirstSeen(day: string, secret: string): string {
  return `${day}.${signature(day, secret)}`
}

/** The day that a browser's cookie shows; null where we did not sign it. */
export function readFirstSeen(cookie: string | undefined, secret: string): string | null {
  const [day = '', signed = ''] = cookie?.split('.') ?? []
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) return null
  const [given, ours] = [Buffer.from(signed), Buffer.from(signature(day, secret))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? day : null
}

function signature(day: string, secret: string): string {
  return createHmac('sha256', secret).update(`first seen ${day}`).digest('base64url')
}
