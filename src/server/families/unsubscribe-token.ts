import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the link in a weekly mail holds, so that it works without signing in: the parent's id and our signature under it. It says
 * nothing else and opens nothing else, and works as long as the installation's secret is the same.
 */
export function unsubscribeToken(secret: string, parentId: string): string {
  return `${Buffer.from(parentId).toString('base64url')}.${signature(secret, parentId).toString('base64url')}`
}

/** Whose token it is; null for one that isn't ours. */
export function parentOfToken(secret: string, token: string): string | null {
  const [id = '', signed = ''] = token.split('.')
  const parentId = Buffer.from(id, 'base64url').toString()
  const [given, right] = [Buffer.from(signed, 'base64url'), signature(secret, parentId)]
  return given.length === right.length && timingSafeEqual(given, right) ? parentId : null
}

const signature = (secret: string, parentId: string) =>
  createHmac('sha256', secret).update(`weekly mail of ${parentId}`).digest()
