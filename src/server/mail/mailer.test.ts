import pino from 'pino'
import { expect, test } from 'vitest'
import { createMailer, type OutgoingMail } from './mailer.ts'

const mail: OutgoingMail = { to: 'ada@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const logOf = (lines: string[]) =>
  pino({ base: null, timestamp: false, level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line).msg) })

test('sending returns before the mail is on its way', async () => {
  const delivered: string[] = []
  const mailer = createMailer({ deliver: async ({ to }) => void delivered.push(to), log: logOf([]) })
  mailer.send(mail)
  expect(delivered).toEqual([])
  await mailer.settled()
  expect(delivered).toEqual(['ada@example.test'])
})

test('what fails is tried once more', async () => {
  const lines: string[] = []
  let tries = 0
  const mailer = createMailer({
    deliver: async () => {
      tries++
      if (tries === 1) throw new Error('busy')
    },
    log: logOf(lines),
    retryAfterMs: 1,
  })
  mailer.send(mail)
  await mailer.settled()
  expect([tries, lines.length]).toEqual([2, 1])
})

test('what fails twice is logged and given up, and the next mail goes out', async () => {
  const lines: string[] = []
  const delivered: string[] = []
  const mailer = createMailer({
    deliver: async ({ to }) => {
      if (to === 'gone@example.test') throw new Error('no such mailbox')
      delivered.push(to)
    },
    log: logOf(lines),
    retryAfterMs: 1,
  })
  mailer.send({ ...mail, to: 'gone@example.test' })
  mailer.send(mail)
  await mailer.settled()
  expect(delivered).toEqual(['ada@example.test'])
  expect(lines).toEqual(['a mail was not delivered; it is tried once more', 'a mail could not be delivered'])
})
