import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { cardAnswer, uuid } from '#tests/support/answers.ts'
import { Device } from './device.ts'

type Said = 'recorded' | 'duplicate' | 'refused'

const progress = {
  totalXp: 10,
  level: 1,
  tier: 'Bronze',
  dailyStreak: 1,
  studiedToday: true,
  answersToday: 1,
  dailyGoal: 20,
}
const servers: { close(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that says the same of every answer. */
async function serve(said: Said, status = 200): Promise<string> {
  const server = createServer(async (request, response) => {
    const { answers } = JSON.parse(await text(request))
    const results = answers.map(({ id }: { id: string }) => ({
      id,
      status: said,
      correct: true,
      xp: 10,
      code: 'unknown-item',
    }))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ results, progress, newBadges: [] }))
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
}

/** A device that has sent its one answer until a first acknowledgement or failure. */
async function deviceAt(url: string): Promise<Device> {
  const ended = new AbortController()
  const device = new Device({
    pupil: { id: 'ada', cookie: 'session=1' },
    answers: [cardAnswer({ id: uuid(1) })].values(),
    chance: () => 0.3,
    onAcknowledged: () => ended.abort(),
  })
  await device.stream(url, ended.signal).catch(() => undefined)
  return device
}

test('an answer that counts again after it was acknowledged is a fault', async () => {
  const url = await serve('recorded')
  const device = await deviceAt(url)
  expect(device.acknowledged.get(uuid(1))).toEqual({ correct: true, xp: 10 })
  expect(device.faults).toEqual([])
  expect(await device.resend(url)).toBe(1)
  expect(device.faults).toContain(`ada's answer ${uuid(1)} counted again after it was acknowledged.`)
})

test('an acknowledged answer that is said to be a duplicate is none', async () => {
  const device = await deviceAt(await serve('recorded'))
  await device.resend(await serve('duplicate'))
  expect(device.faults).toEqual([])
})

test('a refused answer is a fault', async () => {
  const device = await deviceAt(await serve('refused'))
  expect(device.faults).toContain(`ada's answer ${uuid(1)} was refused: unknown-item.`)
  expect(device.unacknowledged).toBe(1)
})

test('a request that the server fails is not acknowledged, and is a fault once everything is up again', async () => {
  const url = await serve('recorded', 503)
  const device = await deviceAt(url)
  expect(device.failures).toBe(1)
  expect(device.unacknowledged).toBe(1)
  await device.resend(url)
  expect(device.faults).toContain("ada's answers were not taken after the crash.")
})
