import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import type { AppEnvironment } from './request-context.ts'

async function addressOf(options: { socket?: string; forwarded?: string; trustedProxy?: boolean }): Promise<string> {
  const { socket, forwarded, trustedProxy = false } = options
  const app = new Hono<AppEnvironment>()
  app.get('/', (context) => context.text(clientAddress(context, { trustedProxy })))
  const headers = new Headers(forwarded === undefined ? [] : [['x-forwarded-for', forwarded]])
  const response = await app.request(
    '/',
    { headers },
    socket ? { incoming: { socket: { remoteAddress: socket } } } : {},
  )
  return response.text()
}

test("the address is the socket's, whatever the client says", async () => {
  expect(await addressOf({ socket: '203.0.113.9', forwarded: '198.51.100.1' })).toBe('203.0.113.9')
})

test('behind a trusted proxy it is the one that the proxy added', async () => {
  const proxied = { socket: '10.0.0.1', trustedProxy: true }
  expect(await addressOf({ ...proxied, forwarded: '198.51.100.1' })).toBe('198.51.100.1')
  expect(await addressOf({ ...proxied, forwarded: '1.2.3.4, 198.51.100.1' })).toBe('198.51.100.1')
  expect(await addressOf(proxied)).toBe('10.0.0.1')
})

test('an IPv4 address is the same when it comes in the form of IPv6', async () => {
  expect(await addressOf({ socket: '::ffff:203.0.113.9' })).toBe('203.0.113.9')
})

test("one IPv6 customer's addresses count as one", async () => {
  expect(await addressOf({ socket: '2001:db8:1:2:aaaa::1' })).toBe('2001:db8:1:2::/64')
  expect(await addressOf({ socket: '2001:0DB8:1:2::9' })).toBe('2001:db8:1:2::/64')
  expect(await addressOf({ socket: '2001:db8::1' })).toBe('2001:db8:0:0::/64')
  expect(await addressOf({ socket: '::1' })).toBe('0:0:0:0::/64')
})

test('without a socket, as when a page is rendered for everyone, it is unknown', async () => {
  expect(await addressOf({})).toBe('unknown')
})
