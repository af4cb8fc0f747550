import { isIPv6 } from 'node:net'
import type { AppContext } from './request-context.ts'

/**
 * The address that limits count by. Behind a trusted proxy it is the last one in X-Forwarded-For: the one that the proxy
 * itself saw, since everything before it is the client's word.
 */
export function clientAddress(context: AppContext, { trustedProxy }: { trustedProxy: boolean }): string {
  const forwarded = trustedProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || context.env?.incoming?.socket?.remoteAddress || 'unknown'
  return networkOf(address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 45))
}

/** One IPv6 customer has a whole /64, so that is what counts as one address. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const leading = head.split(':').filter(Boolean)
  const trailing = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - leading.length - trailing.length
  const groups = [...leading, ...Array<string>(Math.max(0, zeros)).fill('0'), ...trailing]
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
